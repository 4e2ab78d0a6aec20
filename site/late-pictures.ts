/**
 * The pictures of a page, which come before its scripts. Both functions become text of a page, in one line (late-scripts.ts), so
 * that they use nothing from outside and have no comments inside.
 */

/**
 * Waits for the pictures that are seen without scrolling: whoever looks at a page misses them sooner than what only its scripts
 * do, and on a slow line they would share it with those. An observer says which they are without having the page laid out for it.
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

/**
 * Has a page bring its other pictures before anybody scrolls to them: fetched when they come near, they were empty discs to
 * whoever scrolls fast. A long list fetches them as they come near, since few people see all of them.
 */
export function fetchFewPictures(): void {
  const pictures = [...document.images];
  if (pictures.length <= 24) for (const picture of pictures) picture.loading = "eager";
}
