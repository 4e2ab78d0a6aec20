/** Fetches a page while somebody is about to follow its link, so that it is there when they do. */
import { savesData } from "../following/saves-data.ts";
import { type Fetched, fetchDocument } from "./fetch-document.ts";

/** Milliseconds over a link after which somebody is taken to mean it. */
const hoverFor = 100;
/** Milliseconds after which a page that nobody has asked for is forgotten. */
const keptFor = 10_000;

let ahead: { readonly address: string; readonly fetching: Promise<Fetched | null> } | null = null;

/** @param signal ends it */
export function fetchAhead(signal: AbortSignal): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout>;
  const hear = (event: Event, delay: number) => {
    clearTimeout(timer);
    const address = addressToFetch(event.target);
    if (address) timer = setTimeout(() => fetchNow(address), delay);
  };
  addEventListener("pointerover", (event) => hear(event, hoverFor), { signal, passive: true });
  addEventListener("pointerdown", (event) => hear(event, 0), { signal, passive: true });
}

/** @returns null where a link leads elsewhere, within the page, or to a search, which counts as one */
function addressToFetch(target: EventTarget | null): string | null {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("main a[href^='/']:not([target])");
  if (!link || link.hash || /^\/search\b|\.\w+$/.test(link.pathname)) return null;
  return link.href === location.href ? null : link.href;
}

function fetchNow(address: string): void {
  if (ahead?.address === address) return;
  const fetching = fetchDocument(address).catch(() => null);
  ahead = { address, fetching };
  setTimeout(() => {
    if (ahead?.fetching === fetching) ahead = null;
  }, keptFor);
}

/** @returns the page that was fetched ahead, once; null where none was */
export function takeFetched(address: string): Promise<Fetched | null> | null {
  const taken = ahead?.address === address ? ahead.fetching : null;
  ahead = null;
  return taken;
}
