/**
 * A menu that is collapsed on narrow screens. It opens and closes without JavaScript; Escape and each link close it
 * too.
 */
import { type KeyboardEvent, useRef } from "react";

/** @returns `menu`, the ref of the `details` element, and what closes it */
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
