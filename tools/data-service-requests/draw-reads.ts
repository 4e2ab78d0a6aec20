/** Draws what is read of a table: columns and embedded tables, which rows, in which order and part. */
import fc from "fast-check";
import { conditionsOf } from "./draw-conditions.ts";
import { casts, type Kind, type Relation, type Rows, tableNamed } from "./tables.ts";

interface Selected {
  readonly text: string;
  /** Pairs of the address about what is embedded. */
  readonly pairs: readonly string[];
  /** Terms of an order by columns of what is embedded. */
  readonly terms: readonly string[];
}

/** Nothing, four times in five. */
export const seldom = (...values: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant("") }, fc.constantFrom(...values));

export const some = <Value>(values: readonly Value[], least: number, most: number): fc.Arbitrary<Value[]> =>
  fc.subarray([...values], { minLength: least, maxLength: Math.min(most, values.length) });

/** @param deepest how deep embeddings are nested */
export function readOf(rows: Rows, deepest: number): fc.Arbitrary<Omit<Selected, "terms">> {
  return fc
    .tuple(selectOf(rows, deepest), conditionsOf(rows), fc.array(termOf(rows), { maxLength: 2 }), parts)
    .map(([{ text, pairs, terms }, conditions, order, part]) => ({
      text,
      pairs: [...conditions, ...pairs, `order=${[...terms, ...order, ...rows.key].join(",")}`, ...part],
    }));
}

const parts = fc
  .constantFrom("", "", "", "limit=3", "limit=10", "limit=0", "limit=3&offset=2", "offset=2", "offset=1000")
  .map((part) => (part === "" ? [] : part.split("&")));

function termOf({ columns }: Rows): fc.Arbitrary<string> {
  const direction = fc.constantFrom("", "", ".asc", ".desc");
  const nulls = fc.constantFrom("", "", ".nullsfirst", ".nullslast");
  return fc.tuple(fc.constantFrom(...Object.keys(columns)), direction, nulls).map((parts) => parts.join(""));
}

export function selectOf(rows: Rows, deepest: number): fc.Arbitrary<Selected> {
  const columns = some(Object.entries(rows.columns), 1, 4).chain((all) => fc.tuple(...all.map(columnOf)));
  const embeddings = some(deepest > 0 ? rows.relations : [], 0, 2).chain((relations) =>
    fc.tuple(...relations.map((relation) => embeddingOf(relation, deepest - 1))),
  );
  return fc.tuple(fc.oneof(columns, columns, fc.constant(["*"])), embeddings).map(([columns, embedded]) => ({
    text: [...columns, ...embedded.map(({ text }) => text)].join(","),
    pairs: embedded.flatMap(({ pairs }) => pairs),
    terms: embedded.flatMap(({ terms }) => terms),
  }));
}

function columnOf([column, kind]: [string, Kind]): fc.Arbitrary<string> {
  const types = casts[kind] ?? ["text"];
  return fc
    .tuple(seldom(`as_${column}:`, `"उपनाम of ${column}":`), seldom(...types.map((type) => `::${type}`)))
    .map(([alias, cast]) => alias + column + cast);
}

function embeddingOf({ table, isMany, hints }: Relation, deepest: number): fc.Arbitrary<Selected> {
  const rows = tableNamed(table);
  const of = (text: string) => conditionsOf(rows).map((pairs) => ({ text, pairs }));
  return fc
    .record({
      read: fc.oneof(
        { weight: 6, arbitrary: isMany ? readOf(rows, deepest) : readOneOf(rows, deepest) },
        of("count"),
        of(""),
      ),
      before: seldom(`${table}_of_it:`, "..."),
      hint: seldom(...hints.map((hint) => `!${hint}`)),
      join: seldom("!inner", "!left"),
      existence: seldom("is.null", "not.is.null"),
      terms: fc.array(termOf(rows), { maxLength: 1 }),
    })
    .map(({ read, before, hint, join, existence, terms }) => {
      const name = before.endsWith(":") ? before.slice(0, -1) : table;
      const canOrder = !isMany && before !== "..." && read.text !== "count";
      const tests = existence === "" ? [] : [`${name}=${existence}`];
      return {
        text: `${before}${table}${hint}${join}(${read.text})`,
        pairs: [...read.pairs.map((pair) => `${name}.${pair}`), ...tests],
        terms: canOrder ? terms.map((term) => term.replace(/^\w+/, `${name}($&)`)) : [],
      };
    });
}

/** One row has neither order nor part. */
const readOneOf = (rows: Rows, deepest: number) =>
  readOf(rows, deepest).map(({ text, pairs }) => ({
    text,
    pairs: pairs.filter((pair) => !/^(order|limit|offset)=/.test(pair)),
  }));
