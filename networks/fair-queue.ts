/**
 * A queue in which networks take turns: first the widest (an IPv4 /16, an IPv6 /32), within one those inside it. Next
 * is the one whose last turn is longest ago, before it those that never had one, by their first arrival; within a
 * network the first to arrive. So a network that rarely asks waits for at most one turn of each other one, however
 * many requests those have queued. When the queue is full, the network with the most entries loses its newest one
 * (longest queue drop).
 */
import { LRUCache } from "lru-cache";
import { widestNetworkOf } from "./network-of.ts";

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

interface Line<Waiting> {
  readonly widest: string;
  readonly entries: Set<Waiting>;
}

/** Networks whose last turn is remembered; beyond that the one idle for longest counts as new. */
const maxNetworks = 50_000;

/** Before all turns. */
const firstArrival = Number.MIN_SAFE_INTEGER;

/** @param limits how many entries may wait, in all and per network */
export function createFairQueue<Waiting>({ most, ofNetwork = most }: QueueLimits): FairQueue<Waiting> {
  const lines = new Map<string, Line<Waiting>>();
  const lastTurns = new LRUCache<string, number>({ max: maxNetworks });
  let turns = 0;
  let arrivals = 0;
  let size = 0;

  const lastTurnOf = (network: string) => lastTurns.peek(network) ?? firstArrival;

  function recordTurn(network: string): void {
    turns += 1;
    for (const one of [widestNetworkOf(network), network]) lastTurns.set(one, turns);
  }

  /** A network that has had no turn keeps its place when it is refused and comes again. */
  function recordArrival(...networks: readonly string[]): void {
    arrivals += 1;
    for (const one of networks)
      if (lastTurns.get(one) === undefined) lastTurns.set(one, firstArrival + arrivals);
  }

  function leave(network: string, waiting: Waiting): void {
    const entries = lines.get(network)?.entries;
    if (!entries?.delete(waiting)) return;
    size -= 1;
    if (entries.size === 0) lines.delete(network);
  }

  /** @returns less than 0 if the first is next */
  function compareTurns([one, { widest }]: [string, Line<Waiting>], [other, line]: [string, Line<Waiting>]) {
    return lastTurnOf(widest) - lastTurnOf(line.widest) || lastTurnOf(one) - lastTurnOf(other);
  }

  /** The longest line of the widest network that has the most entries; of several, the one whose turn comes last. */
  function longest(): string {
    const ofWidest = new Map<string, number>();
    for (const { widest, entries } of lines.values())
      ofWidest.set(widest, (ofWidest.get(widest) ?? 0) + entries.size);
    const lengthOf = ({ widest }: Line<Waiting>) => ofWidest.get(widest) ?? 0;
    const [longest] = [...lines].reduce((one, other) => {
      const more = lengthOf(other[1]) - lengthOf(one[1]) || other[1].entries.size - one[1].entries.size;
      return (more || compareTurns(other, one)) >= 0 ? other : one;
    });
    return longest;
  }

  function dropNewestOf(network: string): Waiting | null {
    const newest = [...(lines.get(network)?.entries ?? [])].at(-1);
    if (newest === undefined) return null;
    leave(network, newest);
    return newest;
  }

  return {
    size: () => size,
    recordTurn,
    leave,
    join(network, waiting) {
      const line = lines.get(network) ?? { widest: widestNetworkOf(network), entries: new Set() };
      lines.set(network, line);
      line.entries.add(waiting);
      recordArrival(line.widest, network);
      size += 1;
      if (line.entries.size > ofNetwork) return dropNewestOf(network);
      return size > most ? dropNewestOf(longest()) : null;
    },
    next(may = () => true) {
      let chosen: [string, Line<Waiting>] | undefined;
      for (const one of lines) {
        const [first] = one[1].entries;
        const isEarlier = !chosen || compareTurns(one, chosen) < 0;
        if (first !== undefined && isEarlier && may(first)) chosen = one;
      }
      const [first] = chosen?.[1].entries ?? [];
      if (!chosen || first === undefined) return undefined;
      leave(chosen[0], first);
      recordTurn(chosen[0]);
      return first;
    },
  };
}
