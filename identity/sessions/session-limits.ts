/** How long a session lasts. */

const hour = 3_600_000;

/** Unused for so long, it ends. */
export const sessionIdleMs = 12 * hour;
/** However much it is used, it ends after this. */
export const sessionLongestMs = 14 * 24 * hour;
/** Use is written down at most so often. */
export const sessionWriteEveryMs = 60_000;

/** Sessions used, and begun, after these moments still stand. */
export function oldestStanding(now: Date): { readonly usedAfter: Date; readonly begunAfter: Date } {
  return {
    usedAfter: new Date(now.getTime() - sessionIdleMs),
    begunAfter: new Date(now.getTime() - sessionLongestMs),
  };
}
