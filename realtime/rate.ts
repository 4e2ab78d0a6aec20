/** Counts what happens within a second, and says when it is too much. */

/** @returns what counts one more, and whether that is still allowed */
export function createRate(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      count = 0;
    }
    count += 1;
    return count <= perSecond;
  };
}
