/**
 * Handles links, searches and steps in the history without a reload of the document, where the browser has the
 * Navigation API. Without it, and where the destination is not a visitors' page, the browser navigates itself.
 */
import { focusOn, sectionOf } from "../components/focus-on.ts";
import { followsChange } from "../following/follows-change.ts";
import { goToLine } from "../line-addresses/marked-line.ts";
import { keepPlace } from "../reading-place/keep-place.ts";
import { keepView } from "../reading-place/keep-view.ts";
import { type FetchedPage, fetchDocument, recallDocument } from "./fetch-document.ts";
import { keepPage } from "./page-memory.ts";
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

/**
 * The entry of the history whose page is shown, and the path of that page. Where a step may not be cancelled, the
 * address changes before the page does.
 */
let shown = { key: "", path: "" };

/** The address that the browser itself is to load. */
let loadedByBrowser: string | null = null;

/** @param signal ends it */
export function followLinks(callbacks: NavigationCallbacks, signal: AbortSignal): void {
  // Needed to fetch a page before the address changes, as that may fail.
  if (!("NavigationPrecommitController" in window)) return;
  shown = { key: currentKey(), path: location.pathname };
  if (loadedPath() === shown.path) goToPlaceAfterReload();
  else reloadAtItsPlace();
  keepPage(location.href, document.documentElement.outerHTML);
  const onNavigate = (event: NavigateEvent) => {
    if (event.hashChange) scrollSmoothly(event);
    else if (canIntercept(event)) intercept(event, callbacks);
  };
  navigation.addEventListener("navigate", onNavigate, { signal });
  addEventListener("hashchange", () => focusOn(sectionOf(location.hash)), { signal });
  addEventListener("click", ignoreRepeated, { signal, capture: true });
}

/** The state of an entry of the history. */
interface LeftPage {
  /** Where its page was left, in pixels. */
  readonly scrollY: number;
  /**
   * Whether the page is being loaded to be shown there; the browser would restore the place of the page before it.
   */
  readonly isReloaded?: boolean;
}

/** @returns undefined if the page of an entry was never left, or left to the browser */
function stateOf(entry: NavigationHistoryEntry | NavigationDestination | null): LeftPage | undefined {
  return entry?.getState() as LeftPage | undefined;
}

function reloadAtItsPlace(): void {
  const left = stateOf(navigation.currentEntry);
  if (left) navigation.updateCurrentEntry({ state: { ...left, isReloaded: true } satisfies LeftPage });
  location.reload();
}

function goToPlaceAfterReload(): void {
  const left = stateOf(navigation.currentEntry);
  if (!left?.isReloaded) return;
  navigation.updateCurrentEntry({ state: { scrollY: left.scrollY } satisfies LeftPage });
  scrollTo({ top: left.scrollY, behavior: "instant" });
}

function currentKey(): string {
  return navigation.currentEntry?.key ?? "";
}

/**
 * A step in the history that was taken before this code ran, between pages that it had shown in one document, has
 * changed the address and not the page.
 */
function loadedPath(): string {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded ? new URL(loaded.name).pathname : location.pathname;
}

/** The second click of a double click might hit a link of the page that the first one has opened. */
function ignoreRepeated(event: MouseEvent): void {
  if (event.detail > 1 && event.target instanceof Element && event.target.closest("a[href]"))
    event.preventDefault();
}

function canIntercept(event: NavigateEvent): boolean {
  const { downloadRequest, formData, navigationType, destination, sourceElement } = event;
  if (!event.canIntercept || downloadRequest !== null || formData || navigationType === "reload")
    return false;
  // The browser loads a page in another language.
  if (sourceElement?.hasAttribute("hreflang")) return false;
  // An entry that an island adds to the history is shown already; the destination of a step in the history is not.
  return navigationType === "traverse" || !(destination.sameDocument || destination.url === loadedByBrowser);
}

function intercept(event: NavigateEvent, callbacks: NavigationCallbacks): void {
  const options = { focusReset: "manual", scroll: "manual" } as const;
  notePlace();
  if (!event.cancelable) {
    event.intercept({
      ...options,
      handler: async () => {
        // The way back to the page that is shown, because the destination could not be reached.
        if (currentKey() !== shown.key) await show(await findDestination(event, callbacks), event, callbacks);
      },
    });
    return;
  }
  let found: Destination;
  event.intercept({
    ...options,
    async precommitHandler(controller) {
      found = await findDestination(event, callbacks);
      notePlace();
      if (found.address !== event.destination.url) controller.redirect(found.address);
    },
    handler: () => show(found, event, callbacks),
  });
}

