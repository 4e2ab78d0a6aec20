/**
 * How guessing is slowed down: by lane (an address or a known browser), and slightly for all strangers. Before the
 * hash, networks take turns: `identity/password/hash-queue.ts`.
 */

const second = 1_000;

/**
 * Seconds that a lane is closed after so many failures in a row; the last number holds for all that follow. Four
 * typing mistakes cost nothing, and one address has fewer than a hundred guesses a day.
 */
export const waitSecondsAfter: readonly number[] = [0, 0, 0, 0, 2, 4, 8, 16, 30, 60, 120, 300, 900];

export const maxWaitSeconds = Math.max(...waitSecondsAfter);

/** Failures are forgotten when a lane has no further one for this long. */
export const failuresExpireAfterMs = 24 * 3_600 * second;

/** An attack from many addresses shows in the number of lanes that failed in this time. */
export const manyLanesWithinMs = 60 * second;
/** Up to this many are people who mistype. */
export const fewLanes = 10;
/** Delay that each further lane adds for every stranger. */
export const slowdownMsPerLane = 20;
/**
 * The longest such delay. Strangers are slowed down, never refused for what others do, so that an attacker cannot
 * keep the administrator out.
 */
export const maxSlowdownMs = 2 * second;

/** Sent to whoever gets no turn: the queue of its network, or of all, is full, or it has waited for 20 s. */
export const waitSecondsWithoutTurn = 2;

/** A browser stays trusted for a year after its last sign-in. */
export const browserTrustedMs = 365 * 24 * 3_600 * second;

/** Characters of a `User-Agent` that are stored. */
export const maxUserAgentCharacters = 300;
