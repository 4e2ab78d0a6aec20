/**
 * Keeps an open page as the catalogue is now: connected while somebody can see it, reloaded at most once for many
 * changes. Refuses to spend the data of visitors who save it.
 */
import { savesData } from "./saves-data.ts";
import { subscribe } from "./subscribe.ts";

/** What a page has to know to follow. */
export interface CatalogueFacts {
  /** Key of visitors to the data service. */
  readonly publicKey: string;
  /** What the page shows; another number means that something has changed since. */
  readonly version: number;
}

export interface FollowedPage {
  readonly publicKey: string;
  /** What the page shows at this moment, and whether it has to be left alone. */
  shown(): { readonly version: number; readonly isStill: boolean };
  /** Shows what is there now, and resolves to whether the page has been removed. */
  reload(): Promise<boolean>;
  /** Gets the address of a page that exists no longer, or null when it is there again. */
  onRemoved(pathname: string | null): void;
}

/** A page that is hidden so long, in milliseconds, hangs up. */
const hangUpAfter = 30_000;

/** Milliseconds in which further changes are gathered, and over which the pages of all visitors spread their requests. */
const gatherFor = 150;
const spreadOver = 750;

/** @returns what ends it */
export function keepFollowing({ publicKey, shown, reload, onRemoved }: FollowedPage): () => void {
  if (savesData()) return () => {};
  const ended = new AbortController();
  let hangUp: (() => void) | null = null;
  let hiddenSince: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isReloading = false;
  let hasChanged = false;

  function noteChange(): void {
    hasChanged = true;
    if (!document.hidden && !isReloading)
      waiting ??= setTimeout(showChange, gatherFor + Math.random() * spreadOver);
  }

  async function showChange(): Promise<void> {
    waiting = undefined;
    if (shown().isStill || document.hidden) return;
    hasChanged = false;
    isReloading = true;
    const { pathname } = location;
    try {
      const isRemoved = await reload();
      if (!ended.signal.aborted) onRemoved(isRemoved ? pathname : null);
    } finally {
      isReloading = false;
    }
    if (hasChanged && !ended.signal.aborted) noteChange();
  }

  /** What has changed while nobody was connected is told by the version alone. */
  function noteVersion(version: number): void {
    if (version !== shown().version) noteChange();
  }

  function followVisibility(): void {
    clearTimeout(hiddenSince);
    if (document.hidden) {
      hiddenSince = setTimeout(() => {
        hangUp?.();
        hangUp = null;
      }, hangUpAfter);
      return;
    }
    hangUp ??= subscribe({ publicKey, onChange: noteChange, onVersion: noteVersion });
    if (hasChanged) noteChange();
  }

  document.addEventListener("visibilitychange", followVisibility, { signal: ended.signal });
  followVisibility();
  return () => {
    ended.abort();
    clearTimeout(hiddenSince);
    clearTimeout(waiting);
    hangUp?.();
  };
}
