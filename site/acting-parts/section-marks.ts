/** Marks the header's link to the section of the home page that is in view. */
import type { AlivePart } from "../islands/alive-parts.ts";

/**
 * A section is in view when it crosses this line of the window. In its middle, songs begin when the page is opened.
 */
const upperThird = "-33% 0px -67%";

export function startSectionMarks(_element: HTMLElement, _facts: object): AlivePart {
  const shown = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = target.querySelector("[id]")?.id ?? "";
        if (isIntersecting) shown.add(id);
        else shown.delete(id);
      }
      const [id] = shown;
      mark(id ? `/#${id}` : "/");
    },
    { rootMargin: upperThird },
  );
  for (const section of document.querySelectorAll("main .section")) observer.observe(section);
  return {
    stop() {
      observer.disconnect();
      mark(null);
    },
  };
}

function mark(address: string | null): void {
  for (const link of document.querySelectorAll("body > header nav a[href^='/']")) {
    const to = link.getAttribute("href") ?? "";
    if (to === address) link.setAttribute("aria-current", to === "/" ? "page" : "location");
    else if (to === "/" ? address !== null : to.startsWith("/#")) link.removeAttribute("aria-current");
  }
}
