/** Counts what visitors ask for, and says when it is too much. Refuses machines, not crowds: see limits.ts. */
import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { visitorAddress } from "../visitor-address/index.ts";
import { countedOver, limits, mostNetworks, type Work } from "./limits.ts";
import { networkOf } from "./network-of.ts";
import { workOf } from "./work-of.ts";

export interface RateLimit {
  /**
   * Counts a request.
   * @returns null when it may go on, else the seconds after which it may be sent again
   */
  waitFor(request: IncomingMessage): number | null;
  /** @returns null for the machine itself, and where visitors cannot be told apart */
  networkFor(request: IncomingMessage): string | null;
}

export interface RateLimitOptions {
  /** Whose word about a visitor's address counts. */
  readonly trustedProxies: BlockList;
  readonly log: { warn(message: string): void };
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

export function createRateLimit({ trustedProxies, log, now = Date.now }: RateLimitOptions): RateLimit {
  const networks = new LRUCache<string, Window>({ max: mostNetworks });
  const all = new Map<Work, Window>();
  let hasWarned = false;

  function waitFor(request: IncomingMessage): number | null {
    const work = workOf(request);
    const visitor = visitorOf(request);
    if (!work || visitor === "exempt") return null;
    const wait = count(all, work, limits[work].inAll);
    if (wait !== null || visitor === "unknown") return wait;
    return count(networks, `${work} ${networkOf(visitor)}`, limits[work].perNetwork);
  }

  function networkFor(request: IncomingMessage): string | null {
    const visitor = visitorOf(request);
    return visitor === "exempt" || visitor === "unknown" ? null : networkOf(visitor);
  }

  function count<Key>(
    windows: { get(key: Key): Window | undefined; set(key: Key, window: Window): unknown },
    key: Key,
    most: number,
  ): number | null {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      window = { count: 0, endsAt: time + countedOver };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > most ? Math.ceil((window.endsAt - time) / 1_000) : null;
  }

  /**
   * Scripts and benches on the machine itself are exempt. A proxy there that nobody has named would make one address of
   * all visitors, so that they are counted together only.
   */
  function visitorOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers["x-forwarded-for"];
    const address = visitorAddress(socket.remoteAddress, forwarded && String(forwarded), trustedProxies);
    if (!loopback.check(address, address.includes(":") ? "ipv6" : "ipv4")) return address;
    if (forwarded === undefined && headers.forwarded === undefined) return "exempt";
    if (!hasWarned) log.warn(unnamedProxy);
    hasWarned = true;
    return "unknown";
  }

  return { waitFor, networkFor };
}

const unnamedProxy =
  "Requests come through a proxy on this machine that TRUSTED_PROXY does not name, so visitors cannot be told apart and " +
  "are limited all together only. If it is yours, set TRUSTED_PROXY=127.0.0.1.";
