/**
 * Keeps an open page up to date with the catalogue: subscribed while the page is visible, reloaded at most once for
 * many changes. Does nothing for visitors who save data.
 */
import { savesData } from "./saves-data.ts";
import { subscribe } from "./subscribe.ts";

/** What a page has to know of the catalogue to follow it. */
export interface CatalogueState {
  /** The visitors' key of the data service. */
  readonly publicKey: string;
  /** When the page was rendered; another number means that something has changed since. */
  readonly version: number;
}

export interface FollowedPage {
  readonly publicKey: string;
  /** The version that the page shows now, and whether the page must not be reloaded. */
  shown(): { readonly version: number; readonly isFrozen: boolean };
  /** Shows the page as it is now, and resolves to whether it has been removed. */
  reload(): Promise<boolean>;
  /** Gets the path of a page that was removed, or null if it exists. */
  onRemoved(pathname: string | null): void;
}

/** Milliseconds after which a hidden page disconnects. */
const disconnectAfter = 30_000;

/** Milliseconds in which further changes are combined, and over which the requests of all open pages are spread. */
const combineFor = 150;
const spreadOver = 750;

/** @returns a function that ends it */
export function followChanges({ publicKey, shown, reload, onRemoved }: FollowedPage): () => void {
  if (savesData()) return () => {};
  const ended = new AbortController();
  let disconnect: (() => void) | null = null;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  let isReloading = false;
  let hasChanged = false;

  function onChange(): void {
    hasChanged = true;
    if (!document.hidden && !isReloading)
      reloadTimer ??= setTimeout(showChange, combineFor + Math.random() * spreadOver);
  }

  async function showChange(): Promise<void> {
    reloadTimer = undefined;
    if (shown().isFrozen || document.hidden) return;
    hasChanged = false;
    isReloading = true;
    const { pathname } = location;
    try {
      const isRemoved = await reload();
      if (!ended.signal.aborted) onRemoved(isRemoved ? pathname : null);
    } finally {
      isReloading = false;
    }
    if (hasChanged && !ended.signal.aborted) onChange();
  }

  /** The version alone shows changes that were made while the page was not connected. */
  function onVersion(version: number): void {
    if (version !== shown().version) onChange();
  }

  function onVisibilityChange(): void {
    clearTimeout(hiddenTimer);
    if (document.hidden) {
      hiddenTimer = setTimeout(() => {
        disconnect?.();
        disconnect = null;
      }, disconnectAfter);
      return;
    }
    disconnect ??= subscribe({ publicKey, onChange, onVersion });
    if (hasChanged) onChange();
  }

  document.addEventListener("visibilitychange", onVisibilityChange, { signal: ended.signal });
  onVisibilityChange();
  return () => {
    ended.abort();
    clearTimeout(hiddenTimer);
    clearTimeout(reloadTimer);
    disconnect?.();
  };
}
