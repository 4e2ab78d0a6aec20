/**
 * Readings that come again word for word need not be read and planned again: a tenth of the time that a song with all
 * its relations takes this service. What they find is asked of the database each time.
 */
import type { DataRequest } from "./http.ts";
import { mostPlansRemembered } from "./limits.ts";
import { type ApiRequest, headersRead } from "./request/index.ts";
import type { WrittenSql } from "./sql/write-sql.ts";

/** A reading, up to its statement. */
export interface PlannedReading {
  readonly request: ApiRequest;
  readonly written: WrittenSql;
}

export interface RememberedPlans {
  recall(key: string): PlannedReading | undefined;
  /** Forgets the one that came first when there are too many. */
  keep(key: string, planned: PlannedReading): void;
}

/** Of one schema: with another all plans are others. */
export function createRememberedPlans(most = mostPlansRemembered): RememberedPlans {
  const plans = new Map<string, PlannedReading>();
  return {
    recall: (key) => plans.get(key),
    keep(key, planned) {
      const [oldest] = plans.keys();
      if (plans.size >= most && oldest !== undefined) plans.delete(oldest);
      plans.set(key, planned);
    },
  };
}

/** @returns all that decides the plan of a reading; null for other requests, whose bodies decide */
export function keyOfReading({ method, url, headers }: DataRequest): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  return [method, url, ...headersRead.map((name) => headers.get(name) ?? "")].join("\n");
}
