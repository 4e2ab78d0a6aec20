/** Limits how often something happens per second. */

/** @returns a function that counts one event and says whether it is allowed */
export function createRateLimiter(perSecond: number): () => boolean {
  const isAllowed = createKeyedRateLimiter(perSecond);
  return () => isAllowed("");
}

/** @returns a function that counts one event of a key, such as a network, and says whether it is allowed */
export function createKeyedRateLimiter(perSecond: number): (key: string) => boolean {
  let second = 0;
  const counts = new Map<string, number>();
  return (key) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) {
      second = now;
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perSecond;
  };
}
