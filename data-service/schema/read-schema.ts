/**
 * Reads the tables, relationships and functions of the exposed schemas. PostgreSQL checks the privileges of roles.
 */
import type { Sql } from "#postgres";
import { type Catalog, type CatalogFunction, type CatalogTable, catalogQuery } from "./catalog-query.ts";
import { computedFieldsOf, computedTargetsOf } from "./computed.ts";
import { relate, type Unrelated } from "./relate.ts";
import type { Column, DatabaseFunction, FunctionResult, Parameter, RowShape, Schema } from "./schema.ts";
import { tableKey } from "./showings.ts";
import { isWholeBodyType } from "./whole-body-types.ts";

/**
 * @param exposed names of schemas; the first is the default of a request
 * @param plainFunctions names of functions in `public` that read only its tables and never ask about the request
 * @param warn gets one line about the views that are left out, because they use themselves
 * @throws the driver's error when the database cannot answer
 */
export async function readSchema(
  sql: Sql,
  exposed: readonly string[] = ["public"],
  plainFunctions: readonly string[] = [],
  warn: (message: string) => void = () => {},
): Promise<Schema> {
  const { tables, functions, endlessViews } = await readCatalog(sql, exposed);
  if (endlessViews.length > 0) warn(describeEndless(endlessViews));
  const computedFields = computedFieldsOf(functions);
  const unrelated = tables.map((table) => tableOf(table, computedFields));
  const related = relate(unrelated, computedTargetsOf(functions));
  const shapeOf = ({ schema, name }: { schema: string; name: string }) =>
    related.find((table) => table.schema === schema && table.name === name);
  const isPlain = plainFunctionTest(unrelated, plainFunctions);
  const callable = functions.filter(isCallable).map((found) => functionOf(found, shapeOf, !isPlain(found)));
  return new Map(
    exposed.map((name) => [
      name,
      {
        name,
        tables: new Map(related.filter(({ schema }) => schema === name).map((table) => [table.name, table])),
        functions: Map.groupBy(
          callable.filter(({ schema }) => schema === name),
          (one) => one.name,
        ),
      },
    ]),
  );
}

async function readCatalog(sql: Sql, exposed: readonly string[]): Promise<Catalog> {
  const [row] = await sql.begin("read only", async (transaction) => {
    // PostgreSQL overestimates the statement and would compile it for seconds; running it takes milliseconds.
    await transaction`set local jit = off`;
    return transaction.unsafe<{ catalog: Catalog }[]>(catalogQuery, [exposed as string[]]);
  });
  return row?.catalog ?? { tables: [], functions: [], endlessViews: [] };
}

function describeEndless(views: readonly string[]): string {
  return (
    "These views use themselves, so that PostgreSQL cannot answer them, and are left out of the data service: " +
    `${views.join(", ")}. ` +
    "Make them anew from tables, and start again."
  );
}

function tableOf(
  { keys, columns, ...table }: CatalogTable,
  computedFields: ReturnType<typeof computedFieldsOf>,
): Unrelated {
  return {
    ...table,
    columns: byName(columns),
    computedFields: computedFields.get(tableKey(table.schema, table.name)) ?? new Map(),
    primaryKey: keys.find(({ isPrimary }) => isPrimary)?.columns ?? [],
    uniqueKeys: keys.map((key) => key.columns),
  };
}

const byName = (columns: readonly Column[]): ReadonlyMap<string, Column> =>
  new Map(columns.map((column) => [column.name, column]));

/** What a function reads may ask too: a view, or a row-level rule that an operator has added. */
function plainFunctionTest(tables: readonly Unrelated[], names: readonly string[]) {
  const isPublic = ({ schema }: { readonly schema: string }) => schema === "public";
  const mayAsk = tables.filter(isPublic).some(({ mayAskAboutRequest }) => mayAskAboutRequest);
  return (found: CatalogFunction) =>
    !mayAsk && isPublic(found) && found.isReadOnly && names.includes(found.name);
}

/** PostgREST does not know others whose only parameter has no name; their rows' fields and relationships it does. */
function isCallable(found: CatalogFunction): boolean {
  const [parameter, other] = found.arguments.filter(isGiven);
  return !parameter || other !== undefined || parameter.name !== "" || isWholeBodyType(parameter.type);
}

const isGiven = ({ mode }: CatalogFunction["arguments"][number]) => mode !== "o" && mode !== "t";

type ShapeOf = (named: { schema: string; name: string }) => RowShape | undefined;

function functionOf(found: CatalogFunction, shapeOf: ShapeOf, mayAskAboutRequest: boolean): DatabaseFunction {
  const { schema, name, comment, isReadOnly } = found;
  return {
    schema,
    name,
    comment,
    isReadOnly,
    mayAskAboutRequest,
    parameters: parametersOf(found),
    result: resultOf(found, shapeOf),
  };
}

function parametersOf(found: CatalogFunction): Parameter[] {
  const given = found.arguments.filter(isGiven);
  return given.map(({ name, mode, type, shownType }, place) => ({
    name,
    type,
    shownType,
    isVariadic: mode === "v",
    isRequired: place < given.length - found.defaults,
  }));
}

/** With `out` parameters or `returns table`, the result is rows, even of one column; otherwise the type decides. */
function resultOf(found: CatalogFunction, shapeOf: ShapeOf): FunctionResult {
  const { isSet, table } = found;
  if (found.returnsNothing) return { kind: "nothing" };
  const out = found.arguments.filter(({ mode }) => mode === "o" || mode === "b" || mode === "t");
  if (out.length > 0) return { kind: "rows", isSet, shape: shapeWith(found, out) };
  const related = table && shapeOf(table);
  if (related) return { kind: "rows", isSet, shape: related };
  if (found.columns) return { kind: "rows", isSet, shape: shapeWith(found, found.columns) };
  if (found.returnsRecord) return { kind: "unknown" };
  return { kind: "values", isSet, shape: shapeWith(found, [found]) };
}

/** The shape of rows that belong to no table, so they have no relationships. */
function shapeWith(
  { schema, name }: CatalogFunction,
  columns: readonly { name: string; type: string; shownType: string }[],
): RowShape {
  const facts = { hasCasts: false, isNullable: true, hasDefault: false, comment: null };
  return {
    schema,
    name,
    columns: new Map(
      columns.map(({ name: column, type, shownType }) => [
        column,
        { name: column, type, shownType, ...facts },
      ]),
    ),
    computedFields: new Map(),
    relationships: [],
  };
}
