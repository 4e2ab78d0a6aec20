/**
 * Waits until the cards that come in have arrived: while they move, each frame takes the processor from the scripts that
 * start, and those from the frames.
 * It becomes text of a page, in one line (late-scripts.ts), so it uses nothing from outside and has no comments inside.
 */
export async function standStill(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
}
