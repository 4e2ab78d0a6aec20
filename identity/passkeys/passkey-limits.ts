/** Limits of passkeys. */

/** A challenge is valid for this long: time to find a key, and no more. */
export const challengeLastsMs = 5 * 60_000;

/** After a sign-in the password is not asked for again for this long. */
export const recentSignInMs = 10 * 60_000;

/** One person has a few devices. */
export const maxPasskeys = 20;

export const maxNameCharacters = 60;

/** Characters of a passkey's answer as JSON. With the longest RSA keys in use it has 3,000. */
export const maxAnswerCharacters = 8_000;

/**
 * The COSE numbers of the signatures that are accepted: EdDSA, ES256, RS256. Named, since the library's own list asks
 * whether Node.js has later ones, which prints a warning.
 */
export const algorithms = [-8, -7, -257];
