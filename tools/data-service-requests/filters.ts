/** Conditions as text: each operator of the dialect, with and without `not`, alone or in trees. */
import fc from "fast-check";
import { type Kind, type Table, tables } from "./tables.ts";
import { anyValueOf, inArray, quoteWhereNeeded } from "./values.ts";

/** The two halves of a pair of the address, not yet encoded. */
export type Pair = readonly [name: string, value: string];

interface Compared {
  readonly column: string;
  /** `not.eq`, `like(any)`, `in` */
  readonly operator: string;
  readonly operand: string;
  /** Whether the operand stands as it is within a tree. */
  readonly isList: boolean;
}

const comparisons = ["eq", "neq", "gt", "gte", "lt", "lte", "isdistinct"] as const;
const patterns = ["like", "ilike", "match", "imatch"] as const;
const quantified = ["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"] as const;

/** A pair such as `title=not.ilike.geet*`, or `or=(…)`. */
export function filterOn(table: Table): fc.Arbitrary<Pair> {
  const single = comparedOn(table).map(
    ({ column, operator, operand }): Pair => [column, `${operator}.${operand}`],
  );
  const tree = fc
    .record({ join: fc.constantFrom("and", "or", "not.and", "not.or"), within: conditionsOn(table, 2) })
    .map(({ join, within }): Pair => [join, `(${within})`]);
  return fc.oneof({ weight: 5, arbitrary: single }, { weight: 1, arbitrary: tree });
}

function conditionsOn(table: Table, depth: number): fc.Arbitrary<string> {
  const single = comparedOn(table).map(
    ({ column, operator, operand, isList }) =>
      `${column}.${operator}.${isList ? operand : quoteWhereNeeded(operand)}`,
  );
  const nested = (depth > 0 ? [{ weight: 1, arbitrary: treeOn(table, depth - 1) }] : []) satisfies unknown[];
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: single }, ...nested), { minLength: 1, maxLength: 3 })
    .map((conditions) => conditions.join(","));
}

function treeOn(table: Table, depth: number): fc.Arbitrary<string> {
  return fc
    .record({ join: fc.constantFrom("and", "or", "not.and", "not.or"), within: conditionsOn(table, depth) })
    .map(({ join, within }) => `${join}(${within})`);
}

function comparedOn(table: Table): fc.Arbitrary<Compared> {
  const known = fc.constantFrom(...Object.entries(table.columns));
  const unknown = fc.constant<[string, Kind]>(["no_such_column", "text"]);
  return fc
    .oneof({ weight: 60, arbitrary: known }, { weight: 1, arbitrary: unknown })
    .chain(([column, kind]) =>
      fc.oneof(
        { weight: 18, arbitrary: compared(column, kind, comparisons) },
        { weight: kind === "text" ? 9 : 1, arbitrary: compared(column, kind, patterns) },
        { weight: 6, arbitrary: listed(column, kind) },
        { weight: 5, arbitrary: is(column) },
        { weight: 5, arbitrary: anyOrAll(column, kind) },
        { weight: 1, arbitrary: compared(column, kind, ["fts", "plfts", "cs", "cd", "ov", "sl", "nope"]) },
      ),
    )
    .chain((one) =>
      fc.boolean().map((isNegated) => (isNegated ? { ...one, operator: `not.${one.operator}` } : one)),
    );
}

function compared(column: string, kind: Kind, operators: readonly string[]): fc.Arbitrary<Compared> {
  return fc
    .record({ operator: fc.constantFrom(...operators), operand: anyValueOf(kind) })
    .map((chosen) => ({ column, ...chosen, isList: false }));
}

function listed(column: string, kind: Kind): fc.Arbitrary<Compared> {
  return fc.array(anyValueOf(kind), { maxLength: 4 }).map((values) => ({
    ...{ column, operator: "in", isList: true },
    operand: `(${values.map(quoteWhereNeeded).join(",")})`,
  }));
}

function is(column: string): fc.Arbitrary<Compared> {
  return fc
    .oneof(
      { weight: 12, arbitrary: fc.constantFrom("null", "not_null", "NULL") },
      { weight: 1, arbitrary: fc.constantFrom("true", "false", "unknown", "nonsense") },
    )
    .map((operand) => ({ column, operator: "is", operand, isList: false }));
}

function anyOrAll(column: string, kind: Kind): fc.Arbitrary<Compared> {
  return fc
    .record({
      operator: fc.constantFrom(...quantified),
      quantifier: fc.constantFrom("any", "all"),
      values: fc.array(anyValueOf(kind), { maxLength: 3 }),
    })
    .map(({ operator, quantifier, values }) => ({
      ...{ column, operator: `${operator}(${quantifier})`, isList: true },
      operand: `{${values.map(inArray).join(",")}}`,
    }));
}

/** Narrows a table to a row or a few. */
export function filterByKey(table: Table): fc.Arbitrary<Pair[]> {
  const ids = fc.integer({ min: 1, max: 70 });
  return fc.oneof(
    fc.tuple(
      ...table.key.map((column) => keyValue(table, column).map((value): Pair => [column, `eq.${value}`])),
    ),
    fc
      .array(ids, { minLength: 1, maxLength: 3 })
      .map((list): Pair[] => [[table.key[0] ?? "", `in.(${list.join(",")})`]]),
    filterOn(table).map((pair) => [pair]),
  );
}

export function keyValue(table: Table, column: string): fc.Arbitrary<string> {
  return table.columns[column] === "text"
    ? fc.constantFrom("adCode1", "adCode2", "analyticsCode", "none")
    : fc.integer({ min: 1, max: 70 }).map(String);
}

export const anyTable: fc.Arbitrary<Table> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...tables.filter(({ name }) => name === "lyrics")) },
  { weight: 6, arbitrary: fc.constantFrom(...tables) },
);
