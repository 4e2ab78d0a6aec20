/**
 * Few password hashes at a time, since each takes 19 MB and a whole core; the rest wait in a line of limited length.
 * Who is known goes first, so that a crowd of strangers cannot keep the administrator out.
 */

export interface TurnLimits {
  /** How many work at once. Two of the four threads that Node.js has for files and names as well. */
  readonly atOnce: number;
  /** How many strangers may wait: 50 are served within 2 s. */
  readonly strangersWaiting: number;
  readonly knownWaiting: number;
}

const hashingLimits: TurnLimits = { atOnce: 2, strangersWaiting: 50, knownWaiting: 10 };

/** The line is full; whoever was refused may come again in a moment. */
export class TooManyWaiting extends Error {
  override readonly name = "TooManyWaiting";
}

export type TakeTurn = <Result>(
  work: () => Promise<Result>,
  options?: { readonly isKnown?: boolean },
) => Promise<Result>;

/** @returns what waits for a free place, does the work and gives its result; throws {TooManyWaiting} */
export function createTurns({ atOnce, strangersWaiting, knownWaiting }: TurnLimits): TakeTurn {
  const known: (() => void)[] = [];
  const strangers: (() => void)[] = [];
  let working = 0;

  /** Settles when the place is ours; whoever leaves hands it on, so that nobody slips in between. */
  function place(isKnown: boolean): Promise<void> | undefined {
    if (working < atOnce) {
      working += 1;
      return undefined;
    }
    const line = isKnown ? known : strangers;
    if (line.length >= (isKnown ? knownWaiting : strangersWaiting)) {
      throw new TooManyWaiting("Too many wait for their password to be checked. Try again in a moment.");
    }
    return new Promise((settle) => line.push(settle));
  }

  function leave(): void {
    const next = known.shift() ?? strangers.shift();
    if (next) next();
    else working -= 1;
  }

  return async (work, { isKnown = false } = {}) => {
    await place(isKnown);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** For all hashes of this process. The site's bundle has a line of its own, beside the one of the start. */
export const takeTurn = createTurns(hashingLimits);
