/** Columns by the names that callers use, and the types to which they may be cast. Refuses what does not exist. */
import { refuse } from "../errors.ts";
import type { Field } from "../request/api-request.ts";
import type { Column, RowShape } from "../schema/schema.ts";
import { suggestName } from "../schema/suggest-name.ts";
import type { FieldOf } from "./plan.ts";

/**
 * @param alias in SQL of the rows
 * @throws RequestRefused 42703
 */
export function findField(shape: RowShape, alias: string, { column: name, steps }: Field): FieldOf {
  const column = shape.columns.get(name);
  if (column) return { alias, column, steps };
  const suggestion = suggestName(name, shape.columns.keys());
  throw refuse("columnDoesNotExist", {
    table: shape.name,
    column: name,
    suggestion: suggestion && `${shape.name}.${suggestion}`,
  });
}

/** @throws RequestRefused PGRST204, for a column that is to be written */
export function findWrittenColumn(shape: RowShape, name: string): Column {
  const column = shape.columns.get(name);
  if (column) return column;
  const suggestion = suggestName(name, shape.columns.keys());
  throw refuse("unknownColumn", { table: shape.name, column: name, suggestion });
}

/** A cast calls code by a caller's choice, so that only types are allowed whose input does nothing but read it. */
export const castTypes: ReadonlySet<string> = new Set([
  ...["text", "boolean", "uuid", "json", "jsonb"],
  ...["integer", "int4", "int8", "bigint", "smallint"],
  ...["numeric", "float4", "float8", "real", "double precision"],
  ...["date", "time", "timestamp", "timestamptz"],
]);

/** @throws RequestRefused for a type that is not on the list */
export function checkCast(cast: string | null): string | null {
  if (cast === null || castTypes.has(cast.toLowerCase())) return cast?.toLowerCase() ?? null;
  throw refuse("castNotAllowed", { type: cast, allowed: [...castTypes] });
}
