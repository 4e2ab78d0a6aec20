/** Plans inserts, updates, replacements and deletes. Refuses to change all rows of a table at once. */
import { refuse } from "../refusals/errors.ts";
import { maxForms } from "../refusals/left-out.ts";
import type { ApiRequest, Body, FilterAt } from "../request/api-request.ts";
import type { Column, Table } from "../schema/schema.ts";
import { findField, findWrittenColumn } from "./find-field.ts";
import type { InsertGroup, InsertWork, Plan, ResponsePlan, Rows, Work } from "./plan.ts";
import { planRows } from "./plan-rows.ts";

type RowsSent = Extract<Body, { kind: "rows" }>;

/** @throws RequestRefused for unknown names and unsupported operations */
export function planWrite(request: ApiRequest, table: Table): Plan {
  const response = responseOfWrite(request, table);
  const isNew = request.action === "insert" || request.action === "replace";
  if (isNew) {
    const filters =
      request.action === "replace" ? inEmbeddings(request.filters) : checkInsertFilters(request.filters);
    const rows = planRows(table, { ...request, filters });
    const isCut = request.ranges.some(({ path }) => path.length === 0);
    return { work: planInsert(request, table), rows: isCut ? rows : { ...rows, limit: null }, response };
  }
  if (request.ranges.some(({ path }) => path.length === 0)) {
    throw refuse("notImplemented", { what: "changedRange" });
  }
  const rows = planRows(table, request);
  if (!request.filters.some(({ path }) => path.length === 0)) {
    throw refuse("filterMissing", { statement: request.action === "delete" ? "DELETE" : "UPDATE" });
  }
  return { work: planChange(request, table, rows), rows: { ...rows, where: [], limit: null }, response };
}

function responseOfWrite({ action, format, preferences }: ApiRequest, table: Table): ResponsePlan {
  const { returning, handling, maxAffected } = preferences;
  const shown = format.kind === "csv" ? "csv" : "json";
  return {
    returns: "rows",
    isValue: false,
    shows: returning === "representation" ? shown : "nothing",
    isSingle: format.kind === "object",
    stripNulls: format.stripNulls,
    count: preferences.count,
    mustBeOne: format.kind === "object",
    maxAffected: handling === "strict" ? maxAffected : null,
    key: action === "insert" && returning === "headers-only" ? columnsOf(table, table.primaryKey) : [],
  };
}

const columnsOf = (table: Table, names: readonly string[]): Column[] =>
  names.map((name) => findWrittenColumn(table, name));

/** All sent rows are written, so a filter would have no effect. */
function checkInsertFilters(filters: readonly FilterAt[]): readonly FilterAt[] {
  if (filters.some(({ path }) => path.length === 0)) {
    throw refuse("notImplemented", { what: "insertFilters" });
  }
  return filters;
}

const inEmbeddings = (filters: readonly FilterAt[]) => filters.filter(({ path }) => path.length > 0);

function planInsert(request: ApiRequest, table: Table): InsertWork {
  const body = rowsSent(request);
  const { onConflict, preferences } = request;
  if (request.action === "replace") checkReplacedKey(request.filters, table, body);
  const resolution = request.action === "replace" ? "merge-duplicates" : preferences.resolution;
  const conflicting = (onConflict ?? table.primaryKey).map(
    (column) => findField(table, "", { column, steps: [] }).column,
  );
  return {
    kind: "insert",
    table,
    json: body.json,
    isList: body.isList,
    groups: groupsOf(request, table, body),
    // Without a key, no row can conflict.
    conflict:
      resolution && conflicting.length > 0
        ? { columns: conflicting, isMerged: resolution === "merge-duplicates" }
        : null,
  };
}

function rowsSent({ body }: ApiRequest): RowsSent {
  if (body?.kind !== "rows") throw refuse("bodyInvalid", { what: "The body must be JSON or CSV" });
  return body;
}

/** PUT: the filters must name one row by its whole primary key, and the body must contain the same key. */
function checkReplacedKey(filters: readonly FilterAt[], table: Table, { rows }: RowsSent): void {
  const named = new Map<string, string>();
  for (const { path, condition } of filters) {
    if (path.length > 0) continue;
    const isKey = condition.kind === "compare" && table.primaryKey.includes(condition.field.column);
    if (!isKey || condition.operator !== "eq" || condition.isNegated || condition.operand.kind !== "value") {
      throw refuse("replaceNeedsKey");
    }
    named.set(condition.field.column, condition.operand.value);
  }
  if (named.size === 0 || named.size !== table.primaryKey.length) throw refuse("replaceNeedsKey");
  const [row, other] = rows;
  const isSame = row && !other && [...named].every(([column, value]) => String(row[column]) === value);
  if (!isSame) throw refuse("replaceKeyDiffers");
}

/**
 * With `missing=default`, rows may have different columns, so rows with the same columns are inserted as a group.
 * Writing
 * the default expression into the statement does not work: `nextval` needs a privilege on the sequence, an identity
 * column does not.
 */
function groupsOf({ columns, preferences }: ApiRequest, table: Table, { rows }: RowsSent): InsertGroup[] {
  const named = columns ?? Object.keys(rows[0] ?? {});
  const all = columnsOf(table, [...new Set(named)]);
  if (preferences.missing !== "default") return [{ columns: all, positions: null }];
  const groups = new Map<string, { columns: Column[]; positions: number[] }>();
  for (const [place, row] of rows.entries()) {
    const present = all.filter(({ name }) => Object.hasOwn(row, name));
    const key = JSON.stringify(present.map(({ name }) => name));
    const group = groups.get(key) ?? { columns: present, positions: [] };
    group.positions.push(place + 1);
    groups.set(key, group);
  }
  if (groups.size > maxForms) {
    throw refuse("notImplemented", { what: "manyForms" });
  }
  const [only, ...others] = groups.values();
  if (others.length > 0 && only) return [only, ...others];
  return [{ columns: only?.columns ?? all, positions: null }];
}

function planChange(request: ApiRequest, table: Table, { where }: Rows): Work {
  if (request.action === "delete") return { kind: "delete", table, where };
  const body = rowsSent(request);
  const [row = {}, other] = body.rows;
  if (other) throw refuse("notImplemented", { what: "changeByRows" });
  const { json, isList } = body;
  const named = columnsOf(table, [...new Set(request.columns ?? Object.keys(row))]);
  const hasDefaults = request.preferences.missing === "default" && body.rows.length > 0;
  const [columns, defaults] = hasDefaults
    ? [
        named.filter(({ name }) => Object.hasOwn(row, name)),
        named.filter(({ name }) => !Object.hasOwn(row, name)),
      ]
    : [named, []];
  return { kind: "update", table, json, isList, where, columns, defaults };
}
