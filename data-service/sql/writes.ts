/** Inserts, updates and deletes as parts of a statement that are called `written`. */
import type { InsertGroup, InsertWork, UpdateWork, Work } from "../plan/plan.ts";
import type { Column } from "../schema/schema.ts";
import { writeConditions } from "./rows.ts";
import { bind, bindList, type Parameters, quoteName, quoteWhole } from "./statement.ts";

export type WriteWork = Extract<Work, { kind: "insert" | "update" | "delete" }>;

/** Alias of the rows in the plan of every write. */
const alias = "t0";

/** @returns where written rows are read from; their columns are the table's */
export const writtenRows = "(select (w.written_row).* from written as w)";

/**
 * @param isReturned whether the rows are read afterwards, which takes the right to read every column
 * @returns the parts behind `with`; `written` has the columns `written_row` and, where some rows of an insert may have
 *   been there, `is_new`
 */
export function writeChange(work: WriteWork, isReturned: boolean, parameters: Parameters): string {
  const returned = [isReturned ? `${alias} as written_row` : "true as written_row"];
  // Only a row that replaced another has the number of the transaction that did it.
  if (tellsNew(work)) returned.push(`${alias}.xmax = 0 as is_new`);
  const returning = ` returning ${returned.join(", ")}`;
  if (work.kind === "insert") return writeInsert(work, returning, parameters);
  const change = work.kind === "update" ? writeUpdate(work, parameters) : writeDelete(work, parameters);
  return `written as (${change}${returning})`;
}

/** Views have no system columns. */
export function tellsNew(work: WriteWork): boolean {
  return work.kind === "insert" && work.conflict?.isMerged === true && !work.table.isView;
}

function writeInsert(work: InsertWork, returning: string, parameters: Parameters): string {
  // A parameter that no part of the statement uses has no type, and is refused.
  const usesJson = work.isList || work.groups.some(({ columns }) => columns.length > 0);
  const json = usesJson ? bind(parameters, work.json, "json") : "";
  const inserts = work.groups.map((group) => {
    const names = group.columns.map(({ name }) => quoteName(name)).join(", ");
    const into = `insert into ${quoteWhole(work.table)} as ${alias}${names && ` (${names})`}`;
    return `${into} ${writeSource(work, group, json, parameters)}${writeConflict(work, group)}${returning}`;
  });
  const [only, ...others] = inserts;
  if (others.length === 0) return `written as (${only})`;
  const parts = inserts.map((insert, place) => `written_${place} as (${insert})`);
  const union = inserts.map((_, place) => `select * from written_${place}`).join(" union all ");
  return `${parts.join(", ")}, written as (${union})`;
}

function writeSource(
  { isList }: InsertWork,
  { columns, places }: InsertGroup,
  json: string,
  parameters: Parameters,
): string {
  if (!isList && columns.length === 0) return "default values";
  const values = columns.map(({ name }) => `b.${quoteName(name)}`).join(", ");
  const form = formOf(columns);
  if (!isList) return `select ${values} from json_to_record(${json}) as ${form}`;
  if (columns.length > 0 && !places) return `select ${values} from json_to_recordset(${json}) as ${form}`;
  const record = columns.length > 0 ? `, json_to_record(e.item) as ${form}` : "";
  const chosen = places ? ` where e.place = any(${bindList(parameters, places.map(String), "bigint")})` : "";
  return `select ${values} from json_array_elements(${json}) with ordinality as e(item, place)${record}${chosen}`;
}

/** What JSON is read as. Without lengths: the column has them, and refuses what a cast would cut. */
const formOf = (columns: readonly Column[]) =>
  `b(${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ")})`;

function writeConflict({ conflict }: InsertWork, { columns }: InsertGroup): string {
  if (!conflict) return "";
  const target = ` on conflict (${conflict.columns.map(({ name }) => quoteName(name)).join(", ")})`;
  if (!conflict.isMerged || columns.length === 0) return `${target} do nothing`;
  const changes = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return `${target} do update set ${changes.join(", ")}`;
}

function writeUpdate({ table, json, isList, columns, where }: UpdateWork, parameters: Parameters): string {
  const update = `update ${quoteWhole(table)} as ${alias} set`;
  const [first] = table.columns.values();
  if (columns.length === 0 && first) {
    return `${update} ${quoteName(first.name)} = ${alias}.${quoteName(first.name)} where false`;
  }
  const changes = columns.map(({ name }) => `${quoteName(name)} = b.${quoteName(name)}`).join(", ");
  const read = isList ? "json_to_recordset" : "json_to_record";
  const body = `${read}(${bind(parameters, json, "json")}) as ${formOf(columns)}`;
  return `${update} ${changes} from ${body} where ${writeConditions(where, parameters).join(" and ")}`;
}

function writeDelete({ table, where }: Extract<Work, { kind: "delete" }>, parameters: Parameters): string {
  const conditions = writeConditions(where, parameters).join(" and ");
  return `delete from ${quoteWhole(table)} as ${alias} where ${conditions}`;
}
