/**
 * Limits how many password hashes run at once, since each takes 19 MB and a whole core. Known browsers go first.
 * Strangers take turns by network, so that a crowd cannot keep the administrator out: a network that has not tried for a
 * long time goes before all that have, and is refused only when the queue is full of networks that never tried before.
 */
import { createFairQueue, type QueueLimits } from "#networks";

interface HashQueueLimits {
  /** Hashes that run at once. Two of the four threads that Node.js also uses for files and name lookups. */
  readonly concurrency: number;
  readonly strangers: QueueLimits;
  readonly maxKnownWaiting: number;
}

const hashingLimits: HashQueueLimits = {
  concurrency: 2,
  // 50 take 2 s. 500 are half of the requests that the server handles at once, so the other half stays free.
  strangers: { most: 500, ofNetwork: 50 },
  maxKnownWaiting: 10,
};

/** The queue is full; the client may try again in a moment. */
class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** Compares names: the server makes the queue, and its class is not the same object as the one in the site's bundle. */
export function isQueueFull(error: unknown): boolean {
  return error instanceof Error && error.name === "QueueFull";
}

/** @param network of a stranger; null for a known browser */
export type RunInQueue = <Result>(work: () => Promise<Result>, network: string | null) => Promise<Result>;

interface Waiting {
  readonly start: () => void;
  readonly reject: (reason: QueueFull) => void;
}

/** @returns a function that waits for a free slot, runs the work and returns its result; it throws {QueueFull} */
export function createQueue({ concurrency, strangers, maxKnownWaiting }: HashQueueLimits): RunInQueue {
  const known: Waiting[] = [];
  const waitingStrangers = createFairQueue<Waiting>(strangers);
  let running = 0;

  /** Resolves with a slot. Finished work passes its slot on directly, so that a newcomer cannot take it first. */
  function acquire(network: string | null): Promise<void> | undefined {
    if (running < concurrency) {
      running += 1;
      if (network !== null) waitingStrangers.recordTurn(network);
      return undefined;
    }
    return new Promise((start, reject) => enqueue(network, { start, reject }));
  }

  function enqueue(network: string | null, waiting: Waiting): void {
    if (network === null && known.length < maxKnownWaiting) known.push(waiting);
    else {
      const dropped = network === null ? waiting : waitingStrangers.join(network, waiting);
      dropped?.reject(new QueueFull("Too many passwords wait to be checked. Try again in a moment."));
    }
  }

  function release(): void {
    const next = known.shift() ?? waitingStrangers.next();
    if (next) next.start();
    else running -= 1;
  }

  return async (work, network) => {
    await acquire(network);
    try {
      return await work();
    } finally {
      release();
    }
  };
}

/** To be created once per process and shared: two queues would let twice as many hashes run at once. */
export function createHashQueue(): RunInQueue {
  return createQueue(hashingLimits);
}
