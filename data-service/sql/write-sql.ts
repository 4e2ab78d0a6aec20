/**
 * The third stage: a plan becomes one statement, which does the work and makes the JSON of the answer. Pure. Names are
 * quoted, and whatever a caller gave as a value is a parameter, so that requests of one shape share one prepared
 * statement.
 */
import { mostRows } from "../limits.ts";
import { isDear } from "../plan/is-dear.ts";
import type { AnswerPlan, Plan, Rows } from "../plan/plan.ts";
import { writeCall } from "./call.ts";
import { namesOf, writeRows } from "./rows.ts";
import { bind, type Parameters, quoteName, quoteWhole } from "./statement.ts";
import { tellsNew, type WriteWork, writeChange, writtenRows } from "./writes.ts";

export interface Statement {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** The statement of a request, with what has to be known to read its one row. */
export interface WrittenSql extends Statement {
  readonly answer: AnswerPlan;
  /** Whether it may be slow by its nature. */
  readonly isDear: boolean;
  /** Asks the planner how many rows there are; null where nobody wants to know. */
  readonly estimate: Statement | null;
}

/** Columns of the one row that the statement gives; the optional ones are there where the plan asks for them. */
export interface AnswerRow {
  readonly body: string;
  readonly page_total: number;
  readonly total?: number;
  readonly inserted_rows?: number;
  /** Values of the key of the only inserted row, as text. */
  readonly key?: readonly string[] | null;
}

/** What an error's message begins with when the statement undid its own work, for the reason that follows. */
export const undoneMark = "antara undid:";

export function writeSql(plan: Plan): WrittenSql {
  const parameters: Parameters = [];
  const { work, answer } = plan;
  const statement =
    work.kind === "read" || work.kind === "call"
      ? writeReading(plan, parameters)
      : writeWriting(plan, work, parameters);
  const isEstimated =
    (answer.count === "planned" || answer.count === "estimated") &&
    (work.kind === "read" || work.kind === "call");
  const estimate = isEstimated ? writeEstimate(plan) : null;
  return { text: statement, parameters, answer, estimate, isDear: isDear(plan.rows) };
}

function writeReading(plan: Plan, parameters: Parameters): string {
  const { rows, answer } = plan;
  const { head, source } = sourceOf(plan, parameters);
  const columns = [`${writeBody(rows, answer, parameters)} as body`, "count(*) as page_total"];
  // More than can be shown need not be counted one by one when an estimate will do.
  const counted = answer.count === "estimated" ? ` limit ${mostRows + 1}` : "";
  if (answer.count === "exact" || answer.count === "estimated") {
    const all = writeRows({ ...countable(rows), orders: [], offset: 0, limit: null }, source, parameters);
    columns.push(`(select count(*) from (${all}${counted}) as every) as total`);
  }
  columns.push(...writeUndoing(answer, "count(*)", "(select count(*) from called)", parameters));
  const shown = answer.shows === "nothing" ? countable(rows) : rows;
  return `${head}select ${columns.join(", ")} from (${writeRows(shown, source, parameters)}) as ${rowName(shown, answer)}`;
}

function sourceOf({ work }: Plan, parameters: Parameters): { head: string; source: string } {
  if (work.kind === "call") return { head: `with ${writeCall(work, parameters)} `, source: "called" };
  return { head: "", source: quoteWhole(work.table) };
}

/** Rows that are only counted show nothing, except that groups are told by what they show. */
const countable = (rows: Rows): Rows => (rows.isGrouped ? rows : { ...rows, outputs: [] });

/** With names for its columns where they are spoken of one by one. */
function rowName(rows: Rows, { shows, isValue }: AnswerPlan): string {
  const isSpokenOf = shows === "csv" || (isValue && shows === "json");
  if (!isSpokenOf || rows.outputs.length === 0) return "r";
  return `r(${namesOf(rows)
    .map((_, place) => `c${place}`)
    .join(", ")})`;
}

function writeBody(rows: Rows, answer: AnswerPlan, parameters: Parameters): string {
  if (answer.shows === "nothing") return "''";
  if (answer.shows === "csv") return writeCsv(rows, parameters);
  const list = `coalesce(json_agg(${answer.isValue ? "r.c0" : "r"}), '[]')`;
  return `${answer.stripNulls ? `json_strip_nulls(${list})` : list}::text`;
}

/** Empty text is quoted and null is not, so that they differ (RFC 4180 leaves both open). */
function writeCsv(rows: Rows, parameters: Parameters): string {
  const names = namesOf(rows);
  const header = bind(parameters, names.map(quoteCsv).join(","), "text");
  const fields = names.map(
    (_, place) =>
      `case when r.c${place}::text ~ '^$|[",\\r\\n]' then '"' || replace(r.c${place}::text, '"', '""') || '"'` +
      ` else r.c${place}::text end`,
  );
  // `concat` leaves nulls out, and takes a hundred arguments at most.
  const line = fields.map((field) => `coalesce(${field}, '')`).join(" || ',' || ") || "''";
  return `${header} || coalesce(string_agg(E'\\n' || ${line}, ''), '')`;
}

const quoteCsv = (name: string): string => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

/** An error within the statement undoes the whole of it; its text tells which and how many. */
function writeUndoing(answer: AnswerPlan, shown: string, affected: string, parameters: Parameters): string[] {
  const undo = (unless: string, reason: string, count: string) =>
    `case when ${unless} then null else ('${undoneMark} ${reason} ' || ${count})::integer end`;
  const guards: string[] = [];
  if (answer.mustBeOne) guards.push(undo(`${shown} = 1`, "notOneRow", shown));
  if (answer.mostAffected !== null) {
    const most = bind(parameters, String(answer.mostAffected), "bigint");
    guards.push(undo(`${affected} <= ${most}`, "tooManyAffected", affected));
  }
  return guards;
}

function writeWriting({ rows, answer }: Plan, work: WriteWork, parameters: Parameters): string {
  const isShown = answer.shows !== "nothing";
  const change = writeChange(work, isShown || answer.key.length > 0, parameters);
  const affected = "(select count(*) from written)";
  const columns = [`${writeBody(rows, answer, parameters)} as body`, `${affected} as page_total`];
  if (answer.count !== null) columns.push(`${affected} as total`);
  if (tellsNew(work)) columns.push("(select count(*) from written where is_new) as inserted_rows");
  else if (work.kind === "insert" && work.conflict) columns.push(`${affected} as inserted_rows`);
  if (answer.key.length > 0) {
    const values = answer.key.map(({ name }) => `(w.written_row).${quoteName(name)}::text`).join(", ");
    columns.push(`case when ${affected} = 1 then (select array[${values}] from written as w) end as key`);
  }
  // An inner join may leave out of the answer what was written.
  columns.push(...writeUndoing(answer, isShown ? "count(*)" : affected, affected, parameters));
  const from = isShown
    ? ` from (${writeRows(rows, writtenRows, parameters)}) as ${rowName(rows, answer)}`
    : "";
  return `with ${change} select ${columns.join(", ")}${from}`;
}

/** The planner's own guess, as it is kept by ANALYZE: it costs no reading of rows. */
function writeEstimate(plan: Plan): Statement {
  const parameters: Parameters = [];
  const { head, source } = sourceOf(plan, parameters);
  const rows = { ...countable(plan.rows), orders: [], offset: 0, limit: null };
  const text = `explain (format json) ${head}${writeRows(rows, source, parameters)}`;
  return { text, parameters };
}
