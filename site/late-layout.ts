/**
 * What lies below the first screen is laid out when it comes near (styles/late-layout.css), so that the first frame of a
 * long page costs a cheap phone no more than that of a short one. The rest follows here, a few parts a frame: pictures of
 * whole pages, and whoever jumps to the end, find all of it.
 * Whatever waits for nothing is passed by: lists of hundreds of names do.
 * It becomes text of a page (late-scripts.ts), so it uses nothing from outside.
 */
export async function layOut(): Promise<void> {
  let shown = 0;
  for (const part of document.querySelectorAll<HTMLElement>("main li, main section")) {
    if (getComputedStyle(part).contentVisibility !== "auto") continue;
    part.style.contentVisibility = "visible";
    shown += 1;
    if (shown % 4 === 0) await new Promise(requestAnimationFrame);
  }
  document.documentElement.dataset.laidOut = "";
}
