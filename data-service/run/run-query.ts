/**
 * Runs statements on connections that have a role from their start, so that a request takes one round trip; a request
 * with settings gets its role and them in a transaction of its own. Translates PostgreSQL's errors into refusals.
 */
import { retryConflict, type ServerAddress } from "#postgres";
import { type RequestSettings, searchPathOf } from "../callers/request-settings.ts";
import * as limits from "../limits.ts";
import type { ResponsePlan } from "../plan/plan.ts";
import { refusalOfDatabase } from "../refusals/database-errors.ts";
import { RequestRefused, refuse } from "../refusals/errors.ts";
import type { QueryResult } from "../response/index.ts";
import { claimsOfKey, serviceRole, visitorRole } from "../roles.ts";
import { type RequestStatement, type ResultRow, rollbackMark, type Statement } from "../sql/build-sql.ts";
import type { GateRequest, ShareLimits } from "./connection-shares.ts";
import { createGate } from "./gate.ts";
import { openLanes } from "./lanes.ts";
import { createPreparePolicy } from "./prepare-policy.ts";
import { createQuickStatements } from "./quick-statements.ts";
import { runInTransaction } from "./run-in-transaction.ts";

/** The two kinds of callers. The service is not limited by network; all others are visitors, whatever their role. */
export type CallerKind = keyof typeof limits.connections;

/** Numbers of connections to the database, by caller. */
export type Connections = Readonly<Record<CallerKind, number>>;

/** For whom a statement runs. */
export interface Asker {
  readonly role: string;
  /** Null means no limit. */
  readonly network: GateRequest["network"];
  /** Null for a statement that cannot see them, and whose role is that of the connection. */
  readonly settings: RequestSettings | null;
}

type Costs = Pick<RequestStatement, "isExpensive" | "isVariable">;

/** Runs statements for one kind of caller. */
export interface QueryRunner {
  /**
   * One round trip; two for a statement that is not prepared yet, or with an estimate of the number of rows.
   * @throws RequestRefused for errors of PostgreSQL and of the connection
   */
  run(statement: RequestStatement, asker: Asker): Promise<QueryResult>;
  /**
   * Runs a statement that is not of a request, such as those that read the schema. Left out, its costs are unknown.
   */
  query<Row extends object>(statement: Statement & Partial<Costs>, asker: Asker): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** The role of a connection from its start, which a request's own role replaces for a transaction. */
const startRoles: Readonly<Record<CallerKind, string>> = { visitor: visitorRole, service: serviceRole };

/**
 * @param address of a login that may become the roles of its callers
 * @param connections maximum number of connections, by caller
 */
export function openQueryRunner(
  address: ServerAddress,
  kind: CallerKind,
  { [kind]: connections }: Connections = limits.connections,
): QueryRunner {
  const startRole = startRoles[kind];
  const asRole = { ...address, parameters: settingsOf(startRole, limits.statementTime[kind]) };
  const lanes = openLanes(asRole, connections, `antara data service (${startRole})`);
  const gate = createGate(connections, sharesOf(kind, connections));
  const shouldPrepare = createPreparePolicy();
  const quickStatements = createQuickStatements();
  /** Remembered apart, so that many different values cannot displace the others. */
  const quickWithValues = createQuickStatements();

  async function query<Row extends object>(
    { text, parameters, isExpensive = false, isVariable = false }: Statement & Partial<Costs>,
    { role, network, settings }: Asker,
  ): Promise<readonly Row[]> {
    // Only quick statements share a connection; a transaction needs its own. What was quick is not expensive,
    // whatever its form: with other values it is another statement here.
    const mayShare = settings === null;
    const known = isVariable ? quickWithValues : quickStatements;
    const key = mayShare && isVariable ? `${text}\n${JSON.stringify(parameters)}` : text;
    const cost = mayShare && known.has(key) ? "quick" : isExpensive ? "expensive" : "unknown";
    // Only visitors are limited by network: the secret key belongs to the operator.
    const admitted = gate.enter({ network: kind === "visitor" ? network : null, cost, isVariable });
    const pass = admitted instanceof Promise ? await admitted : admitted;
    const lane = pass.isShared ? lanes.shared : lanes.takeOwn();
    const connection = lane.enter();
    const began = performance.now();
    let took = Number.POSITIVE_INFINITY;
    const send = () =>
      connection.sql.unsafe<Row[]>(text, parameters as string[], { prepare: shouldPrepare(text) });
    try {
      const rows = await (settings
        ? retryConflict(() => runInTransaction(connection, settings, send))
        : send());
      took = performance.now() - began;
      return rows.filter(isRow);
    } catch (error) {
      throw refusalOfDatabase(error, role) ?? error;
    } finally {
      if (mayShare) known.record(key, took);
      lane.leave(connection);
      if (!pass.isShared) lanes.giveBack(lane);
      gate.leave(pass);
    }
  }

  return {
    query,
    async run(statement, asker) {
      const [row] = await query<ResultRow>(statement, asker).catch((error) => {
        throw rollbackRefusal(error, statement) ?? error;
      });
      if (!row) throw new Error("The statement of a request returned no row.");
      return resultOf(
        statement,
        row,
        statement.estimate && (await estimate(statement, row, (one) => query(one, asker))),
      );
    },
    close: lanes.close,
  };
}

function sharesOf(who: CallerKind, connections: number): ShareLimits {
  const max = who === "visitor" ? Math.ceil(connections / 2) : connections;
  return {
    ofNetwork: Math.min(limits.connectionsOfNetwork[who], max),
    expensive: Math.min(limits.connectionsForExpensive[who], max),
  };
}

/**
 * After a statement that failed behind its first rows, the driver (3.4.9) does not reset its row counter, so that the
 * next result on that connection begins with holes.
 */
const isRow = (row: unknown) => row !== undefined;

/** Settings of each session. */
function settingsOf(role: string, statementTime: number): Record<string, string> {
  return {
    role,
    statement_timeout: String(statementTime),
    default_transaction_isolation: "read committed",
    // For functions without their own search path.
    search_path: searchPathOf("public"),
    // The same format of times and dates on every server.
    TimeZone: "UTC",
    DateStyle: "ISO, MDY",
    // The planner overestimates subqueries per row, and compiling them takes longer than running them.
    jit: "off",
    // For a rule that was added after the start: once set for a transaction, a setting is empty afterwards, not null.
    "request.headers": "{}",
    "request.jwt.claims": claimsOfKey(role),
  };
}

/** The statement raises this error to roll itself back. */
const rollbackMessage = new RegExp(
  `"${rollbackMark} (notOneRow|tooManyAffected|answerTooLarge|noSettings) (\\d+)"`,
);

/** Checks the plan too, because a caller could send the same text as an invalid number. */
function rollbackRefusal(
  error: unknown,
  { usesSettings, response: { mustBeOne, maxAffected: max, shows } }: RequestStatement,
): RequestRefused | null {
  const [, reason, count] = (error instanceof RequestRefused && rollbackMessage.exec(error.message)) || [];
  if (reason === "noSettings" && usesSettings) return refuse("databaseAway");
  if (reason === "answerTooLarge" && shows !== "nothing") return refuse("answerTooLarge");
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
    chosenStatus: row.chosen_status ?? null,
    chosenHeaders: row.chosen_headers ?? null,
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
