/**
 * Shows what another document has between header and footer, with its title and what its head tells of it. The document itself
 * stays, and with it the islands around the middle.
 */
import { endIslands, isAlive, renewIsland, tellOfNewIslands } from "../islands/live-islands.tsx";

/** What changes parts of a page in place; no first reading needs it. */
export const loadMorph = () => import("idiomorph");

/** Another page: nothing of the old one's middle stays. */
export async function turnTo(page: Document): Promise<void> {
  tellAround(page);
  const [shown, wanted] = [document, page].map(({ body }) => body.querySelector("main"));
  if (shown && wanted) {
    endIslands(shown);
    shown.replaceWith(wanted);
  }
  tellOfNewIslands();
  await change("header", page);
  await change("footer", page);
}

/**
 * The same page, as it is now or in another view: what has not changed stays as it stands, so that a video plays on, typed text
 * is kept, and a reader keeps the place and the focus.
 */
export async function renew(page: Document): Promise<void> {
  tellAround(page);
  await change("main", page);
  tellOfNewIslands();
}

/** Before the middle changes: nothing of the old page is said of the new one. */
function tellAround(page: Document): void {
  for (const old of document.head.querySelectorAll(ofOnePage)) old.remove();
  document.head.append(...page.head.querySelectorAll(ofOnePage));
  for (const fresh of page.querySelectorAll<HTMLElement>("body > [data-facts]")) {
    const shown = document.querySelector<HTMLElement>(`body > ${fresh.localName}`);
    if (shown) renewIsland(shown, fresh.dataset.facts ?? "{}");
  }
}

/** What is said of one page alone; the rest of a head is the same on all of them, or an operator's. */
const ofOnePage =
  "title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name^='twitter:'], meta[property], script[type='application/ld+json']";

/** What the browser alone knows: what is laid out, and where the focus may go. */
const ownAttributes = new Set(["data-finished", "tabindex"]);

async function change(part: "header" | "main" | "footer", page: Document): Promise<void> {
  const { Idiomorph } = await loadMorph();
  const [shown, wanted] = [document, page].map(({ body }) => body.querySelector(`body > ${part}`));
  if (!shown || !wanted) return;
  await Idiomorph.morph(shown, wanted, {
    callbacks: {
      beforeNodeMorphed: (old, fresh) => !hasItsOwnWay(old, fresh),
      beforeNodeRemoved: (old) => {
        if (old instanceof Element) endIslands(old);
        return true;
      },
      beforeAttributeUpdated: (name) => !ownAttributes.has(name),
    },
  });
}

/** @returns true where nothing is left to change */
function hasItsOwnWay(old: Element, fresh: Node): boolean {
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
    // Another search is shown in its field; the same one leaves there what somebody is typing.
    if (old.defaultValue !== fresh.defaultValue) old.value = old.defaultValue = fresh.defaultValue;
    return true;
  }
  if (!(old instanceof HTMLElement && fresh instanceof HTMLElement && isAlive(old))) return false;
  renewIsland(old, fresh.dataset.facts ?? "{}");
  return true;
}
