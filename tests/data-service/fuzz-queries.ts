/** The part of an address after `?`, as pairs: well-formed ones with odd values, and ones that are not well-formed. */
import fc from "fast-check";
import { columnOf, oddName, relatedTo, value } from "./fuzz-words.ts";

export type Pair = readonly [name: string, value: string];

/** What makes sense of a table, as far as its values do. */
export function wellFormed(table: string): fc.Arbitrary<Pair[]> {
  const optional = (pair: fc.Arbitrary<Pair>) => fc.array(pair, { maxLength: 1 });
  return fc
    .tuple(
      optional(selectOf(table, 3).map((text) => ["select", text])),
      fc.array(filterOf(table), { maxLength: 3 }),
      optional(orderOf(table)),
      optional(fc.tuple(fc.constant("limit"), fc.nat({ max: 2_000 }).map(String))),
      optional(fc.tuple(fc.constant("offset"), fc.nat({ max: 400 }).map(String))),
    )
    .map((parts) => parts.flat());
}

function selectOf(table: string, depth: number): fc.Arbitrary<string> {
  const column = fc
    .tuple(
      fc.constantFrom("", "", "", "a:", '"x y":'),
      columnOf(table),
      fc.constantFrom("", "", "", "::text"),
    )
    .map((parts) => parts.join(""));
  const related = depth === 0 ? [] : relatedTo(table);
  const embedding = (one: string) =>
    fc
      .tuple(
        fc.constantFrom("", "", `of_${one}:`),
        fc.constantFrom("", "", "!inner", "!left"),
        fc.oneof(selectOf(one, depth - 1), fc.constantFrom("count", "*", "")),
      )
      .map(([alias, join, within]) => `${alias}${one}${join}(${within})`);
  return fc
    .tuple(
      fc.array(fc.oneof(fc.constant("*"), column), { minLength: 1, maxLength: 3 }),
      fc
        .subarray([...related], { maxLength: Math.min(2, related.length) })
        .chain((chosen) => fc.tuple(...chosen.map(embedding))),
    )
    .map((parts) => parts.flat().join(","));
}

const comparisons = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch", "isdistinct"];

function conditionOf(
  table: string,
): fc.Arbitrary<readonly [column: string, operator: string, operand: string]> {
  const operator = fc
    .tuple(fc.constantFrom("", "", "not."), fc.constantFrom(...comparisons))
    .map((parts) => parts.join(""));
  const list = fc.array(value, { maxLength: 5 }).map((values) => values.map(quote).join(","));
  return columnOf(table).chain((column) =>
    fc.oneof(
      fc.tuple(fc.constant(column), operator, value),
      fc.tuple(
        fc.constant(column),
        fc.constantFrom("in", "not.in"),
        list.map((values) => `(${values})`),
      ),
      fc.tuple(
        fc.constant(column),
        fc.constantFrom("eq(any)", "like(all)"),
        list.map((values) => `{${values}}`),
      ),
      fc.tuple(fc.constant(column), fc.constantFrom("is", "not.is"), fc.constantFrom("null", "not_null")),
    ),
  );
}

const quote = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

function filterOf(table: string): fc.Arbitrary<Pair> {
  const joins = fc.constantFrom("and", "or", "not.and", "not.or");
  const condition = conditionOf(table);
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      condition.map(([column, operator, operand]) =>
        [column, operator, /^[({]/.test(operand) ? operand : quote(operand)].join("."),
      ),
      fc
        .tuple(joins, fc.array(tie("tree"), { minLength: 1, maxLength: 3 }))
        .map(([join, within]) => `${join}(${within.join(",")})`),
    ),
  }));
  return fc.oneof(
    {
      weight: 3,
      arbitrary: condition.map(([column, operator, operand]) => [column, `${operator}.${operand}`] as const),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(joins, fc.array(tree, { minLength: 1, maxLength: 3 }))
        .map(([join, within]) => [join, `(${within.join(",")})`] as const),
    },
  );
}

function orderOf(table: string): fc.Arbitrary<Pair> {
  return fc
    .array(
      fc
        .tuple(columnOf(table), fc.constantFrom("", ".asc", ".desc"), fc.constantFrom("", ".nullslast"))
        .map((parts) => parts.join("")),
      { minLength: 1, maxLength: 3 },
    )
    .map((terms) => ["order", terms.join(",")] as const);
}

const operators = [
  "cs",
  "cd",
  "ov",
  "fts",
  "sl",
  "adj",
  "not.not.eq",
  "eq(any)",
  "eq(some)",
  "nope",
  "",
  "not",
  "in",
  "is",
];
const embeddings = [
  "albums",
  "lyrics",
  "lyrics_singers",
  "...albums",
  "a:singers",
  "albums!nope",
  "x!!",
  '"albums"',
];

const { junk } = fc.letrec<{ junk: string }>((tie) => ({
  junk: fc
    .array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        oddName,
        fc.tuple(fc.constantFrom(...embeddings), tie("junk")).map(([name, within]) => `${name}(${within})`),
        fc
          .tuple(fc.constantFrom("and", "not.or", "or"), tie("junk"))
          .map(([name, within]) => `${name}(${within}`),
        fc.constantFrom("(", ")", ",,", "::", "->", "id.eq.1", "views.sum()", "count()", "*"),
      ),
      { maxLength: 4 },
    )
    .map((items) => items.join(",")),
}));

/** What may break a parser, or get through one. */
export const wildPair: fc.Arbitrary<Pair> = fc.oneof(
  fc.tuple(fc.constantFrom("select", "order", "columns", "on_conflict", "or", "albums.and", "not.and"), junk),
  fc.tuple(
    oddName,
    fc.tuple(fc.constantFrom(...operators), value).map((parts) => parts.join(".")),
  ),
  fc.tuple(
    fc.constantFrom("limit", "offset", "albums.limit", "a.b.c.offset"),
    fc.oneof(fc.integer().map(String), value),
  ),
  fc.tuple(oddName, value),
);