/** Notes in its entry of the history where the page that is shown is left. */
function notePlace(): void {
  if (currentKey() === shown.key) navigation.updateCurrentEntry({ state: { scrollY } satisfies LeftPage });
}

interface Destination {
  readonly address: string;
  /** Null after a step in the history to what only the browser itself can show. */
  readonly page: Document | null;
  /** Whether it is an earlier state of the page, from memory. */
  readonly isKept?: boolean;
}

/**
 * @throws an AbortError if the page cannot be shown here: the address then stays, or becomes again, that of the page
 * that is shown
 */
async function findDestination(event: NavigateEvent, callbacks: NavigationCallbacks): Promise<Destination> {
  const address = new URL(event.destination.url);
  const isStep = event.navigationType === "traverse";
  const timer = setTimeout(() => callbacks.onWaiting(address), statusDelay);
  callbacks.onFailure(null);
  try {
    const kept = isStep && (await recallDocument(address.href));
    if (kept) return { address: address.href, page: kept, isKept: true };
    const fetched = await fetchOrTakePrefetched(address, event.signal);
    if (fetched?.page || (fetched && isStep))
      return { address: isStep ? address.href : fetched.address + address.hash, page: fetched.page };
    const known = fetched ? null : await recallDocument(address.href);
    if (known) return { address: address.href, page: known, isKept: true };
    if (fetched) loadByBrowser(address, event);
    else {
      callbacks.onFailure({ address, tryAgain: () => navigateTo(address, event) });
      if (currentKey() !== shown.key) navigation.traverseTo(shown.key);
    }
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

function navigateTo({ href }: URL, { navigationType, destination }: NavigateEvent): void {
  if (navigationType === "traverse") navigation.traverseTo(destination.key);
  else if (navigationType === "push") location.assign(href);
  else location.replace(href);
}

async function show(
  { page, isKept = false }: Destination,
  event: NavigateEvent,
  callbacks: NavigationCallbacks,
): Promise<void> {
  const { sourceElement, signal } = event;
  if (!page) return location.reload();
  const [key, path] = [currentKey(), location.pathname];
  const isOtherPage = path !== shown.path;
  const arrival = event.navigationType === "traverse" ? "history" : "load";
  const change = async () => {
    // A quick second step has left the page before it was shown.
    if (signal.aborted) return;
    shown = { key, path };
    if (isOtherPage) await replacePage(page, arrival);
    else if (sourceElement?.matches(".lyrics-script-switch a"))
      await keepPlace(() => updatePage(page, arrival));
    else await updatePage(page, arrival);
    if (!signal.aborted) goToPlace(event);
  };
  await (isOtherPage ? inTransition(change) : change());
  if (signal.aborted) return;
  const isPagerLink = sourceElement?.matches("[rel=prev], [rel=next]");
  focusOn(
    sectionOf(location.hash) ?? (isOtherPage || isPagerLink ? document.querySelector("main h1") : null),
  );
  if (isOtherPage) callbacks.onArrival();
  if (isKept) void renew(key);
}

/** Where the page was left, after a step in the history; else its top or the section that the address names. */
function goToPlace(event: NavigateEvent): void {
  const { navigationType, destination, sourceElement } = event;
  const left = navigationType === "traverse" && stateOf(destination);
  if (left) {
    scrollTo({ top: left.scrollY, behavior: "instant" });
    return;
  }
  if (!sourceElement?.hasAttribute("data-keeps-place")) event.scroll();
  goToLine(location.hash);
}

/** Fades from page to page (styles/base.css), unless the visitor prefers reduced motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion)").matches) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // A quick second step skips it.
  for (const skipped of [ready, finished]) skipped.catch(() => {});
  await updateCallbackDone;
}

/** Brings a page from memory up to date, unless it has been left or cannot be fetched. */
async function renew(key: string): Promise<void> {
  const fetched = await fetchDocument(location.href, { headers: { [followsChange]: "1" } });
  const page = fetched?.page;
  if (page && shown.key === key && currentKey() === key)
    await keepPlace(() => keepView(() => updatePage(page)));
}
