/** The keys of forms: Ctrl+S saves, Ctrl+Enter saves and goes on where that can be (Cmd as well). */
import { useEffect, useEffectEvent } from "react";

interface SavingKeys {
  readonly onSave: () => void;
  /** Left out where nothing can be added after it. */
  readonly onSaveAndAddAnother?: () => void;
}

/** Listens in the whole window: the hand need not find the form first. */
export function useSaveShortcuts({ onSave, onSaveAndAddAnother }: SavingKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isEnter = event.key === "Enter" && onSaveAndAddAnother !== undefined;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !(isEnter || isLetterS(event))) return;
    // A question that is open has to be answered first.
    if (document.querySelector("[role=alertdialog]")) return isEnter ? undefined : event.preventDefault();
    event.preventDefault();
    if (event.repeat) return;
    if (isEnter) onSaveAndAddAnother();
    else onSave();
  });
  useEffect(() => {
    const ended = new AbortController();
    addEventListener("keydown", (event) => hear(event), { signal: ended.signal });
    return () => ended.abort();
  }, []);
}

/** On a keyboard for Devanagari the key has no Latin letter, only its place. */
function isLetterS({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === "s" || (!/^[a-z]$/i.test(key) && code === "KeyS");
}
