/** Longer than any browser scrolls, in milliseconds. */
const glideEnds = 1_500;

/**
 * Makes the jump to a section smooth that a link of the header leads to (style sheets take that back under reduced motion). Not
 * always on: every change of page would then scroll visibly to its top.
 */
export function glideTo({ sourceElement }: NavigateEvent): void {
  if (!sourceElement?.closest("header nav")) return;
  const { classList } = document.documentElement;
  classList.add("glides");
  const stop = () => classList.remove("glides");
  document.addEventListener("scrollend", stop, { once: true });
  setTimeout(stop, glideEnds);
}
