/**
 * Scrolls smoothly to a section that a link of the header leads to (the style sheet makes an exception for reduced
 * motion). It is not always on, because each navigation would then scroll visibly to the top.
 */

/** Milliseconds; no browser scrolls longer. */
const maxDuration = 1_500;

export function scrollSmoothly({ sourceElement }: NavigateEvent): void {
  if (!sourceElement?.closest("header nav")) return;
  const { classList } = document.documentElement;
  classList.add("glides");
  const stop = () => classList.remove("glides");
  document.addEventListener("scrollend", stop, { once: true });
  setTimeout(stop, maxDuration);
}
