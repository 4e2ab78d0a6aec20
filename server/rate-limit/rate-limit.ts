/** Counts what visitors ask for, and says when it is too much. Refuses machines, not crowds: see limits.ts. */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { LRUCache } from "lru-cache";
import { networkOf } from "#networks";
import { countedOver, limits, mostNetworks, type Work } from "./limits.ts";
import { visitorOf } from "./visitor-of.ts";
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
  /** Milliseconds; a clock that nobody sets back, or windows would stay open until it has caught up. */
  readonly now?: () => number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

export function createRateLimit({
  trustedProxies,
  log,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const networks = new LRUCache<string, Window>({ max: mostNetworks });
  const all = new Map<Work, Window>();
  let hasWarned = false;

  function waitFor(request: IncomingMessage): number | null {
    const work = workOf(request);
    const visitor = tellVisitor(request);
    if (!work || visitor === "exempt") return null;
    const wait = count(all, work, limits[work].inAll);
    if (wait !== null || visitor === "unknown") return wait;
    return count(networks, `${work} ${networkOf(visitor.address)}`, limits[work].perNetwork);
  }

  function networkFor(request: IncomingMessage): string | null {
    const visitor = tellVisitor(request);
    return typeof visitor === "string" ? null : networkOf(visitor.address);
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

  function tellVisitor(request: IncomingMessage): ReturnType<typeof visitorOf> {
    const visitor = visitorOf(request, trustedProxies);
    if (visitor === "unknown" && !hasWarned) log.warn(unnamedProxy);
    hasWarned ||= visitor === "unknown";
    return visitor;
  }

  return { waitFor, networkFor };
}

const unnamedProxy =
  "Requests come through a proxy on this machine that TRUSTED_PROXY does not name, so visitors cannot be told apart and " +
  "are limited all together only. If it is yours, set TRUSTED_PROXY=127.0.0.1.";
