/**
 * Caches the plans of repeated read requests, which saves a tenth of the service's time for a song with all its
 * relations. The data is always queried.
 */
import type { DataRequest } from "./http.ts";
import { maxCachedPlans } from "./limits.ts";
import { type ApiRequest, planHeaders } from "./request/index.ts";
import type { RequestStatement } from "./sql/build-sql.ts";

export interface CachedPlan {
  readonly request: ApiRequest;
  readonly statement: RequestStatement;
}

export interface PlanCache {
  get(key: string): CachedPlan | undefined;
  /** Removes the oldest plan when the cache is full. */
  set(key: string, plan: CachedPlan): void;
}

/** The plans are valid for one schema. */
export function createPlanCache(max = maxCachedPlans): PlanCache {
  const plans = new Map<string, CachedPlan>();
  return {
    get: (key) => plans.get(key),
    set(key, plan) {
      const [oldest] = plans.keys();
      if (plans.size >= max && oldest !== undefined) plans.delete(oldest);
      plans.set(key, plan);
    },
  };
}

/**
 * @param hasToken the statement of a token's request needs its settings
 * @returns everything that the plan of a read request depends on; null for requests with a body
 */
export function planCacheKey({ method, url, headers }: DataRequest, hasToken = false): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const ofHeaders = planHeaders.map((name) => headers.get(name) ?? "");
  return [hasToken ? "token" : "key", method, url, ...ofHeaders].join("\n");
}
