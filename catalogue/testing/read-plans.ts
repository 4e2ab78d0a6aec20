/**
 * For tests: the plans by which PostgreSQL executed the statements of a function, including those inside SQL
 * functions.
 */
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

/** A node of a plan that scanned a table or an index. */
export interface Scan {
  readonly how: string;
  readonly isSequential: boolean;
  /** All scanned rows, including those that a filter removed. */
  readonly rows: number;
}

/** From which duration a plan is told, in milliseconds. Telling each costs more than the statements. */
const [always, never] = ["0", "-1"];

interface PlanReader {
  readonly sql: Sql;
  /**
   * @param times how often to do it; the plans of the last time count
   * @returns the scans of all statements that `work` sends to `sql`, sorted by their rows, most first
   */
  scansOf(work: () => Promise<unknown>, times?: number): Promise<readonly Scan[]>;
  end(): Promise<void>;
}

/** @param address of a role that may load auto_explain, such as a superuser */
export function openPlanReader(address: ServerAddress): PlanReader {
  let scans: Scan[] = [];
  const sql = openPool(
    {
      ...address,
      parameters: {
        ...address.parameters,
        session_preload_libraries: "auto_explain",
        "auto_explain.log_min_duration": never,
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
        if (plan) scans.push(...scansIn(JSON.parse(plan).Plan));
      },
    },
  );
  return {
    sql,
    async scansOf(work, times = 1) {
      for (let time = 1; time < times; time += 1) await work();
      scans = [];
      await sql`select set_config('auto_explain.log_min_duration', ${always}, false)`;
      await work();
      await sql`select set_config('auto_explain.log_min_duration', ${never}, false)`;
      return scans.toSorted((one, other) => other.rows - one.rows);
    },
    end: () => sql.end({ timeout: 1 }),
  };
}

function scansIn(node: PlanNode): readonly Scan[] {
  const { "Relation Name": table, "Index Name": index, "Actual Loops": loops } = node;
  const rows =
    loops *
    (node["Actual Rows"] +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0));
  const how = [node["Node Type"], index, table].filter(Boolean).join(" ");
  const own = table || index ? [{ how, isSequential: node["Node Type"] === "Seq Scan", rows }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}
