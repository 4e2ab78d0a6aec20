/** Health checks and metrics of a process; metrics are collected only when a token is set. */
import type { Sql } from "#postgres";
import type { AnsweredRequest } from "../request-log/index.ts";
import { readDatabaseMetrics } from "./database-metrics.ts";
import type { Metrics } from "./metrics.ts";
import { type AnswerOperator, createOperatorEndpoints } from "./operator-endpoints.ts";
import { createProcessMetrics, type ProcessMetricsParts } from "./process-metrics.ts";
import { createReadiness } from "./readiness.ts";

export interface HealthParts extends ProcessMetricsParts {
  readonly sql: Sql;
  /** The setting METRICS_TOKEN. */
  readonly token?: string;
  /**
   * Turns the metrics function of this process into one for all processes; left out when this is the only one.
   * @see server/starting/workers/gather-metrics.ts
   */
  readonly gatherFromAll?: (measure: () => Promise<Metrics>) => () => Promise<readonly Metrics[]>;
}

export interface Health {
  readonly answer: AnswerOperator;
  /** Counts a finished request. */
  readonly count?: (answered: AnsweredRequest) => void;
  /** Makes the process not ready. @returns when load balancers have had time to notice */
  stop(): Promise<void>;
}

export function openHealth({ sql, token, gatherFromAll, ...measured }: HealthParts): Health {
  const readiness = createReadiness(sql);
  if (!token) return { answer: createOperatorEndpoints({ readiness }), stop: readiness.stop };
  const meter = createProcessMetrics(measured);
  const gatherProcesses = gatherFromAll?.(meter.measure) ?? (async () => [await meter.measure()]);
  const gather = async () => {
    // While the database is down, the other metrics matter even more.
    const database = readDatabaseMetrics(sql).catch(() => []);
    return [...(await gatherProcesses()), await database];
  };
  return {
    answer: createOperatorEndpoints({ readiness, metrics: { token, gather } }),
    count: meter.count,
    stop: readiness.stop,
  };
}
