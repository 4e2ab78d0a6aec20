/** Functions of a row, which stand for fields of the row or for relationships. */
import type { CatalogFunction } from "./catalog-query.ts";
import type { ComputedField, RowFunction } from "./schema.ts";
import { tableKey } from "./showings.ts";

/** A function that returns rows of a table or view. */
export interface ComputedTarget {
  readonly computedBy: RowFunction;
  readonly target: { readonly schema: string; readonly name: string };
  readonly isToOne: boolean;
}

/** @returns the fields by `tableKey` of their table, then by name */
export function computedFieldsOf(
  functions: readonly CatalogFunction[],
): ReadonlyMap<string, ReadonlyMap<string, ComputedField>> {
  const byTable = new Map<string, Map<string, ComputedField>>();
  for (const found of functions) {
    const computedBy = rowFunctionOf(found);
    if (!computedBy || !returnsValue(found)) continue;
    const { name, type, shownType, comment } = found;
    const column = { name, type, shownType, comment, hasCasts: false, isNullable: true, hasDefault: false };
    const key = tableKey(computedBy.schema, computedBy.rowType);
    byTable.set(key, (byTable.get(key) ?? new Map()).set(name, { column, computedBy }));
  }
  return byTable;
}

export function computedTargetsOf(functions: readonly CatalogFunction[]): ComputedTarget[] {
  return functions.flatMap((found): ComputedTarget[] => {
    const computedBy = rowFunctionOf(found);
    const { table: target, isToOne } = found;
    return computedBy && target && !hasOutParameters(found) ? [{ computedBy, target, isToOne }] : [];
  });
}

function rowFunctionOf({ schema, name, rowOf }: CatalogFunction): RowFunction | null {
  return rowOf?.schema === schema ? { schema, name, rowType: rowOf.name } : null;
}

function returnsValue(found: CatalogFunction): boolean {
  return (
    !found.isSet && !found.returnsNothing && !found.returnsRecord && !found.table && !hasOutParameters(found)
  );
}

const hasOutParameters = (found: CatalogFunction): boolean =>
  found.arguments.some(({ mode }) => mode !== "i");
