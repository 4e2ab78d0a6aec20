/**
 * How guessing is slowed down: by lane (an address, or a browser that is known), and a little for all strangers. Before the
 * hash they take turns by wider network, `identity/password/take-turns.ts`.
 */

const second = 1_000;

/**
 * How long a lane is closed after so many failures in a row, in seconds; the last number holds for all that follow. Four
 * slips cost nothing, and from one address fewer than a hundred guesses a day remain.
 */
export const waitSecondsAfter: readonly number[] = [0, 0, 0, 0, 2, 4, 8, 16, 30, 60, 120, 300, 900];

export const longestWaitSeconds = Math.max(...waitSecondsAfter);

/** A lane without another failure for so long is as new. */
export const failuresForgottenMs = 24 * 3_600 * second;

/** A guess from many addresses shows in how many lanes failed in this time. */
export const manyLanesWithinMs = 60 * second;
/** Up to so many are people who mistype. */
export const fewLanes = 10;
/** What each lane beyond those adds for every stranger. */
export const slowerByMsPerLane = 20;
/**
 * Strangers are slowed, never refused for what others do: whoever guesses must not be able to keep the administrator
 * out. Nor can it be done by filling the line before the hash, where each network has its turn.
 */
export const slowestMs = 2 * second;

/** What is said when as many of one network wait for their hash as may, 50. */
export const waitSecondsWhenFull = 2;

/** A browser is known for a year after it last signed in. */
export const browserTrustedMs = 365 * 24 * 3_600 * second;

/** How much of what a browser calls itself is kept. */
export const longestUserAgent = 300;
