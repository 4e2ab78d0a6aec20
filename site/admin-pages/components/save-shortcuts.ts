/** Keyboard shortcuts of forms: Ctrl+S saves, Ctrl+Enter saves and adds another (Cmd as well). */
import { useEffect, useEffectEvent } from "react";

interface SaveShortcuts {
  readonly onSave: () => void;
  /** Left out in forms without this button. */
  readonly onSaveAndAddAnother?: () => void;
}

/** Listens on the window, so that the form needs no focus. */
export function useSaveShortcuts({ onSave, onSaveAndAddAnother }: SaveShortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && onSaveAndAddAnother !== undefined;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isEnter || isLetter(event, "s"))) return;
    // An open dialog has to be answered first.
    if (document.querySelector("[role=alertdialog]")) return isEnter ? undefined : event.preventDefault();
    event.preventDefault();
    if (event.repeat) return;
    if (isEnter) onSaveAndAddAnother();
    else onSave();
  });
  useEffect(() => {
    const unmounted = new AbortController();
    addEventListener("keydown", (event) => handleKey(event), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}

/**
 * On a Devanagari keyboard the key has no Latin letter, only its code.
 * @param letter in lower case
 */
export function isLetter({ key, code }: KeyboardEvent, letter: string): boolean {
  return key.toLowerCase() === letter || (!/^[a-z]$/i.test(key) && code === `Key${letter.toUpperCase()}`);
}
