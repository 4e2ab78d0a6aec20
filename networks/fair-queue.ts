/**
 * A queue in which networks take turns. Next is the network whose last turn is longest ago, and within a network the first
 * to arrive. So a network that rarely asks waits for at most one turn of each other network, however many requests those
 * have queued. When the queue is full, the network with the most entries loses its newest one (longest queue drop).
 */
import { LRUCache } from "lru-cache";

export interface FairQueue<Waiting> {
  size(): number;
  /** @returns the entry that was dropped because the queue is full, perhaps the new one; null when there was room */
  join(network: string, waiting: Waiting): Waiting | null;
  /** Removes an entry before its turn. */
  leave(network: string, waiting: Waiting): void;
  /**
   * @param may whether the first entry of a network may go; the others of that network wait behind it
   * @returns the next entry, removed from the queue; undefined when none may go
   */
  next(may?: (first: Waiting) => boolean): Waiting | undefined;
  /** Records a turn that was taken without waiting. */
  recordTurn(network: string): void;
}

export interface QueueLimits {
  readonly most: number;
  readonly ofNetwork?: number;
}

/** Networks whose last turn is remembered; beyond that the one idle for longest counts as new. */
const maxNetworks = 50_000;

/** @param limits how many entries may wait, in all and per network */
export function createFairQueue<Waiting>({ most, ofNetwork = most }: QueueLimits): FairQueue<Waiting> {
  const queues = new Map<string, Set<Waiting>>();
  const lastTurns = new LRUCache<string, number>({ max: maxNetworks });
  let turns = 0;
  let size = 0;

  const lastTurnOf = (network: string) => lastTurns.peek(network) ?? 0;

  function recordTurn(network: string): void {
    turns += 1;
    lastTurns.set(network, turns);
  }

  function leave(network: string, waiting: Waiting): void {
    const queue = queues.get(network);
    if (!queue?.delete(waiting)) return;
    size -= 1;
    if (queue.size === 0) queues.delete(network);
  }

  /** Among equally long queues, the one that had its turn last, else the one that was added last. */
  function longest(): string {
    let [longest = ""] = queues.keys();
    for (const [network, { size }] of queues) {
      const more = size - (queues.get(longest)?.size ?? 0);
      if (more > 0 || (more === 0 && lastTurnOf(network) >= lastTurnOf(longest))) longest = network;
    }
    return longest;
  }

  function dropNewestOf(network: string): Waiting | null {
    const newest = [...(queues.get(network) ?? [])].at(-1);
    if (newest === undefined) return null;
    leave(network, newest);
    return newest;
  }

  return {
    size: () => size,
    recordTurn,
    leave,
    join(network, waiting) {
      const queue = queues.get(network) ?? new Set();
      queues.set(network, queue.add(waiting));
      size += 1;
      if (queue.size > ofNetwork) return dropNewestOf(network);
      return size > most ? dropNewestOf(longest()) : null;
    },
    next(may = () => true) {
      let chosen: { network: string; first: Waiting } | undefined;
      for (const [network, [first]] of queues) {
        if (first === undefined) continue;
        const isEarlier = !chosen || lastTurnOf(network) < lastTurnOf(chosen.network);
        if (isEarlier && may(first)) chosen = { network, first };
      }
      if (!chosen) return undefined;
      leave(chosen.network, chosen.first);
      recordTurn(chosen.network);
      return chosen.first;
    },
  };
}
