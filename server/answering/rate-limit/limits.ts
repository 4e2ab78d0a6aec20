/**
 * How often one network, and all together, may ask for what costs work. Pages from memory, static files and pictures cost
 * none and are never counted. Mobile carriers put hundreds of phones behind one address, so these numbers stop machines
 * and no crowd: three hundred readers who each open a page every three seconds stay below them.
 */

/** Milliseconds over which requests are counted. */
export const countedOver = 10_000;

export type Work = "page" | "search" | "data" | "view" | "sign-in";

/** Requests within that time. */
export const limits: Readonly<Record<Work, { readonly perNetwork: number; readonly inAll: number }>> = {
  /** A page that has to be made: about a millisecond of the processor. */
  page: { perNetwork: 1_000, inAll: 20_000 },
  /** Searches and suggestions: up to a tenth of a second of the database among a million songs. */
  search: { perNetwork: 500, inAll: 5_000 },
  /** Calls of the data service. */
  data: { perNetwork: 5_000, inAll: 100_000 },
  /** Views are written together, so that they cost little. */
  view: { perNetwork: 1_000, inAll: 100_000 },
  /**
   * Besides the growing waits of `identity/sign-in/`. In all none are refused, or guessing would keep the administrator out;
   * before the hash networks take turns.
   */
  "sign-in": { perNetwork: 100, inAll: Number.POSITIVE_INFINITY },
};

/** Networks remembered at once; beyond that the one that was silent for longest is forgotten. */
export const mostNetworks = 50_000;

/** Characters of an address with its query; no page and no call of the data service comes near. */
export const longestAddress = 8_000;

/** Bytes of what a form sends: both texts of the longest song, encoded for a form, and a bit more. */
export const longestForm = 4 * 1_024 * 1_024;

/** Requests being answered at once, before more are sent away: a queue that only grows helps nobody. */
export const mostUnderWay = 1_000;

/**
 * Of those for one network. A machine that begins a thousand forms and never ends them would else keep everybody out, two
 * minutes at a time.
 */
export const mostUnderWayForNetwork = 250;
