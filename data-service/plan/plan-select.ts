/**
 * `select=` with its names resolved: a tree of rows and embeddings. Refuses columns and relationships that are not there,
 * and two values of one name, of which readers of JSON keep the last and say nothing.
 */
import { refuse } from "../errors.ts";
import { mostRows } from "../limits.ts";
import type { SelectItem } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import type { DraftEmbedding, DraftRows } from "./draft.ts";
import { checkCast, findField } from "./find-field.ts";
import { findRelationship } from "./find-relationship.ts";
import type { Output } from "./plan.ts";

type FieldItem = Extract<SelectItem, { kind: "field" }>;
type EmbeddingItem = Extract<SelectItem, { kind: "embedding" }>;

/** PostgreSQL cuts longer names, so that two might become one. */
const longestName = 63;

/** @returns rows without filters and orders yet */
export function planSelect(shape: RowShape, select: readonly SelectItem[]): DraftRows {
  let aliases = 0;
  const nextAlias = () => `t${aliases++}`;

  function draftRows(of: RowShape, items: readonly SelectItem[]): DraftRows {
    const rows: DraftRows = {
      shape: of,
      alias: nextAlias(),
      outputs: [],
      shown: new Map(),
      embeddings: [],
      isGrouped: false,
      where: [],
      orders: [],
      offset: 0,
      limit: mostRows,
    };
    for (const item of items) {
      if (item.kind === "embedding") embed(rows, item);
      else for (const output of outputsOf(rows, item)) show(rows, output, [output.name]);
    }
    rows.isGrouped = rows.outputs.some(({ kind }) => kind === "count");
    if (rows.isGrouped && rows.embeddings.length > 0) throw refuse("aggregateNotAllowed");
    return rows;
  }

  function embed(around: DraftRows, item: EmbeddingItem): void {
    const relationship = findRelationship(around.shape, item.name, item.hint);
    const name = shortEnough(item.alias ?? item.name);
    const rows = draftRows(relationship.target, item.select);
    const embedding: DraftEmbedding = { name, relationship, around: around.alias, rows };
    around.embeddings.push(embedding);
    if (item.join === "inner") around.where.push({ kind: "related", isNegated: false, embedding });
    if (item.isSpread) show(around, spread(embedding), rows.shown.keys());
    // `albums()` shows nothing, and filters may still speak of it.
    else if (item.select.length > 0) show(around, { kind: "embedding", name, embedding }, [name]);
  }

  return draftRows(shape, select);
}

/** What is the same as before, such as the second of `*,id`, is shown once. */
function show(rows: DraftRows, output: Output, keys: Iterable<string>): void {
  for (const key of keys) {
    const other = rows.shown.get(key);
    if (other && isSame(other, output)) return;
    if (other) throw refuse("nameTwice", { name: key });
    rows.shown.set(key, output);
  }
  rows.outputs.push(output);
}

function isSame(one: Output, other: Output): boolean {
  if (one.kind === "count" && other.kind === "count") return one.cast === other.cast;
  if (one.kind !== "field" || other.kind !== "field" || one.cast !== other.cast) return false;
  const [field, otherField] = [one.field, other.field];
  return (
    field.column === otherField.column && JSON.stringify(field.steps) === JSON.stringify(otherField.steps)
  );
}

function spread(embedding: DraftEmbedding): Output {
  if (!embedding.relationship.isToOne) {
    throw refuse("notImplemented", { what: "spreading of an embedding that may have several rows" });
  }
  if (embedding.rows.isGrouped) throw refuse("aggregateNotAllowed");
  return { kind: "spread", embedding };
}

function outputsOf(
  rows: DraftRows,
  item: Exclude<SelectItem, EmbeddingItem>,
): Extract<Output, { kind: "field" | "count" }>[] {
  if (item.kind === "all") {
    return [...rows.shape.columns.values()].map((column) => ({
      kind: "field",
      name: column.name,
      cast: null,
      field: { alias: rows.alias, column, steps: [] },
    }));
  }
  const name = shortEnough(item.alias ?? (item.kind === "count" ? "count" : nameOf(item)));
  const cast = checkCast(item.cast);
  if (item.kind === "count" || isOldCount(rows.shape, item)) return [{ kind: "count", name, cast }];
  return [{ kind: "field", name, cast, field: findField(rows.shape, rows.alias, item.field) }];
}

/** `data->a->0` is called `a`. */
function nameOf({ field: { column, steps } }: FieldItem): string {
  const key = steps.findLast((step) => typeof step.key === "string")?.key;
  return typeof key === "string" ? key : column;
}

/** Before there was `count()`, `count` meant the same where no column has that name. */
function isOldCount(shape: RowShape, { field }: FieldItem): boolean {
  return field.column === "count" && field.steps.length === 0 && !shape.columns.has("count");
}

function shortEnough(name: string): string {
  if (name.length * 3 > longestName && Buffer.byteLength(name) > longestName) {
    throw refuse("notImplemented", { what: `names of more than ${longestName} bytes` });
  }
  return name;
}
