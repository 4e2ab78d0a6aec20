/**
 * Runs statements on connections that have a fixed role from their start, so that a request takes one round trip. Translates
 * PostgreSQL's errors into refusals.
 */
import { openPool, openQuickLane, type ServerAddress, type Sql } from "#postgres";
import type { GateRequest, ShareLimits } from "./connection-shares.ts";
import { refusalOfDatabase } from "./database-errors.ts";
import { RequestRefused, refuse } from "./errors.ts";
import { createGate } from "./gate.ts";
import * as limits from "./limits.ts";
import type { ResponsePlan } from "./plan/plan.ts";
import { createPreparePolicy } from "./prepare-policy.ts";
import { createQuickStatements } from "./quick-statements.ts";
import type { QueryResult } from "./response/index.ts";
import { type RequestStatement, type ResultRow, rollbackMark, type Statement } from "./sql/build-sql.ts";

export type Role = "anon" | "service_role";

/** Numbers of connections to the database, by caller. */
export type Connections = Readonly<Record<keyof typeof limits.connections, number>>;

/** Null means no limit. */
type Network = GateRequest["network"];

/** Runs statements as one role. */
export interface QueryRunner {
  /**
   * One round trip; two for a statement that is not prepared yet, or with an estimate of the number of rows.
   * @throws RequestRefused for errors of PostgreSQL and of the connection
   */
  run(statement: RequestStatement, network: Network): Promise<QueryResult>;
  /** Runs a statement of this program, not of a request. */
  query<Row extends object>(statement: Statement, network: Network): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/**
 * @param address of a login that may become the role
 * @param connections maximum number of connections, by caller
 */
export function openQueryRunner(
  address: ServerAddress,
  role: Role,
  { [visitorOrServiceOf(role)]: connections }: Connections = limits.connections,
): QueryRunner {
  const asRole = { ...address, parameters: settingsOf(role, limits.statementTime[visitorOrServiceOf(role)]) };
  const applicationName = `antara data service (${role})`;
  const pool =
    connections > 1 ? openPool(asRole, { connections: connections - 1, applicationName }) : undefined;
  // No fallback to the pool when the lane is slow: the gate has given those connections to other statements.
  const lane = openQuickLane(asRole, undefined, { applicationName });
  const gate = createGate(connections, sharesOf(visitorOrServiceOf(role), connections));
  const shouldPrepare = createPreparePolicy();
  const quickStatements = createQuickStatements();

  async function throughGate<Result>(
    request: GateRequest,
    work: (sql: Sql) => Promise<Result>,
  ): Promise<Result> {
    const admitted = gate.enter(request);
    const pass = admitted instanceof Promise ? await admitted : admitted;
    try {
      return await (pool && !pass.isShared ? work(pool) : lane.read(work));
    } catch (error) {
      throw refusalOfDatabase(error, role) ?? error;
    } finally {
      gate.leave(pass);
    }
  }

  async function query<Row extends object>(
    statement: Statement & { readonly isExpensive?: boolean },
    network: Network,
  ): Promise<readonly Row[]> {
    const { text, parameters, isExpensive = false } = statement;
    const cost = isExpensive ? "expensive" : quickStatements.has(text) ? "quick" : "unknown";
    // Only visitors are limited by network: the secret key belongs to the operator.
    const request = { network: role === "anon" ? network : null, cost } as const;
    const rows = await throughGate(request, async (sql) => {
      const began = performance.now();
      let took = Number.POSITIVE_INFINITY;
      try {
        const found = await sql.unsafe<Row[]>(text, parameters as string[], { prepare: shouldPrepare(text) });
        took = performance.now() - began;
        return found;
      } finally {
        quickStatements.record(text, took);
      }
    });
    return rows.filter(isRow);
  }

  return {
    query,
    async run(statement, network) {
      const [row] = await query<ResultRow>(statement, network).catch((error) => {
        throw rollbackRefusal(error, statement.response) ?? error;
      });
      if (!row) throw new Error("The statement of a request returned no row.");
      return resultOf(
        statement,
        row,
        statement.estimate && (await estimate(statement, row, (one) => query(one, network))),
      );
    },
    async close() {
      await Promise.all([lane, pool].map((each) => each?.end({ timeout: 1 })));
    },
  };
}

function visitorOrServiceOf(role: Role): keyof Connections {
  return role === "anon" ? "visitor" : "service";
}

function sharesOf(who: keyof Connections, connections: number): ShareLimits {
  const max = who === "visitor" ? Math.ceil(connections / 2) : connections;
  return {
    ofNetwork: Math.min(limits.connectionsOfNetwork[who], max),
    expensive: Math.min(limits.connectionsForExpensive[who], max),
  };
}

/**
 * After a statement that failed behind its first rows, the driver (3.4.9) does not reset its row counter, so that the next
 * result on that connection begins with holes.
 */
const isRow = (row: unknown) => row !== undefined;

/** Settings of each session. */
function settingsOf(role: Role, statementTime: number): Record<string, string> {
  return {
    role,
    statement_timeout: String(statementTime),
    default_transaction_isolation: "read committed",
    // For functions without their own search path, as on hosted services of this dialect.
    search_path: "public, extensions",
    // The same format of times and dates on every server.
    TimeZone: "UTC",
    DateStyle: "ISO, MDY",
    // The planner overestimates subqueries per row, and compiling them takes longer than running them.
    jit: "off",
  };
}

/** The statement raises this error to roll itself back. */
const rollbackMessage = new RegExp(`"${rollbackMark} (notOneRow|tooManyAffected) (\\d+)"`);

/** Checks the plan too, because a caller could send the same text as an invalid number. */
function rollbackRefusal(
  error: unknown,
  { mustBeOne, maxAffected: max }: ResponsePlan,
): RequestRefused | null {
  const [, reason, count] = (error instanceof RequestRefused && rollbackMessage.exec(error.message)) || [];
  if (reason === "notOneRow" && mustBeOne) return refuse("notOneRow", { count: Number(count) });
  if (reason !== "tooManyAffected" || max === null) return null;
  return refuse("tooManyAffected", { count: Number(count), max });
}

type Plans = readonly [{ readonly Plan: { readonly "Plan Rows": number } }];

/** With `count=estimated`, an exact total up to the row limit needs no estimate. */
async function estimate(
  { response, estimate: statement }: RequestStatement,
  { total }: ResultRow,
  query: (statement: Statement) => Promise<readonly { "QUERY PLAN": Plans }[]>,
): Promise<number | null> {
  if (!statement) return null;
  if (response.count === "estimated" && (total ?? 0) <= limits.maxRows) return null;
  const [row] = await query(statement);
  return Math.max(row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, total ?? 0);
}

function resultOf({ response }: RequestStatement, row: ResultRow, estimated: number | null): QueryResult {
  return {
    body: response.isSingle && response.shows === "json" ? withoutList(row.body) : row.body,
    returns: response.returns,
    pageTotal: row.page_total,
    total: estimated ?? row.total ?? null,
    insertedRows: row.inserted_rows ?? null,
    locationKey: row.key ? keyOf(response.key, row.key) : null,
  };
}

/** Removes the brackets of a list with one element, without parsing it; an empty list becomes null. */
function withoutList(body: string): string {
  return body === "[]" ? "null" : body.slice(1, -1);
}

function keyOf(columns: ResponsePlan["key"], values: readonly string[]): string {
  return columns
    .map(({ name }, index) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(values[index] ?? "")}`)
    .join("&");
}
