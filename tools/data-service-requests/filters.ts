/** Conditions as text: each operator of the dialect, with and without `not`, alone or in trees. */
import type { Pair } from "./asked.ts";
import type { Draw } from "./draw.ts";
import { drawColumn, type Kind, type Table } from "./tables.ts";
import { drawValue, inArray, quoteWhereNeeded } from "./values.ts";

interface Comparison {
  /** `eq`, `like(any)`, `in` */
  readonly operator: string;
  readonly operand: string;
  /** Whether the operand stands as it is within a tree. */
  readonly isList?: boolean;
}

const comparisons = "eq neq gt gte lt lte isdistinct".split(" ");
const patterns = "like ilike match imatch".split(" ");
const quantified = "eq gt gte lt lte like ilike match imatch".split(" ");
const refused = "fts plfts cs cd ov sl nope".split(" ");
const joins = "and or not.and not.or".split(" ");

/** A pair such as `title=not.ilike.geet*`, or `or=(…)`. */
export function drawFilter(draw: Draw, table: Table): Pair {
  if (draw.oneIn(6)) return [draw.pick(joins), `(${drawConditions(draw, table, 2)})`];
  const [column, { operator, operand }] = drawCondition(draw, table);
  return [column, `${operator}.${operand}`];
}

function drawConditions(draw: Draw, table: Table, depth: number): string {
  const conditions = draw.list(1, 3, () => {
    if (depth > 0 && draw.oneIn(4)) return `${draw.pick(joins)}(${drawConditions(draw, table, depth - 1)})`;
    const [column, { operator, operand, isList }] = drawCondition(draw, table);
    return `${column}.${operator}.${isList ? operand : quoteWhereNeeded(operand)}`;
  });
  return conditions.join(",");
}

function drawCondition(draw: Draw, table: Table): readonly [column: string, comparison: Comparison] {
  const [column, kind] = drawColumn(draw, table);
  const comparison = drawComparison(draw, kind);
  return [column, draw.oneIn(2) ? { ...comparison, operator: `not.${comparison.operator}` } : comparison];
}

function drawComparison(draw: Draw, kind: Kind): Comparison {
  const value = () => drawValue(draw, kind);
  const withOneOf = (operators: readonly string[]) => () => ({
    operator: draw.pick(operators),
    operand: value(),
  });
  return draw.way<Comparison>(
    [18, withOneOf(comparisons)],
    [kind === "text" ? 9 : 1, withOneOf(patterns)],
    [
      6,
      () => ({
        operator: "in",
        operand: `(${draw.list(0, 4, value).map(quoteWhereNeeded).join(",")})`,
        isList: true,
      }),
    ],
    [5, () => ({ operator: "is", operand: drawState(draw) })],
    [
      5,
      () => ({
        operator: `${draw.pick(quantified)}(${draw.pick(["any", "all"])})`,
        operand: `{${draw.list(0, 3, value).map(inArray).join(",")}}`,
        isList: true,
      }),
    ],
    [1, withOneOf(refused)],
  );
}

const drawState = (draw: Draw) =>
  draw.pick(draw.oneIn(13) ? ["true", "false", "unknown", "nonsense"] : ["null", "not_null", "NULL"]);

/** Narrows a table to a row or a few. */
export function drawKeyFilter(draw: Draw, table: Table): Pair[] {
  return draw.pick<() => Pair[]>([
    () => table.key.map((column) => [column, `eq.${drawKey(draw, table, column)}`]),
    () => [[table.key[0] ?? "", `in.(${draw.list(1, 3, () => drawId(draw)).join(",")})`]],
    () => [drawFilter(draw, table)],
  ])();
}

export const drawId = (draw: Draw): number => draw.number(1, 70);

export function drawKey(draw: Draw, table: Table, column: string): string {
  return table.columns[column] === "text"
    ? draw.pick(["adCode1", "adCode2", "analyticsCode", "none"])
    : String(drawId(draw));
}
