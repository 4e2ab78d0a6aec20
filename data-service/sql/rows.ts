/**
 * Rows with their embeddings as one `select`. Embeddings are subqueries of each row: a song with all its relations took
 * PostgreSQL 0.15 ms so, and 0.30 ms by lateral joins, which are costlier to set up.
 */
import type { Embedding, Order, Output, Rows } from "../plan/plan.ts";
import type { ColumnPair } from "../schema/schema.ts";
import { writeField, writeTests } from "./conditions.ts";
import { bind, type Parameters, quoteName, quoteWhole } from "./statement.ts";

/**
 * @param source the table, or what stands for it
 * @returns a `select` whose columns are the outputs
 */
export function writeRows(rows: Rows, source: string, parameters: Parameters): string {
  return writeSelect(rows, `${source} as ${rows.alias}`, [], parameters);
}

/**
 * @param from tables, one of them with the alias of the rows
 * @param joins what ties the rows of an embedding to the row around them
 */
function writeSelect(rows: Rows, from: string, joins: readonly string[], parameters: Parameters): string {
  const columns = rows.outputs.flatMap((output) => writeOutput(output, parameters));
  const spreads = rows.outputs.map((output) => writeSpread(output, parameters)).join("");
  const where = writeWhere(rows, joins, parameters);
  const page = `${writeOrders(rows.orders, parameters)}${writeRange(rows, parameters)}`;
  const select = `select ${columns.join(", ")} from`;
  // Rows that are skipped would be embedded all the same, so that they are skipped before.
  if (rows.offset > 0 && rows.outputs.some(({ kind }) => kind === "embedding" || kind === "spread")) {
    return `${select} (select ${rows.alias}.* from ${from}${where}${page}) as ${rows.alias}${spreads}`;
  }
  return `${select} ${from}${spreads}${where}${rows.isGrouped ? writeGroups(rows.outputs) : ""}${page}`;
}

function writeOutput(output: Output, parameters: Parameters): string[] {
  switch (output.kind) {
    case "field": {
      const field = writeField(output.field, parameters, "shown");
      return [`${castTo(field, output.cast)} as ${quoteName(output.name)}`];
    }
    case "count":
      return [`${castTo("count(*)", output.cast)} as ${quoteName(output.name)}`];
    case "embedding":
      return [`${writeEmbedding(output.embedding, parameters)} as ${quoteName(output.name)}`];
    case "spread":
      return namesOf(output.embedding.rows).map(
        (name, place) => `${output.embedding.rows.alias}_row.c${place} as ${quoteName(name)}`,
      );
  }
}

/** @param cast from the plan's list of types */
function castTo(expression: string, cast: string | null): string {
  return cast === null ? expression : `${expression}::${cast}`;
}

function writeEmbedding(embedding: Embedding, parameters: Parameters): string {
  const select = writeRelated(embedding, parameters);
  return embedding.relationship.isToOne
    ? `(select row_to_json(r) from (${select}) as r)`
    : `(select coalesce(json_agg(r), '[]') from (${select}) as r)`;
}

function writeRelated(embedding: Embedding, parameters: Parameters): string {
  const { from, joins } = tieTo(embedding);
  const { relationship, rows } = embedding;
  // A limit that cannot be reached is a step of the plan all the same.
  const limit = relationship.isToOne && rows.limit !== 0 ? null : rows.limit;
  return writeSelect({ ...rows, limit }, from, joins, parameters);
}

function tieTo({ relationship, around, rows }: Embedding): { from: string; joins: string[] } {
  const { target, pairs, through } = relationship;
  const table = `${quoteWhole(target)} as ${rows.alias}`;
  if (!through) return { from: table, joins: equal(pairs, around, rows.alias) };
  const joining = `${rows.alias}_join`;
  return {
    from: `${table}, ${quoteWhole(through.table)} as ${joining}`,
    joins: [...equal(through.near, around, joining), ...equal(through.far, joining, rows.alias)],
  };
}

const equal = (pairs: readonly ColumnPair[], left: string, right: string): string[] =>
  pairs.map(([own, theirs]) => `${right}.${quoteName(theirs)} = ${left}.${quoteName(own)}`);

/** Names of what a `select` gives, in its order. */
export function namesOf({ outputs }: Rows): readonly string[] {
  return outputs.flatMap((output) =>
    output.kind === "spread" ? namesOf(output.embedding.rows) : [output.name],
  );
}

/** By their places, since two outputs may have the same name. */
function writeSpread(output: Output, parameters: Parameters): string {
  if (output.kind !== "spread") return "";
  const { rows } = output.embedding;
  const names = namesOf(rows);
  if (names.length === 0) return "";
  const columns = names.map((_, place) => `c${place}`).join(", ");
  const select = writeRelated(output.embedding, parameters);
  return ` left join lateral (${select}) as ${rows.alias}_row(${columns}) on true`;
}

function writeWhere(rows: Rows, joins: readonly string[], parameters: Parameters): string {
  const conditions = [...joins, ...writeConditions(rows.where, parameters)];
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
}

/** @param where tests of rows whose alias is in reach */
export function writeConditions(where: Rows["where"], parameters: Parameters): string[] {
  return writeTests(where, parameters, ({ embedding }) => {
    const { from, joins } = tieTo(embedding);
    return `exists (select from ${from}${writeWhere(embedding.rows, joins, parameters)})`;
  });
}

function writeGroups(outputs: readonly Output[]): string {
  const places = outputs.flatMap(({ kind }, place) => (kind === "field" ? [place + 1] : []));
  return places.length > 0 ? ` group by ${places.join(", ")}` : "";
}

function writeOrders(orders: readonly Order[], parameters: Parameters): string {
  if (orders.length === 0) return "";
  const terms = orders.map(({ field, through, direction, nulls }) => {
    const column = writeField(field, parameters, "compared");
    const value = through ? ofTheRelated(through, column, parameters) : column;
    return `${value}${direction ? ` ${direction}` : ""}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return ` order by ${terms.join(", ")}`;
}

function ofTheRelated(embedding: Embedding, column: string, parameters: Parameters): string {
  const { from, joins } = tieTo(embedding);
  return `(select ${column} from ${from}${writeWhere(embedding.rows, joins, parameters)})`;
}

/**
 * The limit is part of the text: PostgreSQL would take an unknown one for a tenth of the table, and plan for that. It
 * is a whole number up to `mostRows`.
 */
function writeRange({ offset, limit }: Rows, parameters: Parameters): string {
  const skipped = offset > 0 ? ` offset ${bind(parameters, String(offset), "bigint")}` : "";
  return limit === null ? skipped : ` limit ${limit}${skipped}`;
}
