/**
 * Notices are shown in a strip at the bottom of the window. The page reserves space for it (styles/notices.css here):
 * sticky buttons stay above it, and what the notice is about, or the focused field, is scrolled out from under it.
 */
import { useEffect } from "react";

const spaceProperty = "--notice-space";

/** What notices are about, and last the focused field, which has to be visible in any case. */
const mustBeVisible = ["[data-decide]", ".entry-twin", ".form-refusal", "main :focus"] as const;

/** For the frame of a page: there is a strip for notices and one for failed navigations. */
export function useNoticeSpace(): void {
  useEffect(() => {
    const strips = [...document.querySelectorAll<HTMLElement>(".notices")];
    const observer = new ResizeObserver(() => {
      const height = Math.max(...strips.map(({ offsetHeight }) => offsetHeight));
      if (height > 0) reserveSpace(height);
      else releaseSpace();
    });
    for (const strip of strips) observer.observe(strip);
    return () => observer.disconnect();
  }, []);
}

/** @param height of the notice, in pixels */
function reserveSpace(height: number): void {
  document.documentElement.style.setProperty(spaceProperty, `${height}px`);
  for (const selector of mustBeVisible)
    document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
}

/** Not while the pointer is over a button, which would move away from it. */
function releaseSpace(): void {
  const release = () => {
    if (document.querySelector(".notice") === null)
      document.documentElement.style.removeProperty(spaceProperty);
  };
  const hovered = document.querySelector(".form-buttons:hover");
  if (hovered && matchMedia("(hover: hover)").matches)
    hovered.addEventListener("pointerleave", release, { once: true });
  else release();
}
