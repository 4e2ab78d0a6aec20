/**
 * Limits how many password hashes run at once, since each takes 19 MB and a whole core. Known browsers go first.
 * Strangers take turns by network, so that a crowd cannot keep the administrator out: a network that has not tried
 * for a long time goes before all that have, and is refused only when the queue is full of networks that never tried
 * before. Whoever has left is never hashed, and nobody waits for longer than a browser and its user would.
 */
import { createFairQueue, type QueueLimits } from "#networks";

interface HashQueueLimits {
  /** Hashes that run at once. Two of the four threads that Node.js also uses for files and name lookups. */
  readonly concurrency: number;
  readonly strangers: QueueLimits;
  readonly maxKnownWaiting: number;
  readonly maxWaitMs: number;
}

const hashingLimits: HashQueueLimits = {
  concurrency: 2,
  // 50 take 2 s. 750 of the 1,000 requests that the server handles at once: whoever waits cannot ask again meanwhile,
  // as a refused one can.
  strangers: { most: 750, ofNetwork: 50 },
  maxKnownWaiting: 10,
  maxWaitMs: 20_000,
};

/** The queue is full, the client has waited for too long, or has left; it may try again in a moment. */
class NoTurn extends Error {
  override readonly name = "NoTurn";
}

/**
 * Compares names: the server makes the queue, and its class is not the same object as the one in the site's bundle.
 */
export function isNoTurn(error: unknown): boolean {
  return error instanceof Error && error.name === "NoTurn";
}

/**
 * @param network of a stranger; null for a known browser
 * @param left aborted when the client has closed its connection
 */
export type RunInQueue = <Result>(
  work: () => Promise<Result>,
  network: string | null,
  left?: AbortSignal,
) => Promise<Result>;

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** @returns a function that waits for a free slot, runs the work and returns its result; it throws {NoTurn} */
export function createQueue(limits: HashQueueLimits): RunInQueue {
  const { concurrency, strangers, maxKnownWaiting, maxWaitMs } = limits;
  const known = new Set<Waiting>();
  const waitingStrangers = createFairQueue<Waiting>(strangers);
  let running = 0;

  /** Resolves with a slot. Finished work passes its slot on directly, so that a newcomer cannot take it first. */
  async function acquire(network: string | null, left: AbortSignal | undefined): Promise<void> {
    if (running < concurrency) {
      running += 1;
      if (network !== null) waitingStrangers.recordTurn(network);
      return;
    }
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const waiting = {
      start,
      refuse: () => reject(new NoTurn("Too many passwords wait to be checked. Try again in a moment.")),
    };
    const leave = () => {
      known.delete(waiting);
      if (network !== null) waitingStrangers.leave(network, waiting);
      waiting.refuse();
    };
    enqueue(network, waiting);
    const timer = setTimeout(leave, maxWaitMs);
    left?.addEventListener("abort", leave);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      left?.removeEventListener("abort", leave);
    }
  }

  function enqueue(network: string | null, waiting: Waiting): void {
    if (network !== null) waitingStrangers.join(network, waiting)?.refuse();
    else if (known.size < maxKnownWaiting) known.add(waiting);
    else waiting.refuse();
  }

  function release(): void {
    const [firstKnown] = known;
    if (firstKnown) known.delete(firstKnown);
    const next = firstKnown ?? waitingStrangers.next();
    if (next) next.start();
    else running -= 1;
  }

  return async (work, network, left) => {
    if (left?.aborted) throw new NoTurn("The client has left.");
    await acquire(network, left);
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
