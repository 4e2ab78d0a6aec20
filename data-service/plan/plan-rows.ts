/** The rows that a request asks for: what is selected, narrowed by filters, ordered and cut to the range. */
import { refuse } from "../errors.ts";
import { mostRows } from "../limits.ts";
import type { ApiRequest, Condition, OrderTerm, RangeAt } from "../request/api-request.ts";
import type { RowShape } from "../schema/schema.ts";
import { type DraftRows, findEmbedding, rowsAt } from "./draft.ts";
import { findField } from "./find-field.ts";
import type { Order, Test } from "./plan.ts";
import { planSelect } from "./plan-select.ts";

export type RowsAsked = Pick<ApiRequest, "select" | "filters" | "orders" | "ranges">;

/**
 * @param shape of the rows that are read, written or returned by a function
 * @throws RequestRefused for a name that is not there, or for what cannot be done with it
 */
export function planRows(shape: RowShape, { select, filters, orders, ranges }: RowsAsked): DraftRows {
  const root = planSelect(shape, select);
  for (const { path, condition } of filters) {
    const rows = rowsAt(root, path);
    rows.where.push(planTest(rows, condition));
  }
  for (const { path, terms } of orders) {
    const rows = rowsAt(root, path);
    rows.orders.push(...terms.map((term) => planOrder(rows, term)));
  }
  for (const range of ranges) cut(rowsAt(root, range.path), range);
  return root;
}

function planTest(rows: DraftRows, condition: Condition): Test {
  if (condition.kind === "logic") {
    const { isNegated, join, conditions } = condition;
    return { kind: "logic", isNegated, join, tests: conditions.map((inner) => planTest(rows, inner)) };
  }
  const { field } = condition;
  const isRelated = !rows.shape.columns.has(field.column) && field.steps.length === 0;
  const embedding = isRelated && rows.embeddings.find(({ name }) => name === field.column);
  if (!embedding) return { ...condition, field: findField(rows.shape, rows.alias, field) };
  const { operator, operand } = condition;
  const value = operator === "is" && operand.kind === "value" ? operand.value : "";
  if (value !== "null" && value !== "not_null") throw refuse("onlyNullFilter", { name: field.column });
  return { kind: "related", isNegated: condition.isNegated !== (value === "null"), embedding };
}

function planOrder(rows: DraftRows, { relation, field, direction, nulls }: OrderTerm): Order {
  if (relation === null) {
    return { field: findField(rows.shape, rows.alias, field), through: null, direction, nulls };
  }
  const through = findEmbedding(rows, relation);
  if (!through.relationship.isToOne) {
    throw refuse("orderNotEmbedded", { from: rows.shape.name, to: relation });
  }
  const { shape, alias } = through.rows;
  return { field: findField(shape, alias, field), through, direction, nulls };
}

function cut(rows: DraftRows, { offset, limit }: RangeAt): void {
  rows.offset = offset;
  rows.limit = Math.min(limit ?? mostRows, mostRows);
}
