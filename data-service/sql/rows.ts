/**
 * Builds one `select` for rows with their embeddings. Embeddings are subqueries per row: a song with all its
 * relations took PostgreSQL 0.15 ms, and 0.30 ms with lateral joins, which need more setup.
 */
import type { Aggregate, Embedding, Order, Output, Rows } from "../plan/plan.ts";
import type { ColumnPair } from "../schema/schema.ts";
import { buildField, buildPredicates } from "./conditions.ts";
import { buildGroupedSelect, ungroupedRows } from "./groups.ts";
import {
  bind,
  callOnRow,
  castTo,
  directionOf,
  type Parameters,
  quoteName,
  quoteQualified,
} from "./statement.ts";

/**
 * @param source the table, or an expression for it
 * @returns a `select` whose columns are the outputs
 */
export function buildRows(rows: Rows, source: string, parameters: Parameters): string {
  return buildSelect(rows, `${source} as ${rows.alias}`, [], parameters);
}

/**
 * @param from tables, one of them with the alias of the rows
 * @param joins join conditions between an embedding and its parent row
 */
function buildSelect(rows: Rows, from: string, joins: readonly string[], parameters: Parameters): string {
  const hasRelated = rows.outputs.some(({ kind }) => kind === "embedding" || kind === "spread");
  if (rows.isGrouped && hasRelated) {
    const all = { ...ungroupedRows(rows), orders: [], offset: 0, limit: null };
    const ungrouped = buildSelect(all, from, joins, parameters);
    return `${buildGroupedSelect(rows, ungrouped)}${buildRange(rows, parameters)}`;
  }
  const columns = rows.outputs.flatMap((output) => buildOutput(output, parameters));
  const spreads = rows.outputs.map((output) => buildSpread(output, parameters)).join("");
  const where = buildWhere(rows, joins, parameters);
  const page = `${buildOrders(rows.orders, parameters)}${buildRange(rows, parameters)}`;
  const select = `select ${columns.join(", ")} from`;
  // Skip rows first, because PostgreSQL would otherwise compute the embeddings of skipped rows.
  if (rows.offset > 0 && hasRelated && rows.orders.every(({ output }) => output === null)) {
    return `${select} (select ${rows.alias}.* from ${from}${where}${page}) as ${rows.alias}${spreads}`;
  }
  return `${select} ${from}${spreads}${where}${rows.isGrouped ? buildGroups(rows.outputs) : ""}${page}`;
}

function buildOutput(output: Output, parameters: Parameters): string[] {
  switch (output.kind) {
    case "field": {
      const field = buildField(output.field, parameters, "shown");
      return [`${castTo(field, output.cast)} as ${quoteName(output.name)}`];
    }
    case "aggregate":
      return [`${castTo(buildAggregate(output, parameters), output.cast)} as ${quoteName(output.name)}`];
    case "presence":
      return [`1 as ${quoteName(output.name)}`];
    case "embedding":
      return [`${buildEmbedding(output.embedding, parameters)} as ${quoteName(output.name)}`];
    case "spread":
      return namesOf(output.embedding.rows).map(
        (name, place) => `${output.embedding.rows.alias}_row.c${place} as ${quoteName(name)}`,
      );
  }
}

function buildAggregate({ function: name, argument }: Aggregate, parameters: Parameters): string {
  if (!argument) return "count(*)";
  return `${name}(${castTo(buildField(argument.field, parameters, "shown"), argument.cast)})`;
}

/** The row is named `r.*`, because `r` would be a column of that name, if there is one. */
function buildEmbedding(embedding: Embedding, parameters: Parameters): string {
  const select = buildRelated(embedding, parameters);
  return embedding.relationship.isToOne
    ? `(select row_to_json(r.*) from (${select}) as r)`
    : `(select coalesce(json_agg(r.*), '[]') from (${select}) as r)`;
}

function buildRelated(embedding: Embedding, parameters: Parameters): string {
  const { from, joins } = joinTo(embedding);
  const { relationship, rows } = embedding;
  // Leaves out a limit that cannot be reached, because it would still be a step of PostgreSQL's plan.
  const isLimited = !relationship.isToOne || rows.limit === 0;
  const limit = isLimited ? rows.limit : relationship.computedBy ? 1 : null;
  return buildSelect({ ...rows, limit }, from, joins, parameters);
}

