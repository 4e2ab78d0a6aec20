/**
 * What lies below the first screen is laid out when it comes near (styles/late-layout.css), so that the first frame of a
 * long page costs a cheap phone no more than that of a short one. The rest follows here, a few parts a frame: pictures of
 * whole pages, and whoever jumps to the end, find all of it.
 * Whatever waits for nothing is passed by: lists of hundreds of names do.
 * It becomes text of a page (late-scripts.ts), so it uses nothing from outside.
 */
export async function layOut(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>("main li, main section")];
  const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility === "auto");
  for (const [place, part] of waiting.entries()) {
    part.style.contentVisibility = "visible";
    if (place % 4 === 3) await new Promise(requestAnimationFrame);
  }
  document.documentElement.dataset.laidOut = "";
}
