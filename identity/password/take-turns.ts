/**
 * Few password hashes at a time, since each takes 19 MB and a whole core; the rest wait. Who is known goes first, and
 * strangers take turns by network, so that no crowd keeps the administrator out: a network that has not tried for long comes
 * before all that have, and is refused only while as many others as the line holds have never tried before either.
 */
import { createFairLine, type LineLimits } from "#networks";

export interface TurnLimits {
  /** How many work at once. Two of the four threads that Node.js has for files and names as well. */
  readonly atOnce: number;
  readonly strangers: LineLimits;
  readonly knownWaiting: number;
}

const hashingLimits: TurnLimits = {
  atOnce: 2,
  // 50 are served within 2 s. All who wait are half of what the server answers at once, so that it goes on answering.
  strangers: { most: 500, ofNetwork: 50 },
  knownWaiting: 10,
};

/** The line is full; whoever was refused may come again in a moment. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

/** By its name: the line is made by the server, whose class is another than that in the bundle of the site. */
export function isTooManyWaiting(error: unknown): boolean {
  return error instanceof Error && error.name === "TooManyWaiting";
}

/** @param network of a stranger; null for who is known */
export type TakeTurn = <Result>(work: () => Promise<Result>, network: string | null) => Promise<Result>;

interface Waiting {
  readonly enter: () => void;
  readonly turnAway: (reason: TooManyWaiting) => void;
}

/** @returns what waits for a free place, does the work and gives its result; throws {TooManyWaiting} */
export function createTurns({ atOnce, strangers: lineLimits, knownWaiting }: TurnLimits): TakeTurn {
  const known: Waiting[] = [];
  const strangers = createFairLine<Waiting>(lineLimits);
  let working = 0;

  /** Settles when the place is ours; whoever leaves hands it on, so that nobody slips in between. */
  function place(network: string | null): Promise<void> | undefined {
    if (working < atOnce) {
      working += 1;
      if (network !== null) strangers.noteTurn(network);
      return undefined;
    }
    return new Promise((enter, turnAway) => join(network, { enter, turnAway }));
  }

  function join(network: string | null, waiting: Waiting): void {
    if (network === null && known.length < knownWaiting) known.push(waiting);
    else {
      const superfluous = network === null ? waiting : strangers.join(network, waiting);
      superfluous?.turnAway(
        new TooManyWaiting("Too many wait for their password to be checked. Try again in a moment."),
      );
    }
  }

  function leave(): void {
    const next = known.shift() ?? strangers.next();
    if (next) next.enter();
    else working -= 1;
  }

  return async (work, network) => {
    await place(network);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Made once in a process and passed on: two lines would let twice as many hashes work at once. */
export function createPasswordTurns(): TakeTurn {
  return createTurns(hashingLimits);
}
