/**
 * Follows links, searches and steps in the history without leaving the document, where the browser tells of them before they are
 * done. Elsewhere, and where what comes is no page of visitors, the browser does it.
 */
import { focusOn, sectionOf } from "../components/focus-on.ts";
import { takeFetched } from "./fetch-ahead.ts";
import { type Fetched, fetchDocument } from "./fetch-document.ts";
import { glideTo } from "./glide.ts";
import { renew, turnTo } from "./show-document.ts";

export interface Told {
  /** A page takes a while to come; null when it has come or will not. */
  onWaiting(address: URL | null): void;
  /** Another page has come. */
  onArrival(): void;
  /** The page that was wanted cannot be fetched; null when that is over. */
  onFailure(failed: FailedNavigation | null): void;
}

export interface FailedNavigation {
  readonly address: URL;
  readonly tryAgain: () => void;
}

/** Milliseconds; what comes sooner needs no word. */
const patience = 200;

/** Of the page that is shown; the address of a step back changes before its page has come. */
let shownPath = "";

/** What the browser itself is to load. */
let leftFor: string | null = null;

/** @param ended ends it */
export function followLinks(told: Told, ended: AbortSignal): void {
  // An address must not change before its page has come, which may fail to.
  if (!("NavigationPrecommitController" in window)) return;
  shownPath = location.pathname;
  const hear = (event: NavigateEvent) => {
    if (event.hashChange) glideTo(event);
    else if (mayFollow(event)) follow(event, told);
  };
  navigation.addEventListener("navigate", hear, { signal: ended });
  addEventListener("hashchange", () => focusOn(sectionOf(location.hash)), { signal: ended });
}

function mayFollow(event: NavigateEvent): boolean {
  const { canIntercept, downloadRequest, formData, navigationType, destination } = event;
  if (!canIntercept || downloadRequest !== null || formData || navigationType === "reload") return false;
  // What an island writes into the history is shown already; what a step back leads to is not.
  return navigationType === "traverse" || !(destination.sameDocument || destination.url === leftFor);
}

function follow(event: NavigateEvent, told: Told): void {
  const byHand = { focusReset: "manual", scroll: "manual" } as const;
  if (event.navigationType === "traverse") {
    event.intercept({
      ...byHand,
      handler: async () => show((await fetchPage(event, told)).page, event, told),
    });
    return;
  }
  let coming: Coming;
  event.intercept({
    ...byHand,
    async precommitHandler(controller) {
      coming = await fetchPage(event, told);
      if (coming.address !== event.destination.url) controller.redirect(coming.address);
    },
    handler: () => show(coming.page, event, told),
  });
}

interface Coming {
  readonly address: string;
  readonly page: Document;
}

/** @throws where there is nothing to show here: the address stays as it is then */
async function fetchPage(event: NavigateEvent, told: Told): Promise<Coming> {
  const address = new URL(event.destination.url);
  const waiting = setTimeout(() => told.onWaiting(address), patience);
  told.onFailure(null);
  try {
    const fetched = await fetchWhole(address, event.signal);
    if (fetched?.page) return { address: fetched.address + address.hash, page: fetched.page };
    if (fetched) leaveFor(address, event);
    else told.onFailure({ address, tryAgain: () => go(address, event) });
  } finally {
    clearTimeout(waiting);
    told.onWaiting(null);
  }
  throw new DOMException(`${address} is not shown here.`, "AbortError");
}

async function fetchWhole({ href }: URL, signal: AbortSignal): Promise<Fetched | null> {
  const whole = href.replace(/#.*/, "");
  const fetched = (await takeFetched(whole)) ?? (await fetchDocument(whole, { signal }));
  signal.throwIfAborted();
  return fetched;
}

function leaveFor(address: URL, event: NavigateEvent): void {
  leftFor = address.href;
  go(address, event);
}

/** The address of a step back stands there already. */
function go({ href }: URL, { navigationType }: NavigateEvent): void {
  if (navigationType === "push") location.assign(href);
  else location.replace(href);
}

async function show(page: Document, event: NavigateEvent, told: Told): Promise<void> {
  const { sourceElement } = event;
  const isAnother = location.pathname !== shownPath;
  shownPath = location.pathname;
  await (isAnother ? inTransition(() => turnTo(page)) : renew(page));
  if (!sourceElement?.hasAttribute("data-keeps-place")) event.scroll();
  const isTurned = sourceElement?.matches("[rel=prev], [rel=next]");
  focusOn(sectionOf(location.hash) ?? (isAnother || isTurned ? document.querySelector("main h1") : null));
  if (isAnother) told.onArrival();
}

/** Fades from one page to the next (styles/base.css), where the browser does and the visitor does not mind. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion)").matches) return change();
  await document.startViewTransition(change).updateCallbackDone;
}
