/**
 * Resolves the names of `select=` into a tree of rows and embeddings. Refuses unknown columns and relationships, and
 * two values with the same name, because JSON parsers silently keep only the last one.
 */

import { maxRows } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import { maxNameBytes } from "../refusals/left-out.ts";
import type { Field, SelectItem } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import type { DraftEmbedding, DraftRows } from "./draft.ts";
import { checkCast, findField, hasField } from "./find-field.ts";
import { findRelationship } from "./find-relationship.ts";
import type { Output } from "./plan.ts";

type FieldItem = Extract<SelectItem, { kind: "field" }>;
type EmbeddingItem = Extract<SelectItem, { kind: "embedding" }>;

/** @returns rows that have no filters and orders yet */
export function planSelect(shape: RowShape, select: readonly SelectItem[]): DraftRows {
  let aliases = 0;
  const nextAlias = () => `t${aliases++}`;

  function draftRows(of: RowShape, items: readonly SelectItem[]): DraftRows {
    const rows: DraftRows = {
      shape: of,
      alias: nextAlias(),
      outputs: [],
      outputsByKey: new Map(),
      embeddings: [],
      isGrouped: false,
      where: [],
      orders: [],
      offset: 0,
      limit: maxRows,
    };
    // An embedding takes the place of a column of `*` that has its name: `*,parent_id(name)`.
    const embedded = new Set(items.filter(isShown).map(nameOfEmbedding));
    for (const item of items) {
      if (item.kind === "embedding") embed(rows, item);
      else for (const output of outputsOf(rows, item, embedded)) addOutput(rows, output, [output.name]);
    }
    rows.isGrouped = rows.outputs.some(isAggregate);
    return rows;
  }

  function embed(parent: DraftRows, item: EmbeddingItem): void {
    const relationship = findRelationship(parent.shape, item.name, item.hint);
    const name = checkLength(nameOfEmbedding(item));
    const rows = draftRows(relationship.target, item.select);
    const embedding: DraftEmbedding = { name, relationship, parentAlias: parent.alias, rows };
    parent.embeddings.push(embedding);
    if (item.join === "inner") parent.where.push({ kind: "related", isNegated: false, embedding });
    if (item.isSpread) addOutput(parent, { kind: "spread", embedding }, rows.outputsByKey.keys());
    else if (isShown(item)) addOutput(parent, { kind: "embedding", name, embedding }, [name]);
  }

  return draftRows(shape, select);
}

const nameOfEmbedding = ({ alias, name }: EmbeddingItem): string => alias ?? name;

/** `albums()` and `albums(singers())` have no output, but filters may use them. */
function isShown(item: SelectItem): item is EmbeddingItem {
  return item.kind === "embedding" && !item.isSpread && !isEmpty(item);
}

function isEmpty({ select }: EmbeddingItem): boolean {
  return select.every((item) => item.kind === "embedding" && isEmpty(item));
}

/** A repeated output, such as the second of `*,id`, is added once. */
function addOutput(rows: DraftRows, output: Output, keys: Iterable<string>): void {
  for (const key of keys) {
    const other = rows.outputsByKey.get(key);
    if (other && isSame(other, output)) return;
    if (other) throw refuse("nameTwice", { name: key });
    rows.outputsByKey.set(key, output);
  }
  rows.outputs.push(output);
}

function isSame(one: Output, other: Output): boolean {
  if (one.kind === "aggregate" && other.kind === "aggregate") {
    const isSameArgument =
      one.argument && other.argument
        ? isSameValue(one.argument, other.argument)
        : !one.argument && !other.argument;
    return one.function === other.function && one.cast === other.cast && isSameArgument;
  }
  return one.kind === "field" && other.kind === "field" && isSameValue(one, other);
}

type Value = Pick<Extract<Output, { kind: "field" }>, "field" | "cast">;

function isSameValue(one: Value, other: Value): boolean {
  const isSameColumn = one.field.column === other.field.column;
  return (
    isSameColumn &&
    one.cast === other.cast &&
    JSON.stringify(one.field.steps) === JSON.stringify(other.field.steps)
  );
}

/** An aggregate of a spread to one groups the parent's rows. */
function isAggregate(output: Output): boolean {
  if (output.kind !== "spread") return output.kind === "aggregate";
  return output.embedding.relationship.isToOne && output.embedding.rows.isGrouped;
}

function outputsOf(
  rows: DraftRows,
  item: Exclude<SelectItem, EmbeddingItem>,
  embedded: ReadonlySet<string>,
): Extract<Output, { kind: "field" | "aggregate" }>[] {
  if (item.kind === "all") {
    const columns = [...rows.shape.columns.values()].filter(({ name }) => !embedded.has(name));
    return columns.map((column) => ({
      kind: "field",
      name: column.name,
      cast: null,
      field: { alias: rows.alias, column, computedBy: null, steps: [] },
    }));
  }
  const name = checkLength(item.alias ?? (item.kind === "aggregate" ? item.function : nameOf(item)));
  const cast = checkCast(item.cast);
  const find = (field: Field) => findField(rows.shape, rows.alias, field);
  if (item.kind === "aggregate") {
    const argument = item.argument && {
      field: find(item.argument.field),
      cast: checkCast(item.argument.cast),
    };
    return [{ kind: "aggregate", name, function: item.function, argument, cast }];
  }
  if (isOldCount(rows.shape, item)) {
    return [{ kind: "aggregate", name, function: "count", argument: null, cast }];
  }
  return [{ kind: "field", name, cast, field: find(item.field) }];
}

/** The name of `data->a->0` is `a`. */
function nameOf({ field: { column, steps } }: FieldItem): string {
  const key = steps.findLast((step) => typeof step.key === "string")?.key;
  return typeof key === "string" ? key : column;
}

/** The older form of `count()`: `count`, if no column has that name. */
function isOldCount(shape: RowShape, { field }: FieldItem): boolean {
  return field.column === "count" && field.steps.length === 0 && !hasField(shape, "count");
}

function checkLength(name: string): string {
  if (name.length * 3 > maxNameBytes && Buffer.byteLength(name) > maxNameBytes) {
    throw refuse("notImplemented", { what: "longNames" });
  }
  return name;
}
