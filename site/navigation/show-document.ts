/**
 * Shows the content of a fetched document between header and footer, with its title and metadata. The current
 * document stays, and with it the islands outside of `main`.
 */
import {
  type Arrival,
  isHydrated,
  notifyNewIslands,
  unmountIslands,
  updateIsland,
} from "../islands/alive-parts.ts";

/** Loaded late, since no first page needs it. */
export const loadMorph = () => import("idiomorph");

/** Shows another page: its `main` replaces the old one. */
export async function replacePage(page: Document, arrival: Arrival = "load"): Promise<void> {
  updateOutsideMain(page);
  const [old, fresh] = [document, page].map(({ body }) => body.querySelector("main"));
  if (old && fresh) {
    unmountIslands(old);
    old.replaceWith(fresh);
  }
  notifyNewIslands(arrival);
  await morph("header", page);
  await morph("footer", page);
}

/**
 * Shows the current page again, as it is now or in another view. Unchanged elements stay, so that a video plays on,
 * typed text is kept, and a reader keeps place and focus.
 */
export async function updatePage(page: Document, arrival: Arrival = "load"): Promise<void> {
  updateOutsideMain(page);
  await morph("main", page);
  notifyNewIslands(arrival);
}

/** Done before `main` changes, so that no island outside of it shows the old page beside the new one. */
function updateOutsideMain(page: Document): void {
  for (const old of document.head.querySelectorAll(pageMetadata)) old.remove();
  document.head.append(...page.head.querySelectorAll(pageMetadata));
  for (const fresh of page.querySelectorAll<HTMLElement>("body > [data-facts]")) {
    const island = document.querySelector<HTMLElement>(`body > ${fresh.localName}`);
    if (island) updateIsland(island, fresh.dataset.facts ?? "{}");
  }
}

/** The rest of a head is the same on all pages, or comes from an operator's code. */
const pageMetadata =
  "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name^='twitter:'], meta[property], script[type='application/ld+json']";

/** Set by scripts of the browser, so a fetched document does not have them. */
const browserAttributes = new Set(["data-finished", "data-marked", "tabindex"]);

async function morph(part: "header" | "main" | "footer", page: Document): Promise<void> {
  const { Idiomorph } = await loadMorph();
  const [old, fresh] = [document, page].map(({ body }) => body.querySelector(`body > ${part}`));
  if (!old || !fresh) return;
  await Idiomorph.morph(old, fresh, {
    callbacks: {
      beforeNodeMorphed: (old, fresh) => !updatesItself(old, fresh),
      beforeNodeRemoved: (old) => {
        if (old instanceof Element) unmountIslands(old);
        return true;
      },
      beforeAttributeUpdated: (name) => !browserAttributes.has(name),
    },
  });
}

/** @returns true for an input or an island, which is then up to date */
function updatesItself(old: Element, fresh: Node): boolean {
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    // Another search replaces the text of the input; the same search keeps what the visitor is typing.
    if (old.defaultValue !== fresh.defaultValue) old.value = old.defaultValue = fresh.defaultValue;
    return true;
  }
  if (!(old instanceof HTMLElement && fresh instanceof HTMLElement && isHydrated(old))) return false;
  updateIsland(old, fresh.dataset.facts ?? "{}");
  return true;
}
