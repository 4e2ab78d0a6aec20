/** Limits how often something happens per second. */

/** @returns a function that counts one event and says whether it is allowed */
export function createRateLimiter(perSecond: number): () => boolean {
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
