/** How much of the connections a network holds, and all dear statements together, so that there is room for others. */
import { weightOfDear } from "./limits.ts";

/**
 * `dear` is what may be slow by its nature, `quick` what was so when it ran before. Nobody is sent down a connection
 * behind what is not known to be quick.
 */
export type Cost = "dear" | "unknown" | "quick";

export interface Asking {
  /** Null for who is not held to a share: the machine itself, and visitors who cannot be told apart. */
  readonly network: string | null;
  readonly cost: Cost;
}

export interface Shares {
  allow(asking: Asking): boolean;
  take(asking: Asking): void;
  /** By whoever took, once. */
  giveBack(asking: Asking): void;
}

/** How many connections may be held at once. */
export interface ShareLimits {
  /** By one network; a dear statement counts as `weightOfDear`, and one is allowed even if that is more. */
  readonly ofNetwork: number;
  /** By dear statements of all. */
  readonly dear: number;
}

export function createShares({ ofNetwork, dear: mostDear }: ShareLimits): Shares {
  const held = new Map<string, number>();
  let dear = 0;

  function count({ network, cost }: Asking, sign: 1 | -1): void {
    if (cost === "dear") dear += sign;
    if (network === null) return;
    const left = (held.get(network) ?? 0) + sign * weightOf(cost);
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }

  return {
    allow({ network, cost }) {
      if (cost === "dear" && dear >= mostDear) return false;
      const already = network === null ? 0 : (held.get(network) ?? 0);
      return already === 0 || already + weightOf(cost) <= ofNetwork;
    },
    take: (asking) => count(asking, 1),
    giveBack: (asking) => count(asking, -1),
  };
}

const weightOf = (cost: Cost): number => (cost === "dear" ? weightOfDear : 1);
