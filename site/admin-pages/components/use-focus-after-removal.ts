/** Keeps the keyboard in a list whose rows are removed by their own buttons. */
import { type RefObject, useEffect, useRef } from "react";
import { focusOn } from "../../components/focus-on.ts";

/**
 * Moves the focus from the removed row's button to the next row's, or from the last one to a heading.
 * @param rows as they are loaded
 * @param list with one button for each row
 * @param heading gets the focus where no row is left; by default that of the page
 * @returns to be called with the index of the row that is removed
 */
export function useFocusAfterRemoval(
  rows: readonly unknown[] | undefined,
  list: RefObject<HTMLElement | null>,
  heading?: RefObject<HTMLElement | null>,
): (place: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (!rows || removed.current === null || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[removed.current] ?? buttons.at(-1);
    if (next) next.focus();
    else focusOn(heading ? heading.current : document.querySelector("main h1"));
    removed.current = null;
  }, [rows, list, heading]);
  return (place) => {
    removed.current = place;
  };
}
