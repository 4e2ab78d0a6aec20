/** How long a session lasts. */

const hour = 3_600_000;

/** A session ends when it is not used for this long. */
const sessionIdleMs = 12 * hour;
/** A session ends after this, however much it is used. */
export const sessionMaxAgeMs = 14 * 24 * hour;
/** The last use is written at most this often. */
export const sessionWriteEveryMs = 60_000;

/** Sessions last used, and begun, after these moments are valid. */
export function sessionCutoffs(now: Date): { readonly usedAfter: Date; readonly begunAfter: Date } {
  return {
    usedAfter: new Date(now.getTime() - sessionIdleMs),
    begunAfter: new Date(now.getTime() - sessionMaxAgeMs),
  };
}
