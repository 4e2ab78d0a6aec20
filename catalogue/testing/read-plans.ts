/** For tests: how PostgreSQL carried out what a verb asked of it, also within the functions that were called. */
import { openPool, type ServerAddress, type Sql } from "#postgres";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A part of a plan that read a table or an index. */
export interface Reading {
  readonly how: string;
  readonly isSequential: boolean;
  /** All that were looked at, whether they were wanted or not. */
  readonly rows: number;
}

export interface PlanReader {
  readonly sql: Sql;
  /** @returns what was read for whatever `work` asks of `sql`, most rows first */
  readingsOf(work: () => Promise<unknown>): Promise<readonly Reading[]>;
  end(): Promise<void>;
}

/** @param address of somebody who may load auto_explain, such as a superuser */
export function openPlanReader(address: ServerAddress): PlanReader {
  let readings: Reading[] = [];
  const sql = openPool(
    {
      ...address,
      parameters: {
        ...address.parameters,
        session_preload_libraries: "auto_explain",
        "auto_explain.log_min_duration": "0",
        "auto_explain.log_analyze": "on",
        "auto_explain.log_timing": "off",
        "auto_explain.log_nested_statements": "on",
        "auto_explain.log_format": "json",
        client_min_messages: "log",
      },
    },
    {
      connections: 1,
      onNotice: (message) => {
        const plan = /plan:\n(\{.*\})$/s.exec(message)?.[1];
        if (plan) readings.push(...readingsIn(JSON.parse(plan).Plan));
      },
    },
  );
  return {
    sql,
    async readingsOf(work) {
      readings = [];
      await work();
      return readings.toSorted((one, other) => other.rows - one.rows);
    },
    end: () => sql.end({ timeout: 1 }),
  };
}

function readingsIn(node: PlanNode): readonly Reading[] {
  const { "Relation Name": table, "Index Name": index, "Actual Loops": loops } = node;
  const rows =
    loops *
    (node["Actual Rows"] +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0));
  const how = [node["Node Type"], index, table].filter(Boolean).join(" ");
  const own = table || index ? [{ how, isSequential: node["Node Type"] === "Seq Scan", rows }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readingsIn)];
}
