/** Does one thing after the other. After a failure something else is tried again and again until it goes well. */

export interface Turns {
  /** What is waiting for its turn already is not put in line twice. */
  take(work: () => Promise<void>): void;
  /** Resolves when what is in line now has been done. */
  done(): Promise<void>;
  /** Lets what is going on end, and nothing else begin. */
  close(): Promise<void>;
}

interface TurnsOptions {
  readonly afterFailure: () => Promise<void>;
  /** In milliseconds. */
  readonly tryAgainAfter: number;
  /** Gets the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void;
}

export function takeTurns({ afterFailure, tryAgainAfter, onFailure }: TurnsOptions): Turns {
  const waiting = new Set<() => Promise<void>>();
  let last = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isFailing = false;
  let isClosed = false;

  async function work(turn: () => Promise<void>): Promise<void> {
    waiting.delete(turn);
    if (isClosed) return;
    try {
      await turn();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      clearTimeout(retry);
      retry = setTimeout(() => take(afterFailure), tryAgainAfter).unref();
    }
  }

  function take(turn: () => Promise<void>): void {
    if (waiting.has(turn)) return;
    waiting.add(turn);
    last = last.then(() => work(turn));
  }

  return {
    take,
    done: () => last,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      return last;
    },
  };
}
