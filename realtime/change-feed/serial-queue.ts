/** Runs tasks one after the other. After a failure it runs a recovery task, and repeats it until it succeeds. */

interface SerialQueue {
  /** A task that is already waiting is not added again. */
  add(task: () => Promise<void>): void;
  /** Resolves when the tasks that are queued now have run. */
  idle(): Promise<void>;
  /** Lets the running task finish and starts no other. */
  close(): Promise<void>;
}

interface SerialQueueOptions {
  readonly recover: () => Promise<void>;
  readonly retryAfterMs: number;
  /** Called for the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void;
}

export function createSerialQueue({ recover, retryAfterMs, onFailure }: SerialQueueOptions): SerialQueue {
  const waiting = new Set<() => Promise<void>>();
  let last = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  let isFailing = false;
  let isClosed = false;

  async function run(task: () => Promise<void>): Promise<void> {
    waiting.delete(task);
    if (isClosed) return;
    try {
      await task();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      clearTimeout(retry);
      retry = setTimeout(() => add(recover), retryAfterMs).unref();
    }
  }

  function add(task: () => Promise<void>): void {
    if (waiting.has(task)) return;
    waiting.add(task);
    last = last.then(() => run(task));
  }

  return {
    add,
    idle: () => last,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      return last;
    },
  };
}
