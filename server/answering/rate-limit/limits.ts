/**
 * Limits of one network, and of all together, for requests that cost work. Cached pages, static files and pictures
 * cost none and are never counted. Mobile carriers put hundreds of phones behind one address, so these limits stop
 * machines, not crowds: three hundred readers who each open a page every three seconds stay below them.
 */
import type { Shares } from "#networks";

/** The time window of the counts, unless a limit has its own. */
export const windowMs = 10_000;

export type Work = "page" | "search" | "data" | "view" | "report" | "sign-in";

interface Limit extends Shares {
  readonly perNetwork: number;
  readonly windowMs?: number;
}

/** Requests per window. */
export const limits: Readonly<Record<Work, Limit>> = {
  /** A page that has to be rendered: about a millisecond of the processor. */
  page: { perNetwork: 1_000, inAll: 20_000 },
  /** Searches and suggestions: up to a tenth of a second of the database with a million songs. */
  search: { perNetwork: 500, inAll: 5_000 },
  /** Requests to the data service. */
  data: { perNetwork: 5_000, inAll: 100_000 },
  /** Views are written in batches, so they cost little. */
  view: { perNetwork: 1_000, inAll: 100_000 },
  /**
   * A person reads each report, and 5,000 are kept: at this rate one network would need ten days to fill the list.
   * Ten wide networks, or four of the widest, take what all may send in an hour. Refused forms count, too.
   */
  report: {
    perNetwork: 20,
    perWideNetwork: 40,
    perWidestNetwork: 100,
    inAll: 400,
    windowMs: 3_600_000,
  },
  /**
   * In addition to the growing waits of `identity/sign-in/`. There is no overall limit, or guessing would keep the
   * administrator out; before the hash, networks take turns.
   */
  "sign-in": { perNetwork: 100 },
};

/** Characters of an address with its query; no page and no data service request comes near. */
export const maxAddressLength = 8_000;

/** Bytes of a form: both texts of the longest song, form-encoded, and a little more. */
export const maxFormBytes = 4 * 1_024 * 1_024;

/** Requests in flight, before more are refused: a queue that only grows helps nobody. */
export const maxInFlight = 1_000;

/**
 * The same for one network. A machine that starts a thousand forms and never finishes them would otherwise keep
 * everybody out for two minutes at a time.
 */
export const maxInFlightPerNetwork = 250;
