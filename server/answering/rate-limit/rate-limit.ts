/** Counts what visitors ask for, and says when it is too much. Refuses machines, not crowds: see limits.ts. */
import { LRUCache } from "lru-cache";
import { networkOf } from "#networks";
import type { RequestContext } from "../request-context/index.ts";
import type { Visitor } from "../visitor-address/index.ts";
import { countedOver, limits, mostNetworks, type Work } from "./limits.ts";
import { workOf } from "./work-of.ts";

interface RateLimit {
  /**
   * Counts a request.
   * @returns null when it may go on, else the seconds after which it may be sent again
   */
  waitFor(context: RequestContext): number | null;
  /** @returns null for the machine itself, and where visitors cannot be told apart */
  networkFor(context: RequestContext): string | null;
}

export interface RateLimitOptions {
  readonly log: { warn(message: string): void };
  /** Milliseconds; a clock that nobody sets back, or windows would stay open until it has caught up. */
  readonly now?: () => number;
}

interface Window {
  count: number;
  readonly endsAt: number;
}

export function createRateLimit({ log, now = () => performance.now() }: RateLimitOptions): RateLimit {
  const networks = new LRUCache<string, Window>({ max: mostNetworks });
  const all = new Map<Work, Window>();
  let hasWarned = false;

  function waitFor(context: RequestContext): number | null {
    const work = workOf(context);
    const { address, standing } = tellVisitor(context);
    if (!work || standing === "exempt") return null;
    const wait = count(all, work, limits[work].inAll);
    if (wait !== null || standing === "unknown") return wait;
    return count(networks, `${work} ${networkOf(address)}`, limits[work].perNetwork);
  }

  function networkFor(context: RequestContext): string | null {
    const { address, standing } = tellVisitor(context);
    return standing === "counted" ? networkOf(address) : null;
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

  function tellVisitor(context: RequestContext): Visitor {
    const visitor = context.visitor();
    const isUnknown = visitor.standing === "unknown";
    if (isUnknown && !hasWarned) log.warn(unnamedProxy);
    hasWarned ||= isUnknown;
    return visitor;
  }

  return { waitFor, networkFor };
}

const unnamedProxy =
  "Requests come through a proxy on this machine that TRUSTED_PROXY does not name, so visitors cannot be told apart and " +
  "are limited all together only. If it is yours, set TRUSTED_PROXY=127.0.0.1.";
