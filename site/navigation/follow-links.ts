/**
 * Handles links, searches and steps in the history without a reload of the document, where the browser has the Navigation API.
 * Without it, and where the destination is not a visitors' page, the browser navigates itself.
 */
import { focusOn, sectionOf } from "../components/focus-on.ts";
import { goToLine } from "../line-addresses/marked-line.ts";
import { keepPlace } from "../reading-place/keep-place.ts";
import { type FetchedPage, fetchDocument } from "./fetch-document.ts";
import { takePrefetched } from "./prefetch.ts";
import { replacePage, updatePage } from "./show-document.ts";
import { scrollSmoothly } from "./smooth-scroll.ts";

interface NavigationCallbacks {
  /** A page takes long to load; null when it has loaded or failed. */
  onWaiting(address: URL | null): void;
  /** Another page is shown. */
  onArrival(): void;
  /** A page could not be fetched; null when another navigation starts. */
  onFailure(failed: FailedNavigation | null): void;
}

export interface FailedNavigation {
  readonly address: URL;
  readonly tryAgain: () => void;
}

/** Milliseconds; for a faster navigation no status is shown. */
const statusDelay = 200;

/** Path of the page that is shown. After a step in the history, `location` changes before the page does. */
let shownPath = "";

/** The address that the browser itself is to load. */
let loadedByBrowser: string | null = null;

/** @param signal ends it */
export function followLinks(callbacks: NavigationCallbacks, signal: AbortSignal): void {
  // Needed to fetch a page before the address changes, as that may fail.
  if (!("NavigationPrecommitController" in window)) return;
  shownPath = location.pathname;
  if (loadedPath() !== shownPath) location.reload();
  const onNavigate = (event: NavigateEvent) => {
    if (event.hashChange) scrollSmoothly(event);
    else if (canIntercept(event)) intercept(event, callbacks);
  };
  navigation.addEventListener("navigate", onNavigate, { signal });
  addEventListener("hashchange", () => focusOn(sectionOf(location.hash)), { signal });
}

/**
 * A step in the history that was taken before this code ran, between pages that it had shown in one document, has changed the address and
 * not the page.
 */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded ? new URL(loaded.name).pathname : location.pathname;
}

function canIntercept(event: NavigateEvent): boolean {
  const { downloadRequest, formData, navigationType, destination } = event;
  if (!event.canIntercept || downloadRequest !== null || formData || navigationType === "reload")
    return false;
  // An entry that an island adds to the history is shown already; the destination of a step in the history is not.
  return navigationType === "traverse" || !(destination.sameDocument || destination.url === loadedByBrowser);
}

function intercept(event: NavigateEvent, callbacks: NavigationCallbacks): void {
  const options = { focusReset: "manual", scroll: "manual" } as const;
  if (event.navigationType === "traverse") {
    event.intercept({
      ...options,
      handler: async () => show((await fetchDestination(event, callbacks)).page, event, callbacks),
    });
    return;
  }
  let fetched: Destination;
  event.intercept({
    ...options,
    async precommitHandler(controller) {
      fetched = await fetchDestination(event, callbacks);
      if (fetched.address !== event.destination.url) controller.redirect(fetched.address);
    },
    handler: () => show(fetched.page, event, callbacks),
  });
}

interface Destination {
  readonly address: string;
  readonly page: Document;
}

/** @throws an AbortError if the page cannot be shown here: the address then stays as it is */
async function fetchDestination(event: NavigateEvent, callbacks: NavigationCallbacks): Promise<Destination> {
  const address = new URL(event.destination.url);
  const timer = setTimeout(() => callbacks.onWaiting(address), statusDelay);
  callbacks.onFailure(null);
  try {
    const fetched = await fetchOrTakePrefetched(address, event.signal);
    if (fetched?.page) return { address: fetched.address + address.hash, page: fetched.page };
    if (fetched) loadByBrowser(address, event);
    else callbacks.onFailure({ address, tryAgain: () => navigateTo(address, event) });
  } finally {
    clearTimeout(timer);
    callbacks.onWaiting(null);
  }
  throw new DOMException(`${address} is not shown here.`, "AbortError");
}

async function fetchOrTakePrefetched({ href }: URL, signal: AbortSignal): Promise<FetchedPage | null> {
  const address = href.replace(/#.*/, "");
  const fetched = (await takePrefetched(address)) ?? (await fetchDocument(address, { signal }));
  signal.throwIfAborted();
  return fetched;
}

function loadByBrowser(address: URL, event: NavigateEvent): void {
  loadedByBrowser = address.href;
  navigateTo(address, event);
}

/** After a step in the history the entry exists already. */
function navigateTo({ href }: URL, { navigationType }: NavigateEvent): void {
  if (navigationType === "push") location.assign(href);
  else location.replace(href);
}

async function show(page: Document, event: NavigateEvent, callbacks: NavigationCallbacks): Promise<void> {
  const { sourceElement } = event;
  const isOtherPage = location.pathname !== shownPath;
  shownPath = location.pathname;
  const isOtherView = sourceElement?.matches(".lyrics-script-switch a");
  const update = () => updatePage(page);
  await (isOtherPage ? inTransition(() => replacePage(page)) : isOtherView ? keepPlace(update) : update());
  if (!sourceElement?.hasAttribute("data-keeps-place")) event.scroll();
  if (event.navigationType !== "traverse") goToLine(location.hash);
  const isPagerLink = sourceElement?.matches("[rel=prev], [rel=next]");
  focusOn(
    sectionOf(location.hash) ?? (isOtherPage || isPagerLink ? document.querySelector("main h1") : null),
  );
  if (isOtherPage) callbacks.onArrival();
}

/** Fades from page to page (styles/base.css), unless the visitor prefers reduced motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion)").matches) return change();
  await document.startViewTransition(change).updateCallbackDone;
}
