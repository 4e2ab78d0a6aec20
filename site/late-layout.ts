/**
 * What lies below the first screen is laid out when it comes near (styles/late-layout.css), so that the first frame of a
 * long page costs a cheap phone no more than that of a short one. The rest follows here, a few parts a frame: pictures of
 * whole pages, and whoever jumps to the end, find all of it.
 * It becomes text of a page (late-scripts.ts), so it uses nothing from outside.
 */
export async function layOut(): Promise<void> {
  const parts = Array.from(document.querySelectorAll<HTMLElement>("main li, main section"));
  while (parts.length > 0) {
    await new Promise(requestAnimationFrame);
    for (const part of parts.splice(0, 4)) part.style.contentVisibility = "visible";
  }
  document.documentElement.dataset.laidOut = "";
}
