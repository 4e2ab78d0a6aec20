/** A menu that is folded on narrow screens. It opens and closes without JavaScript; with it, also by Escape and by each link. */
import { type KeyboardEvent, type RefObject, useRef } from "react";

export interface FoldedMenu {
  /** Belongs on the `details` element. */
  readonly menu: RefObject<HTMLDetailsElement | null>;
  readonly close: () => void;
  readonly closeByEscape: (event: KeyboardEvent) => void;
}

export function useFoldedMenu(): FoldedMenu {
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
