/** Plans the rows of a request: select, filters, order and range. */

import { maxRows } from "../limits.ts";
import { refuse } from "../refusals/errors.ts";
import type { ApiRequest, Condition, OrderTerm, RangeAt } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import { type DraftRows, findEmbedding, rowsAt } from "./draft.ts";
import { findField, hasField } from "./find-field.ts";
import type { Order, Predicate, Rows } from "./plan.ts";
import { planSelect } from "./plan-select.ts";

type RowOptions = Pick<ApiRequest, "select" | "filters" | "orders" | "ranges">;

/**
 * @param shape shape of the rows that are read, written or returned by a function
 * @throws RequestRefused for unknown names and unsupported operations
 */
export function planRows(shape: RowShape, { select, filters, orders, ranges }: RowOptions): DraftRows {
  const root = planSelect(shape, select);
  for (const { path, condition } of filters) {
    const rows = rowsAt(root, path);
    rows.where.push(planPredicate(rows, condition));
  }
  for (const { path, terms } of orders) {
    const rows = rowsAt(root, path);
    rows.orders.push(...terms.map((term) => planOrder(rows, term)));
  }
  for (const range of ranges) limitRows(rowsAt(root, range.path), range);
  return root;
}

function planPredicate(rows: DraftRows, condition: Condition): Predicate {
  if (condition.kind === "logic") {
    const { isNegated, join, conditions } = condition;
    return {
      kind: "logic",
      isNegated,
      join,
      predicates: conditions.map((inner) => planPredicate(rows, inner)),
    };
  }
  const { field } = condition;
  const isRelated = !hasField(rows.shape, field.column) && field.steps.length === 0;
  const embedding = isRelated && rows.embeddings.find(({ name }) => name === field.column);
  if (!embedding) return { ...condition, field: findField(rows.shape, rows.alias, field) };
  const state = condition.kind === "compare" && condition.operator === "is" ? condition.operand : null;
  const value = state?.kind === "value" ? state.value : "";
  if (value !== "null" && value !== "not_null") throw refuse("onlyNullFilter", { name: field.column });
  return { kind: "related", isNegated: condition.isNegated !== (value === "null"), embedding };
}

function planOrder(rows: DraftRows, { relation, field, direction, nulls }: OrderTerm): Order {
  if (relation === null) {
    const output = field.steps.length > 0 || hasField(rows.shape, field.column) ? null : field.column;
    const named = output === null ? null : findOutput(rows, output);
    if (named) return { ...named, output, direction, nulls };
    const own = findField(rows.shape, rows.alias, field);
    return { field: own, through: null, output: null, direction, nulls };
  }
  const through = findEmbedding(rows, relation);
  if (!through.relationship.isToOne) {
    throw refuse("orderNotEmbedded", { from: rows.shape.name, to: relation });
  }
  const { shape, alias } = through.rows;
  return { field: findField(shape, alias, field), through, output: null, direction, nulls };
}

/** A field that the select shows under a name: own, or of what is spread into one row. */
function findOutput({ outputs }: Rows, name: string): Pick<Order, "field" | "through"> | null {
  for (const output of outputs) {
    if (output.kind === "field" && output.name === name) return { field: output.field, through: null };
    if (output.kind !== "spread" || !output.embedding.relationship.isToOne) continue;
    const found = findOutput(output.embedding.rows, name);
    if (found) return { field: found.field, through: output.embedding };
  }
  return null;
}

function limitRows(rows: DraftRows, { offset, limit }: RangeAt): void {
  rows.offset = offset;
  rows.limit = Math.min(limit ?? maxRows, maxRows);
}
