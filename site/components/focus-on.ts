/** @param hash of an address, with its `#` */
export function sectionOf(hash: string): Element | null {
  return hash ? document.getElementById(hash.slice(1)) : null;
}

/** Has what follows be read from there, without the page being scrolled. */
export function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
