/** A menu that is folded on narrow screens. It opens and closes without JavaScript; with it, also by Escape and by each link. */
import { type KeyboardEvent, useRef } from "react";

/** @returns `menu`, which belongs on the `details` element, and the ways to close it */
export function useFoldedMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  return { menu, close, closeByEscape };
}
