/**
 * Waits for the pictures that are seen without scrolling: whoever looks at a page misses them sooner than what only its scripts
 * do, and on a slow line they would share it with those. An observer says which they are without having the page laid out for it.
 * It becomes text of a page, in one line (late-scripts.ts), so it uses nothing from outside and has no comments inside.
 */
export async function drawFirstPictures(): Promise<void> {
  const pictures = document.querySelectorAll("img");
  if (pictures.length === 0) return;
  const seen = await new Promise<IntersectionObserverEntry[]>((tell) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      tell(entries.filter(({ isIntersecting }) => isIntersecting));
    });
    for (const picture of pictures) observer.observe(picture);
  });
  await Promise.allSettled(seen.map(({ target }) => (target as HTMLImageElement).decode()));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}
