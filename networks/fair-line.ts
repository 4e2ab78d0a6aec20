/**
 * A line in which networks take turns: next comes the network whose last turn is longest ago, and within a network
 * whoever came first. So whoever comes from a network that asks seldom waits for one turn of each other network at most,
 * however many wait there. When the line is full, the network that has most in it loses its newest (longest queue drop).
 */
import { LRUCache } from "lru-cache";

export interface FairLine<Waiting> {
  size(): number;
  /** @returns who has to go because the line is full, perhaps the newcomer; null when there is room for all */
  join(network: string, waiting: Waiting): Waiting | null;
  /** Of its own accord, and not because it is its turn. */
  leave(network: string, waiting: Waiting): void;
  /**
   * @param may whether the first of a network may go; the others of that network wait behind it
   * @returns who goes, out of the line; undefined when nobody may
   */
  next(may?: (first: Waiting) => boolean): Waiting | undefined;
  /** To be told of a turn that was taken without waiting. */
  noteTurn(network: string): void;
}

export interface LineLimits {
  readonly most: number;
  readonly ofNetwork?: number;
}

/** Networks whose last turn is remembered; beyond that the one that was silent for longest counts as new. */
const mostNetworks = 50_000;

/** @param limits how many may wait, of all networks and of one */
export function createFairLine<Waiting>({ most, ofNetwork = most }: LineLimits): FairLine<Waiting> {
  const queues = new Map<string, Set<Waiting>>();
  const lastTurns = new LRUCache<string, number>({ max: mostNetworks });
  let turns = 0;
  let size = 0;

  const lastTurnOf = (network: string) => lastTurns.peek(network) ?? 0;

  function noteTurn(network: string): void {
    turns += 1;
    lastTurns.set(network, turns);
  }

  function leave(network: string, waiting: Waiting): void {
    const queue = queues.get(network);
    if (!queue?.delete(waiting)) return;
    size -= 1;
    if (queue.size === 0) queues.delete(network);
  }

  /** Of several with equally many waiting, the one that had its turn last, or else the one that came last. */
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
    noteTurn,
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
      noteTurn(chosen.network);
      return chosen.first;
    },
  };
}
