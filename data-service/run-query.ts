/**
 * The one place that touches connections: each starts as its role and stays it, so that a request is one round trip.
 * What PostgreSQL refuses becomes a refusal of ours.
 */
import { openPool, openQuickLane, type ServerAddress, type Sql } from "#postgres";
import type { Asking, ShareLimits } from "./connection-shares.ts";
import { refusalOfDatabase } from "./database-errors.ts";
import { RequestRefused, refuse } from "./errors.ts";
import { createGate } from "./gate.ts";
import * as limits from "./limits.ts";
import type { AnswerPlan } from "./plan/plan.ts";
import { createPreparedTexts } from "./prepared-texts.ts";
import { createQuickForms } from "./quick-forms.ts";
import type { QueryResult } from "./response/index.ts";
import { type AnswerRow, type Statement, undoneMark, type WrittenSql } from "./sql/write-sql.ts";

export type Role = "anon" | "service_role";

/** Connections to the database, by who asks. */
export type Connections = Readonly<Record<keyof typeof limits.connections, number>>;

/** From where it is asked; null for who is not held to a share of the connections. */
type Network = Asking["network"];

/** Runs statements as one role. */
export interface QueryRunner {
  /**
   * One round trip; the first one of a text, and an estimate of the number of rows, take two.
   * @throws RequestRefused for all that PostgreSQL refuses, and when it cannot be asked
   */
  run(written: WrittenSql, network: Network): Promise<QueryResult>;
  /** A question of our own to the catalog. */
  ask<Row extends object>(statement: Statement, network: Network): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/**
 * @param address of a login that may become the role
 * @param connections how many at most, by who asks
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
  // Not the pool where the lane is slow: there it would wait behind what the gate has let in for that connection alone.
  const lane = openQuickLane(asRole, undefined, { applicationName });
  const gate = createGate(connections, sharesOf(visitorOrServiceOf(role), connections));
  const isPrepared = createPreparedTexts();
  const quickForms = createQuickForms();

  async function throughGate<Result>(asking: Asking, work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const entered = gate.enter(asking);
    const pass = entered instanceof Promise ? await entered : entered;
    try {
      return await (pool && !pass.isShared ? work(pool) : lane.read(work));
    } catch (error) {
      throw refusalOfDatabase(error, role) ?? error;
    } finally {
      gate.leave(pass);
    }
  }

  async function ask<Row extends object>(
    statement: Statement & { readonly isDear?: boolean },
    network: Network,
  ): Promise<readonly Row[]> {
    const { text, parameters, isDear = false } = statement;
    const cost = isDear ? "dear" : quickForms.has(text) ? "quick" : "unknown";
    // Whoever has the secret key is one of the operator's own.
    const asking = { network: role === "anon" ? network : null, cost } as const;
    const rows = await throughGate(asking, async (sql) => {
      const began = performance.now();
      let took = Number.POSITIVE_INFINITY;
      try {
        const found = await sql.unsafe<Row[]>(text, parameters as string[], { prepare: isPrepared(text) });
        took = performance.now() - began;
        return found;
      } finally {
        quickForms.note(text, took);
      }
    });
    return rows.filter(isRow);
  }

  return {
    ask,
    async run(written, network) {
      const [row] = await ask<AnswerRow>(written, network).catch((error) => {
        throw undoneBecause(error, written.answer) ?? error;
      });
      if (!row) throw new Error("The statement of a request gave no row.");
      return resultOf(
        written,
        row,
        written.estimate && (await estimate(written, row, (one) => ask(one, network))),
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
  const most = who === "visitor" ? Math.ceil(connections / 2) : connections;
  return {
    ofNetwork: Math.min(limits.connectionsOfNetwork[who], most),
    dear: Math.min(limits.connectionsOfDear[who], most),
  };
}

/**
 * After an error that came behind some rows, the driver (3.4.9) counts on from there on the same connection, so that the
 * next answer begins with holes. A filter leaves them out by itself.
 */
const isRow = (row: unknown) => row !== undefined;

/** Settings of each session, from its start on. */
function settingsOf(role: Role, statementTime: number): Record<string, string> {
  return {
    role,
    statement_timeout: String(statementTime),
    default_transaction_isolation: "read committed",
    // What functions without a search path of their own find, as on hosted services of this dialect.
    search_path: "public, extensions",
    // Times and dates look the same on every server.
    TimeZone: "UTC",
    DateStyle: "ISO, MDY",
    // Subqueries of each row look costly enough to be compiled, which takes longer than they do.
    jit: "off",
  };
}

/** Written by the statement itself, in the text of the error that undid it. */
const undone = new RegExp(`"${undoneMark} (notOneRow|tooManyAffected) (\\d+)"`);

/** Only where the plan asked for it, since a caller may write the same words into a number. */
function undoneBecause(error: unknown, { mustBeOne, mostAffected: max }: AnswerPlan): RequestRefused | null {
  const [, reason, count] = (error instanceof RequestRefused && undone.exec(error.message)) || [];
  if (reason === "notOneRow" && mustBeOne) return refuse("notOneRow", { count: Number(count) });
  if (reason !== "tooManyAffected" || max === null) return null;
  return refuse("tooManyAffected", { count: Number(count), max });
}

type Plans = readonly [{ readonly Plan: { readonly "Plan Rows": number } }];

/** Below the limit of an answer an estimate would be less than what is known. */
async function estimate(
  { answer, estimate: statement }: WrittenSql,
  { total }: AnswerRow,
  ask: (statement: Statement) => Promise<readonly { "QUERY PLAN": Plans }[]>,
): Promise<number | null> {
  if (!statement) return null;
  if (answer.count === "estimated" && (total ?? 0) <= limits.mostRows) return null;
  const [row] = await ask(statement);
  return Math.max(row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, total ?? 0);
}

function resultOf({ answer }: WrittenSql, row: AnswerRow, estimated: number | null): QueryResult {
  return {
    body: answer.isSingle && answer.shows === "json" ? withoutList(row.body) : row.body,
    returns: answer.returns,
    pageTotal: row.page_total,
    total: estimated ?? row.total ?? null,
    insertedRows: row.inserted_rows ?? null,
    locationKey: row.key ? keyOf(answer.key, row.key) : null,
  };
}

/** Of a list of one, without parsing it; of an empty one nothing is left, which in JSON is null. */
function withoutList(body: string): string {
  return body === "[]" ? "null" : body.slice(1, -1);
}

function keyOf(columns: AnswerPlan["key"], values: readonly string[]): string {
  return columns
    .map(({ name }, place) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(values[place] ?? "")}`)
    .join("&");
}
