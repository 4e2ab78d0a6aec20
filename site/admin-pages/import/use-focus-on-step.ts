/**
 * Moves the focus to a heading where what had it inside of a section is gone, as a pressed button is with its step.
 * Somebody who is elsewhere stays there.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

export function useFocusOnStep(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    // React sends no event for the focus of what it removes, so that this still names it.
    const note = () => {
      const { activeElement } = document;
      last.current = section.current?.contains(activeElement) ? activeElement : null;
    };
    const noteSoon = () => queueMicrotask(note);
    document.addEventListener("focusin", note);
    document.addEventListener("focusout", noteSoon);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("focusout", noteSoon);
    };
  }, [section]);
  useLayoutEffect(() => {
    const { current: focused } = last;
    if (!focused || (focused.isConnected && !focused.matches(":disabled"))) return;
    const { activeElement } = document;
    if (activeElement === focused || activeElement === document.body) heading.current?.focus();
  });
}
