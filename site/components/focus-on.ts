/**
 * Finds the section that an address names, and moves the focus there.
 * @param hash with its `#`
 */
export function sectionOf(hash: string): Element | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Moves the focus to an element, so that assistive technology reads on from there, without scrolling. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
