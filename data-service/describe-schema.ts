/** The description at the root: the part of the schema that the caller's role may use. */

import { namespaceOf } from "./plan/plan-query.ts";
import { refuse } from "./refusals/errors.ts";
import type { ApiRequest } from "./request/index.ts";
import { type Description, describeService, type QueryResult } from "./response/index.ts";
import type { Column, DatabaseFunction, Namespace, Schema, Table } from "./schema/schema.ts";
import type { Statement } from "./sql/build-sql.ts";

/** Names of the tables and functions of one schema that a role may read, write and call. */
interface Privileges {
  readonly readable: readonly string[];
  readonly writable: readonly string[];
  readonly callable: readonly string[];
}

export type QueryPrivileges = (statement: Statement) => Promise<readonly Privileges[]>;

const privilegesQuery = `
  select
    array(select c.relname::text from pg_catalog.pg_class as c
      where c.relnamespace = n.oid and has_any_column_privilege(c.oid, 'select')) as readable,
    array(select c.relname::text from pg_catalog.pg_class as c
      where c.relnamespace = n.oid and has_table_privilege(c.oid, 'insert, update, delete')) as writable,
    array(select p.proname::text from pg_catalog.pg_proc as p
      where p.pronamespace = n.oid and has_function_privilege(p.oid, 'execute')) as callable
  from pg_catalog.pg_namespace as n
  where n.nspname = $1::text and has_schema_privilege(n.oid, 'usage')`;

/**
 * @param queryPrivileges runs a statement as the caller's role
 * @param site title of the description and address of the service
 * @throws RequestRefused
 */
export async function describeSchema(
  request: ApiRequest,
  schema: Schema,
  queryPrivileges: QueryPrivileges,
  site: { readonly name: string; readonly address: URL },
): Promise<QueryResult> {
  const namespace = namespaceOf(request, schema);
  const [privileges] = await queryPrivileges({ text: privilegesQuery, parameters: [namespace.name] });
  if (!privileges) throw refuse("unknownSchema", { name: namespace.name, allowed: [...schema.keys()] });
  return {
    returns: "value",
    pageTotal: 1,
    total: null,
    locationKey: null,
    insertedRows: null,
    body: describeService(descriptionOf(namespace, privileges), site),
  };
}

function descriptionOf({ tables, functions }: Namespace, privileges: Privileges): Description {
  const readable = new Set(privileges.readable);
  const writable = new Set(privileges.writable);
  const callable = new Set(privileges.callable);
  return {
    tables: [...tables.values()]
      .filter(({ name }) => readable.has(name))
      .map((table) => tableOf(table, writable.has(table.name))),
    functions: [...functions.values()].flatMap((overloads) =>
      overloads.filter(({ name }) => callable.has(name)).map(functionOf),
    ),
  };
}

function tableOf(table: Table, mayWrite: boolean): Description["tables"][number] {
  return {
    name: table.name,
    comment: table.comment,
    isWritable: mayWrite && table.isWritable,
    columns: [...table.columns.values()].map((column) => columnOf(column, table)),
  };
}

function columnOf({ name, shownType, isNullable, hasDefault, comment }: Column, table: Table) {
  const key = table.foreignKeys.find(({ columns }) => columns.length === 1 && columns[0] === name);
  const [column] = key?.targetColumns ?? [];
  return {
    name,
    format: shownType,
    isNullable,
    hasDefault,
    comment,
    isKey: table.primaryKey.includes(name),
    references: key && column ? { table: key.targetTable, column } : null,
  };
}

function functionOf({ name, comment, isReadOnly, parameters }: DatabaseFunction) {
  return {
    name,
    comment,
    isReadOnly,
    parameters: parameters.map((one) => ({
      name: one.name,
      type: one.shownType,
      isRequired: one.isRequired,
    })),
  };
}
