/** Prefetches a page when a visitor is about to follow its link. */
import { savesData } from "../following/saves-data.ts";
import { type FetchedPage, fetchDocument } from "./fetch-document.ts";

/** Milliseconds that the pointer stays on a link before it is prefetched. */
const hoverDelay = 100;
/** Milliseconds after which a prefetched page that was not used is dropped. */
const maxAge = 10_000;

let prefetched: { readonly address: string; readonly response: Promise<FetchedPage | null> } | null = null;

/** @param signal ends it */
export function prefetchLinks(signal: AbortSignal): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout>;
  const schedule = (event: Event, delay: number) => {
    clearTimeout(timer);
    const address = addressToPrefetch(event.target);
    if (address) timer = setTimeout(() => prefetch(address), delay);
  };
  addEventListener("pointerover", (event) => schedule(event, hoverDelay), { signal, passive: true });
  addEventListener("pointerdown", (event) => schedule(event, 0), { signal, passive: true });
}

/**
 * @returns null for a link to another site, a file, a part of this page, or a search, since each search is counted
 */
function addressToPrefetch(target: EventTarget | null): string | null {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>("main a[href^='/']:not([target])");
  if (!link || link.hash || /\/search\b|\.\w+$/.test(link.pathname)) return null;
  return link.href === location.href ? null : link.href;
}

function prefetch(address: string): void {
  if (prefetched?.address === address) return;
  const response = fetchDocument(address).catch(() => null);
  prefetched = { address, response };
  setTimeout(() => {
    if (prefetched?.response === response) prefetched = null;
  }, maxAge);
}

/** @returns the prefetched page, which is then forgotten; null if there is none */
export function takePrefetched(address: string): Promise<FetchedPage | null> | null {
  const response = prefetched?.address === address ? prefetched.response : null;
  prefetched = null;
  return response;
}
