/**
 * Remembers a visitor's choice: on the page's root element, where the style sheets read it, and in the browser's local storage,
 * from which the first paint restores it.
 */

/** A data attribute of the root element. */
type Choice = "theme" | "textSize" | "lyricsScript" | "outsideCodes";

const listeners = new Set<() => void>();

/** Calls back after each choice; for `useSyncExternalStore`. */
export function hearChoices(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** @param key of the browser's local storage */
export function rememberChoice(choice: Choice, key: string, value: string): void {
  document.documentElement.dataset[choice] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const hear of listeners) hear();
}
