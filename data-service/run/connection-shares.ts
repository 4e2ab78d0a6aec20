/**
 * Limits the connections that one network uses, and that expensive statements use together, to leave some for others.
 */
import { sharingOfNetwork, sharingWithValues, weightOfExpensive } from "../limits.ts";

/**
 * `expensive` statements may be slow by their form; `quick` ones were fast when they ran before. Only quick
 * statements share a connection.
 */
export type Cost = "expensive" | "unknown" | "quick";

export interface GateRequest {
  /** Null means no limit: for the machine itself, and for visitors whose networks are unknown. */
  readonly network: string | null;
  readonly cost: Cost;
  /** Whether the time depends on values. */
  readonly isVariable: boolean;
}

interface Shares {
  allow(request: GateRequest): boolean;
  take(request: GateRequest): void;
  /** To be called once for each `take`. */
  release(request: GateRequest): void;
  /** Whether one more quick statement of the network may share a connection with others. */
  allowSharing(request: GateRequest): boolean;
  takeSharing(network: string | null): void;
  /** To be called once for each `takeSharing`. */
  releaseSharing(network: string | null): void;
}

/** Numbers of connections in use at once. */
export interface ShareLimits {
  /** For one network. An expensive statement counts as `weightOfExpensive`; a single one is always allowed. */
  readonly ofNetwork: number;
  /** For expensive statements of all networks. */
  readonly expensive: number;
}

export function createShares({ ofNetwork, expensive: maxExpensive }: ShareLimits): Shares {
  const usedBy = new Map<string, number>();
  const sharingOf = new Map<string, number>();
  let expensive = 0;

  function count({ network, cost }: GateRequest, sign: 1 | -1): void {
    if (cost === "expensive") expensive += sign;
    add(usedBy, network, sign * weightOf(cost));
  }

  return {
    allow({ network, cost }) {
      if (cost === "expensive" && expensive >= maxExpensive) return false;
      const used = network === null ? 0 : (usedBy.get(network) ?? 0);
      return used === 0 || used + weightOf(cost) <= ofNetwork;
    },
    take: (request) => count(request, 1),
    release: (request) => count(request, -1),
    allowSharing({ network, isVariable }) {
      const most = isVariable ? sharingWithValues : sharingOfNetwork;
      return network === null || (sharingOf.get(network) ?? 0) < most;
    },
    takeSharing: (network) => add(sharingOf, network, 1),
    releaseSharing: (network) => add(sharingOf, network, -1),
  };
}

function add(counts: Map<string, number>, network: string | null, change: number): void {
  if (network === null) return;
  const count = (counts.get(network) ?? 0) + change;
  if (count > 0) counts.set(network, count);
  else counts.delete(network);
}

const weightOf = (cost: Cost): number => (cost === "expensive" ? weightOfExpensive : 1);