function joinTo({ relationship, parentAlias, rows }: Embedding): { from: string; joins: string[] } {
  const { target, pairs, computedBy, through } = relationship;
  // As in PostgREST, one that returns no set has a row of nulls where it finds none.
  if (computedBy) return { from: `${callOnRow(computedBy, parentAlias)} as ${rows.alias}`, joins: [] };
  const table = `${quoteQualified(target)} as ${rows.alias}`;
  if (!through) return { from: table, joins: equal(pairs, parentAlias, rows.alias) };
  const joining = `${rows.alias}_join`;
  return {
    from: `${table}, ${quoteQualified(through.table)} as ${joining}`,
    joins: [...equal(through.near, parentAlias, joining), ...equal(through.far, joining, rows.alias)],
  };
}

const equal = (pairs: readonly ColumnPair[], left: string, right: string): string[] =>
  pairs.map(([own, theirs]) => `${right}.${quoteName(theirs)} = ${left}.${quoteName(own)}`);

/** Names of the columns of a `select`, in order. */
export function namesOf({ outputs }: Rows): readonly string[] {
  return outputs.flatMap((output) =>
    output.kind === "spread" ? namesOf(output.embedding.rows) : [output.name],
  );
}

/** Uses numbered columns, because two outputs may have the same name. */
function buildSpread(output: Output, parameters: Parameters): string {
  if (output.kind !== "spread") return "";
  const { rows } = output.embedding;
  const names = namesOf(rows);
  if (names.length === 0) return "";
  const columns = names.map((_, place) => `c${place}`).join(", ");
  const related = buildRelated(output.embedding, parameters);
  const lists = names.map((_, place) => `coalesce(json_agg(r.c${place}), '[]')`).join(", ");
  const select = output.embedding.relationship.isToOne
    ? related
    : `select ${lists} from (${related}) as r(${columns})`;
  return ` left join lateral (${select}) as ${rows.alias}_row(${columns}) on true`;
}

function buildWhere(rows: Rows, joins: readonly string[], parameters: Parameters): string {
  const conditions = [...joins, ...buildConditions(rows.where, parameters)];
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
}

/** @param where conditions on rows whose alias is in scope */
export function buildConditions(where: Rows["where"], parameters: Parameters): string[] {
  return buildPredicates(where, parameters, ({ embedding }) => {
    const { from, joins } = joinTo(embedding);
    return `exists (select from ${from}${buildWhere(embedding.rows, joins, parameters)})`;
  });
}

function buildGroups(outputs: readonly Output[]): string {
  const positions = outputs.flatMap(({ kind }, place) => (kind === "field" ? [place + 1] : []));
  return positions.length > 0 ? ` group by ${positions.join(", ")}` : "";
}

function buildOrders(orders: readonly Order[], parameters: Parameters): string {
  if (orders.length === 0) return "";
  const terms = orders.map((order) => {
    const { field, through, output } = order;
    if (output !== null) return `${quoteName(output)}${directionOf(order)}`;
    const column = buildField(field, parameters, "compared");
    const value = through ? buildRelatedValue(through, column, parameters) : column;
    return `${value}${directionOf(order)}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function buildRelatedValue(embedding: Embedding, column: string, parameters: Parameters): string {
  const { from, joins } = joinTo(embedding);
  const limit = embedding.relationship.computedBy ? " limit 1" : "";
  return `(select ${column} from ${from}${buildWhere(embedding.rows, joins, parameters)}${limit})`;
}

/**
 * The limit, a whole number up to `maxRows`, is part of the text: for a parameter, PostgreSQL would plan for a tenth
 * of the table.
 */
function buildRange({ offset, limit }: Rows, parameters: Parameters): string {
  const skipped = offset > 0 ? ` offset ${bind(parameters, String(offset), "bigint")}` : "";
  return limit === null ? skipped : ` limit ${limit}${skipped}`;
}
