/** Builds inserts, updates and deletes as the common table expression `written`. */
import type { InsertGroup, InsertWork, UpdateWork, Work } from "../plan/plan.ts";
import type { Column } from "../schema/schema.ts";
import { buildConditions } from "./rows.ts";
import { bind, bindList, type Parameters, quoteName, quoteQualified } from "./statement.ts";

export type WriteWork = Extract<Work, { kind: "insert" | "update" | "delete" }>;

/** Alias of the rows in the plan of every write. */
const alias = "t0";

/**
 * @param returned columns of the written rows that are read afterwards, each of which the role must be allowed to
 *   read
 * @returns the parts after `with`; `written` has these columns, or a constant one
 */
export function buildChange(work: WriteWork, returned: readonly Column[], parameters: Parameters): string {
  const columns = returned.map(({ name }) => `${alias}.${quoteName(name)}`);
  const returning = ` returning ${columns.length > 0 ? columns.join(", ") : "true"}`;
  if (work.kind === "insert") return buildInsert(work, returning, parameters);
  const change = work.kind === "update" ? buildUpdate(work, parameters) : buildDelete(work, parameters);
  return `written as (${change}${returning})`;
}

/** Rows that an upsert changed instead of adding them. */
export const mergedRows = "coalesce(nullif(current_setting('antara.merged_rows', true), ''), '0')::bigint";

/**
 * Counts a merged row; it is always true. A setting of the transaction, because system columns, which could also
 * tell, are missing in views and partitioned tables and need a right of their own.
 */
const countMerged = `set_config('antara.merged_rows', (${mergedRows} + 1)::text, true) <> ''`;

function buildInsert(work: InsertWork, returning: string, parameters: Parameters): string {
  // PostgreSQL refuses an unused parameter, because it has no type.
  const usesJson = work.isList || work.groups.some(({ columns }) => columns.length > 0);
  const json = usesJson ? bind(parameters, work.json, "json") : "";
  const inserts = work.groups.map((group) => {
    const names = group.columns.map(({ name }) => quoteName(name)).join(", ");
    const into = `insert into ${quoteQualified(work.table)} as ${alias}${names && ` (${names})`}`;
    return `${into} ${buildSource(work, group, json, parameters)}${buildConflict(work, group)}${returning}`;
  });
  const [only, ...others] = inserts;
  if (others.length === 0) return `written as (${only})`;
  const parts = inserts.map((insert, place) => `written_${place} as (${insert})`);
  const union = inserts.map((_, place) => `select * from written_${place}`).join(" union all ");
  return `${parts.join(", ")}, written as (${union})`;
}

function buildSource(
  { isList }: InsertWork,
  { columns, positions }: InsertGroup,
  json: string,
  parameters: Parameters,
): string {
  if (!isList && columns.length === 0) return "default values";
  const values = columns.map(({ name }) => `b.${quoteName(name)}`).join(", ");
  const form = formOf(columns);
  if (!isList) return `select ${values} from json_to_record(${json}) as ${form}`;
  if (columns.length > 0 && !positions) return `select ${values} from json_to_recordset(${json}) as ${form}`;
  const record = columns.length > 0 ? `, json_to_record(e.item) as ${form}` : "";
  const chosen = positions
    ? ` where e.place = any(${bindList(parameters, positions.map(String), "bigint")})`
    : "";
  return `select ${values} from json_array_elements(${json}) with ordinality as e(item, place)${record}${chosen}`;
}

/**
 * The record type of the JSON. Types have no lengths, so that the column refuses long text instead of a cast
 * truncating it.
 */
const formOf = (columns: readonly Column[]) =>
  `b(${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(", ")})`;

function buildConflict({ conflict }: InsertWork, { columns }: InsertGroup): string {
  if (!conflict) return "";
  const target = ` on conflict (${conflict.columns.map(({ name }) => quoteName(name)).join(", ")})`;
  if (!conflict.isMerged || columns.length === 0) return `${target} do nothing`;
  const changes = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return `${target} do update set ${changes.join(", ")} where ${countMerged}`;
}

function buildUpdate(
  { table, json, isList, columns, defaults, where }: UpdateWork,
  parameters: Parameters,
): string {
  const update = `update ${quoteQualified(table)} as ${alias} set`;
  const [first] = table.columns.values();
  if (columns.length + defaults.length === 0 && first) {
    return `${update} ${quoteName(first.name)} = ${alias}.${quoteName(first.name)} where false`;
  }
  const changes = [
    ...columns.map(({ name }) => `${quoteName(name)} = b.${quoteName(name)}`),
    ...defaults.map(({ name }) => `${quoteName(name)} = default`),
  ].join(", ");
  const read = isList ? "json_to_recordset" : "json_to_record";
  // PostgreSQL knows no record without columns.
  const from =
    columns.length > 0 ? ` from ${read}(${bind(parameters, json, "json")}) as ${formOf(columns)}` : "";
  return `${update} ${changes}${from} where ${buildConditions(where, parameters).join(" and ")}`;
}

function buildDelete({ table, where }: Extract<Work, { kind: "delete" }>, parameters: Parameters): string {
  const conditions = buildConditions(where, parameters).join(" and ");
  return `delete from ${quoteQualified(table)} as ${alias} where ${conditions}`;
}
