/** A key that drafts, or goes through a draft, wherever the focus is on the page. */
import { useEffect, useEffectEvent } from "react";

/** @param key as `KeyboardEvent.key` names it; alone, without Ctrl or other keys */
export function useDraftKey(key: string, onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isAlone = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    // An open dialog has to be answered first.
    if (event.key !== key || !isAlone || document.querySelector("[role=alertdialog]")) return;
    event.preventDefault();
    if (!event.repeat) onPress();
  });
  useEffect(() => {
    const unmounted = new AbortController();
    addEventListener("keydown", (event) => handleKey(event), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
}
