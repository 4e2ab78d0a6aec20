/** What a visitor chooses stands on the page's root element, where the first paint puts what the browser has kept of it. */

/** As the attributes of the root element are called in scripts. */
type Choice = "theme" | "textSize" | "lyricsScript" | "outsideCodes";

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: hears of each choice. */
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
