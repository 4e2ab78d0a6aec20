/** Limits how often something happens per second. */
import { setTimeout } from "node:timers/promises";

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

/**
 * @param most how many may wait
 * @returns a function that lets one event wait for its turn, except those that a second may have at once; null if too
 * many wait
 */
export function createTurns(perSecond: number, most: number): () => Promise<void> | null {
  const everyMs = 1_000 / perSecond;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    const turn = Math.max(last, now - 1_000) + everyMs;
    if (turn - now > most * everyMs) return null;
    last = turn;
    return setTimeout(Math.max(0, turn - now), undefined, { ref: false });
  };
}
