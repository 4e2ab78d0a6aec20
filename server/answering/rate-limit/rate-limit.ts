/** Counts requests per network and in all, against the limits of limits.ts. */
import { LRUCache } from "lru-cache";
import { networkOf } from "#networks";
import type { RequestContext } from "../request-context/index.ts";
import type { Visitor } from "../visitor-address/index.ts";
import { limits, maxNetworks, type Work, windowMs } from "./limits.ts";
import { workOf } from "./work-of.ts";

interface RateLimit {
  /**
   * Counts a request.
   * @returns null when the request is allowed, else the seconds after which it may be repeated
   */
  retryAfterFor(context: RequestContext): number | null;
  /** @returns null for the machine itself, and when visitors cannot be told apart */
  networkFor(context: RequestContext): string | null;
}

export interface RateLimitOptions {
  readonly log: { warn(message: string): void };
  /** Milliseconds of a monotonic clock, or windows would stay open after the clock is set back. */
  readonly now?: () => number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

export function createRateLimit({ log, now = () => performance.now() }: RateLimitOptions): RateLimit {
  const networks = new LRUCache<string, Window>({ max: maxNetworks });
  const all = new Map<Work, Window>();
  let hasWarned = false;

  function retryAfterFor(context: RequestContext): number | null {
    const work = workOf(context);
    const { address, standing } = visitorOf(context);
    if (!work || standing === "exempt") return null;
    const { inAll, perNetwork, windowMs: duration = windowMs } = limits[work];
    // First its own, so that what is refused of one network does not use up what all may send.
    if (standing !== "unknown") {
      const wait = count(networks, `${work} ${networkOf(address)}`, perNetwork, duration);
      if (wait !== null) return wait;
    }
    return count(all, work, inAll, duration);
  }

  function networkFor(context: RequestContext): string | null {
    const { address, standing } = visitorOf(context);
    return standing === "counted" ? networkOf(address) : null;
  }

  function count<Key>(
    windows: { get(key: Key): Window | undefined; set(key: Key, window: Window): unknown },
    key: Key,
    most: number,
    duration: number,
  ): number | null {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      window = { count: 0, endsAt: time + duration };
      windows.set(key, window);
    }
    window.count += 1;
    return window.count > most ? Math.ceil((window.endsAt - time) / 1_000) : null;
  }

  function visitorOf(context: RequestContext): Visitor {
    const visitor = context.visitor();
    const isUnknown = visitor.standing === "unknown";
    if (isUnknown && !hasWarned) log.warn(unnamedProxy);
    hasWarned ||= isUnknown;
    return visitor;
  }

  return { retryAfterFor, networkFor };
}

const unnamedProxy =
  "Requests come through a proxy on this machine that TRUSTED_PROXY does not name, so visitors cannot be told apart and " +
  "are limited all together only. If it is yours, set TRUSTED_PROXY=127.0.0.1.";
