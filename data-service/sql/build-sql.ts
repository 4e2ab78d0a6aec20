/**
 * The third stage: turns a plan into one statement that does the work and makes the JSON of the response. Names are
 * quoted and values are parameters, so that requests of the same form share one prepared statement.
 */
import { maxBytesShown, maxRows } from "../limits.ts";
import { hasVariableCost } from "../plan/has-variable-cost.ts";
import { isExpensive } from "../plan/is-expensive.ts";
import type { Plan, ResponsePlan, Rows } from "../plan/plan.ts";
import { readColumns } from "../plan/read-columns.ts";
import { buildCall, isNowReadOnly } from "./call.ts";
import { buildRows, namesOf } from "./rows.ts";
import { bind, type Parameters, quoteName, quoteQualified } from "./statement.ts";
import { buildChange, mergedRows, type WriteWork } from "./writes.ts";

export interface Statement {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** The statement of a request, with the facts that are needed to interpret its result. */
export interface RequestStatement extends Statement {
  readonly response: ResponsePlan;
  /** Whether it runs with the settings of its request, and fails without them. */
  readonly usesSettings: boolean;
  /** Whether it may be slow by its form. */
  readonly isExpensive: boolean;
  /** Whether its time depends on the parameters. */
  readonly isVariable: boolean;
  /** Estimates the number of rows; null if it was not requested. */
  readonly estimate: Statement | null;
}

/** Columns of the statement's only row; the optional ones depend on the plan. */
export interface ResultRow {
  readonly body: string;
  readonly page_total: number;
  readonly total?: number;
  readonly inserted_rows?: number;
  /** Key values of a single inserted row, as text. */
  readonly key?: readonly string[] | null;
  /** What functions have set for the response. */
  readonly chosen_status?: string | null;
  readonly chosen_headers?: string | null;
}

/** The beginning of the error message with which a statement rolls itself back; the reason follows. */
export const rollbackMark = "antara undid:";

/** @param usesSettings whether the statement must run with the settings of its request */
export function buildSql(plan: Plan, usesSettings = false): RequestStatement {
  const parameters: Parameters = [];
  const { work, response } = plan;
  const statement =
    work.kind === "read" || work.kind === "call"
      ? buildReading(plan, usesSettings, parameters)
      : buildWriting(plan, work, usesSettings, parameters);
  const isEstimated =
    (response.count === "planned" || response.count === "estimated") &&
    (work.kind === "read" || work.kind === "call");
  const estimate = isEstimated ? buildEstimate(plan) : null;
  return {
    text: statement,
    parameters,
    response,
    estimate,
    usesSettings,
    isExpensive: isExpensive(plan),
    isVariable: hasVariableCost(plan),
  };
}

function buildReading(plan: Plan, usesSettings: boolean, parameters: Parameters): string {
  const { rows, response } = plan;
  const { head, source } = sourceOf(plan, parameters);
  const columns = [`${buildBody(rows, response, parameters)} as body`, "count(*) as page_total"];
  // For an estimate, rows above the limit need not be counted.
  const counted = response.count === "estimated" ? ` limit ${maxRows + 1}` : "";
  if (response.count === "exact" || response.count === "estimated") {
    const all = buildRows({ ...countable(rows), orders: [], offset: 0, limit: null }, source, parameters);
    columns.push(`(select count(*) from (${all}${counted}) as every) as total`);
  }
  columns.push(...buildChecks(response, "count(*)", "(select count(*) from called)", parameters));
  if (usesSettings) columns.push(guard, ...chosen);
  // Functions of computed fields, views and row-level rules must not write. Only with settings do reads run such
  // code.
  const runsCode = usesSettings && plan.work.kind === "read";
  const shown = response.shows === "nothing" ? countable(rows) : rows;
  const from = `(${buildRows(shown, source, parameters)}) as ${rowAlias(shown, response)}`;
  return `${head}select ${columns.join(", ")} from ${from}${runsCode ? ` where ${isNowReadOnly}` : ""}`;
}

function sourceOf({ work }: Plan, parameters: Parameters): { head: string; source: string } {
  if (work.kind === "call") return { head: `with ${buildCall(work, parameters)} `, source: "called" };
  return { head: "", source: quoteQualified(work.table) };
}

/** Rows that are only counted need no outputs and no order, unless these define groups. */
const countable = (rows: Rows): Rows => (rows.isGrouped ? rows : { ...rows, outputs: [], orders: [] });

/** Includes column names if the body uses a single column. */
function rowAlias(rows: Rows, { shows, isValue }: ResponsePlan): string {
  if (!isValue || shows !== "json" || rows.outputs.length === 0) return "r";
  return `r(${namesOf(rows)
    .map((_, place) => `c${place}`)
    .join(", ")})`;
}

function buildBody(rows: Rows, response: ResponsePlan, parameters: Parameters): string {
  if (response.shows === "nothing") return "''";
  if (response.shows === "csv") return buildCsv(rows, parameters);
  const list = `coalesce(${allShown(response)}, '[]')`;
  return `${response.stripNulls ? `json_strip_nulls(${list})` : list}::text`;
}

/**
 * As in PostgREST, a line is PostgreSQL's text of a record: null is nothing, empty text and text with blanks has
 * quotes. Only its doubled backslashes are undone, because no reader of CSV would.
 */
function buildCsv(rows: Rows, parameters: Parameters): string {
  const header = bind(parameters, namesOf(rows).map(quoteCsv).join(","), "text");
  return `${header} || coalesce(${csvLines}, '')`;
}

const csvLine = "replace(left(substr((r.*)::text, 2), -1), '\\\\', '\\')";
const csvLines = `string_agg(E'\\n' || ${csvLine}, '')`;

/**
 * The aggregate of all rows that are shown. PostgreSQL computes it once, although the check of its size repeats it.
 */
function allShown({ shows, isValue }: ResponsePlan): string {
  return shows === "csv" ? csvLines : `json_agg(${isValue ? "r.c0" : "r.*"})`;
}

const quoteCsv = (name: string): string => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** An error inside the statement rolls it back; its message contains the reason and the number of rows. */
function buildChecks(
  response: ResponsePlan,
  shown: string,
  affected: string,
  parameters: Parameters,
): string[] {
  const checks: string[] = [];
  if (response.shows !== "nothing") {
    const size = `coalesce(pg_column_size(${allShown(response)}), 0)`;
    checks.push(failUnless(`${size} <= ${maxBytesShown}`, "answerTooLarge", size));
  }
  if (response.mustBeOne) checks.push(failUnless(`${shown} = 1`, "notOneRow", shown));
  if (response.maxAffected !== null) {
    const max = bind(parameters, String(response.maxAffected), "bigint");
    checks.push(failUnless(`${affected} <= ${max}`, "tooManyAffected", affected));
  }
  return checks;
}

const failUnless = (condition: string, reason: string, count: string) =>
  `case when ${condition} then null else ('${rollbackMark} ${reason} ' || ${count})::integer end`;

/** Outside of its transaction the setting is missing, or empty on a connection that had it before. */
const settingLength = "coalesce(length(current_setting('request.method', true)), 0)";
const guard = failUnless(`${settingLength} > 0`, "noSettings", settingLength);

/** What functions have set for the response. PostgreSQL computes it when all rows have been read. */
const chosen = ["status", "headers"].map(
  (name) => `nullif(current_setting('response.${name}', true), '') as chosen_${name}`,
);

function buildWriting(
  { rows, response }: Plan,
  work: WriteWork,
  usesSettings: boolean,
  parameters: Parameters,
): string {
  const isShown = response.shows !== "nothing";
  const returned = isShown ? readColumns(rows, work.table) : response.key;
  const change = buildChange(work, returned, parameters);
  const affected = "(select count(*) from written)";
  const columns = [`${buildBody(rows, response, parameters)} as body`, `${affected} as page_total`];
  if (response.count !== null) columns.push(`${affected} as total`);
  // The rows are counted first, so that all of them are written when the merged ones are asked for.
  if (work.kind === "insert" && work.conflict)
    columns.push(`greatest(${affected} - ${mergedRows}, 0) as inserted_rows`);
  if (response.key.length > 0) {
    const values = response.key.map(({ name }) => `w.${quoteName(name)}::text`).join(", ");
    columns.push(`case when ${affected} = 1 then (select array[${values}] from written as w) end as key`);
  }
  // An inner join may exclude written rows from the response.
  columns.push(...buildChecks(response, isShown ? "count(*)" : affected, affected, parameters));
  if (usesSettings) columns.push(guard, ...chosen);
  const from = isShown
    ? ` from (${buildRows(rows, "written", parameters)}) as ${rowAlias(rows, response)}`
    : "";
  return `with ${change} select ${columns.join(", ")}${from}`;
}

/** The planner's estimate, which reads no rows. */
function buildEstimate(plan: Plan): Statement {
  const parameters: Parameters = [];
  const { head, source } = sourceOf(plan, parameters);
  const rows = { ...countable(plan.rows), orders: [], offset: 0, limit: null };
  const text = `explain (format json) ${head}${buildRows(rows, source, parameters)}`;
  return { text, parameters };
}
