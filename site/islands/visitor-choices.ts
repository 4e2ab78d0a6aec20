/**
 * The choices of a visitor. Each is stored on the page's root element, where the style sheets read it, and in the
 * browser's local storage, from which first-paint.ts restores it.
 */

/** A data attribute of the root element. */
type Choice = "theme" | "textSize" | "lyricsScript" | "outsideCodes" | "wordMarks";

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param key of the browser's local storage */
export function rememberChoice(choice: Choice, key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser without storage still shows the choice on this page.
  }
  showChoice(choice, value);
}

/** Shows it until the browser loads another page. */
export function showChoice(choice: Choice, value: string): void {
  document.documentElement.dataset[choice] = value;
  for (const listener of listeners) listener();
}

/** Key of the browser's local storage. */
export const wordMarksKey = "word-marks";

/** Nothing is marked before the islands are there, so that first-paint.ts need not restore it. */
export function readWordMarks(): "on" | "off" {
  const { dataset } = document.documentElement;
  try {
    dataset.wordMarks ??= localStorage.getItem(wordMarksKey) ?? "on";
  } catch {
    // A browser without storage has the default.
  }
  return dataset.wordMarks === "off" ? "off" : "on";
}
