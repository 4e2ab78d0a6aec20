/** Ctrl+S, or ⌘S on a Mac, saves the form instead of the page. */
import { type RefObject, useEffect } from "react";

export function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // A key held down is one wish.
      if (!event.repeat) form.current?.requestSubmit();
    };
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  }, [form]);
}
