/** Counts requests per network and in all, against the limits of limits.ts. */
import { createShares, networkOf, type SharesOptions } from "#networks";
import type { RequestContext } from "../request-context/index.ts";
import type { Visitor } from "../visitor-address/index.ts";
import { limits, type Work, windowMs } from "./limits.ts";
import { workOf } from "./work-of.ts";

interface RateLimit {
  /**
   * Counts a request.
   * @returns null when the request is allowed
   */
  exceededBy(context: RequestContext): Exceeded | null;
  /** @returns null for the machine itself, and when visitors cannot be told apart */
  networkFor(context: RequestContext): string | null;
}

/** Of which work there was too much. */
export interface Exceeded {
  readonly work: Work;
  /** Seconds after which the request may be repeated. */
  readonly wait: number;
  /** Whether the visitor's own network has sent too many, and not all together. */
  readonly isOwn: boolean;
}

export interface RateLimitOptions extends SharesOptions {
  readonly log: { warn(message: string): void };
}

export function createRateLimit({ log, ...options }: RateLimitOptions): RateLimit {
  const take = createShares(options);
  let hasWarned = false;

  function exceededBy(context: RequestContext): Exceeded | null {
    const work = workOf(context);
    const { address, standing } = visitorOf(context);
    if (!work || standing === "exempt") return null;
    const { windowMs: duration = windowMs, ...shares } = limits[work];
    const exhausted = take(work, standing === "unknown" ? null : address, shares, duration);
    return exhausted && { work, isOwn: exhausted.isOwn, wait: Math.ceil(exhausted.wait / 1_000) };
  }

  function networkFor(context: RequestContext): string | null {
    const { address, standing } = visitorOf(context);
    return standing === "counted" ? networkOf(address) : null;
  }

  function visitorOf(context: RequestContext): Visitor {
    const visitor = context.visitor();
    const isUnknown = visitor.standing === "unknown";
    if (isUnknown && !hasWarned) log.warn(unnamedProxy);
    hasWarned ||= isUnknown;
    return visitor;
  }

  return { exceededBy, networkFor };
}

const unnamedProxy =
  "Requests come through a proxy on this machine that TRUSTED_PROXY does not name, so visitors cannot be told apart and " +
  "are limited all together only. If it is yours, set TRUSTED_PROXY=127.0.0.1.";
