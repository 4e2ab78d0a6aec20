/** Everything that tells an operator how a process is doing; figures are kept only where a token lets somebody read them. */
import type { Sql } from "#postgres";
import type { AnsweredRequest } from "../request-log/index.ts";
import { type AnswerOperator, createOperatorAnswers } from "./answer-operator.ts";
import { createMeter, type MeasuredParts } from "./measure.ts";
import { measureDatabase } from "./measure-database.ts";
import type { Measures } from "./measures.ts";
import { createReadiness } from "./readiness.ts";

export interface HealthParts extends MeasuredParts {
  readonly sql: Sql;
  /** Of the setting METRICS_TOKEN. */
  readonly token?: string;
  /**
   * Makes of what measures this process what measures all; left out where this is the only one.
   * @see server/starting/workers/gather-measures.ts
   */
  readonly gatherFromAll?: (measure: () => Promise<Measures>) => () => Promise<readonly Measures[]>;
}

export interface Health {
  readonly answer: AnswerOperator;
  /** Counts a request that has ended. */
  readonly count?: (answered: AnsweredRequest) => void;
  /** From now on the process is not ready. @returns when nobody can still believe that it is */
  stop(): Promise<void>;
}

export function openHealth({ sql, token, gatherFromAll, ...measured }: HealthParts): Health {
  const readiness = createReadiness(sql);
  if (!token) return { answer: createOperatorAnswers({ readiness }), stop: readiness.stop };
  const meter = createMeter(measured);
  const processes = gatherFromAll?.(meter.measure) ?? (async () => [await meter.measure()]);
  const gather = async () => {
    // While the database is away the rest is worth the more.
    const database = measureDatabase(sql).catch(() => []);
    return [...(await processes()), await database];
  };
  return {
    answer: createOperatorAnswers({ readiness, metrics: { token, gather } }),
    count: meter.count,
    stop: readiness.stop,
  };
}
