/**
 * Shares of a number that all networks have together in a window of time: how much of it one address may take, the
 * wide network around it (an IPv4 /24, an IPv6 /48), and the widest (a /16, a /32). So no network can take what is
 * there for all.
 */
import { LRUCache } from "lru-cache";
import { networkOf, wideNetworkOf, widestNetworkOf } from "./network-of.ts";

/** Numbers in one window; one that is left out has no limit. */
export interface Shares {
  /** Of one IPv4 address or IPv6 /64. */
  readonly perNetwork?: number;
  readonly perWideNetwork?: number;
  readonly perWidestNetwork?: number;
  readonly inAll?: number;
}

/** No more may be taken. */
export interface Exhausted {
  /** Milliseconds until the window ends. */
  readonly wait: number;
  /** Whether that is what this one address has taken itself. */
  readonly isOwn: boolean;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

export interface SharesOptions {
  /** Milliseconds of a monotonic clock, or windows would stay open after the clock is set back. */
  readonly now?: () => number;
  /** What is remembered of a network; by default the network itself. */
  readonly pseudonymOf?: (network: string) => string;
}

/** Networks that are counted at once; beyond that the one idle for longest is forgotten. */
export const maxNetworks = 50_000;

/** @returns a function that takes one from the shares of an address */
export function createShares({
  now = () => performance.now(),
  pseudonymOf = (network) => network,
}: SharesOptions) {
  const networks = new LRUCache<string, Window>({ max: maxNetworks });
  const all = new Map<string, Window>();

  /** @returns the milliseconds until the window ends, where `most` were counted in it before; else null */
  function count(
    windows: { get(key: string): Window | undefined; set(key: string, window: Window): unknown },
    key: string,
    most: number,
    windowMs: number,
  ) {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      window = { count: 0, endsAt: time + windowMs };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > most ? window.endsAt - time : null;
  }

  /**
   * Takes one, first of the smallest network, so that what is refused of it does not use up what others may take.
   * @param what is taken; each has its own windows
   * @param address null for a visitor whose network is unknown: only what all may take is counted
   * @returns null if it was there
   */
  return (what: string, address: string | null, shares: Shares, windowMs: number): Exhausted | null => {
    const { perNetwork, perWideNetwork, perWidestNetwork, inAll } = shares;
    const counted = [
      [networkOf, perNetwork],
      [wideNetworkOf, perWideNetwork],
      [widestNetworkOf, perWidestNetwork],
    ] as const;
    for (const [networkAt, most] of counted) {
      if (address === null || most === undefined) continue;
      const wait = count(networks, pseudonymOf(`${what} ${networkAt(address)}`), most, windowMs);
      if (wait !== null) return { wait, isOwn: networkAt === networkOf };
    }
    const wait = inAll === undefined ? null : count(all, what, inAll, windowMs);
    return wait === null ? null : { wait, isOwn: false };
  };
}
