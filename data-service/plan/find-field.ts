/** Finds columns by name, and checks casts. Refuses unknown columns. */
import { refuse } from "../refusals/errors.ts";
import type { Field } from "../request/api-request.ts";
import type { Column, RowShape } from "../schema/schema.ts";
import { suggestName } from "../schema/suggest-name.ts";
import type { ResolvedField } from "./plan.ts";

/**
 * @param alias alias of the rows in SQL
 * @throws RequestRefused 42703
 */
export function findField(shape: RowShape, alias: string, { column: name, steps }: Field): ResolvedField {
  const column = shape.columns.get(name);
  if (column) return { alias, column: checkCasts(column), computedBy: null, steps };
  const computed = shape.computedFields.get(name);
  if (computed) return { alias, ...computed, steps };
  const suggestion = suggestName(name, [...shape.columns.keys(), ...shape.computedFields.keys()]);
  throw refuse("columnDoesNotExist", {
    table: shape.name,
    column: name,
    suggestion: suggestion && `${shape.name}.${suggestion}`,
  });
}

/** Whether the rows have a column or a computed field of this name. */
export function hasField({ columns, computedFields }: RowShape, name: string): boolean {
  return columns.has(name) || computedFields.has(name);
}

/** @throws RequestRefused PGRST204, for a column that is to be written */
export function findWrittenColumn(shape: RowShape, name: string): Column {
  const column = shape.columns.get(name);
  if (column) return checkCasts(column);
  const suggestion = suggestName(name, shape.columns.keys());
  throw refuse("unknownColumn", { table: shape.name, column: name, suggestion });
}

/** @throws RequestRefused PGRST127 for a column that PostgREST would represent by casts */
export function checkCasts(column: Column): Column {
  if (column.hasCasts) throw refuse("notImplemented", { what: "domainCasts", column: column.name });
  return column;
}

/** A cast runs the input function of the type, so only types with harmless input functions are allowed. */
export const castTypes: ReadonlySet<string> = new Set([
  ...[
    "text",
    "varchar",
    "character varying",
    "char",
    "character",
    "boolean",
    "bool",
    "uuid",
    "json",
    "jsonb",
  ],
  ...["integer", "int", "int2", "int4", "int8", "bigint", "smallint"],
  ...["numeric", "decimal", "float", "float4", "float8", "real", "double precision"],
  ...["date", "interval", "time", "timetz", "time without time zone", "time with time zone"],
  ...["timestamp", "timestamptz", "timestamp without time zone", "timestamp with time zone"],
  ...["bytea", "inet", "cidr"],
  // Lists have these names in PostgreSQL; the grammar of a cast has no brackets.
  ...["_text", "_varchar", "_bool", "_uuid", "_json", "_jsonb", "_int2", "_int4", "_int8"],
  ...["_numeric", "_float4", "_float8", "_date", "_time", "_timestamp", "_timestamptz"],
]);

/** @throws RequestRefused for other types */
export function checkCast(cast: string | null): string | null {
  const type = cast?.toLowerCase().replaceAll(/ +/g, " ") ?? null;
  if (type === null || castTypes.has(type)) return type;
  throw refuse("castNotAllowed", { type: cast ?? "", allowed: [...castTypes] });
}
