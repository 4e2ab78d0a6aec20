/** Reads the tables of a PostgreSQL by cursors, in one snapshot and without writing. Refuses a database of Antara. */
import { FileRefused } from "#exchange";
import { openPool, readDatabaseUrl, type Sql } from "#postgres";
import {
  keysOf,
  type ReadRow,
  readRowOf,
  type TableName,
  type TableReader,
  tableNames,
} from "./table-reader.ts";

/** Rows that are fetched at once. */
const pageSize = 500;

/**
 * @param source such as `postgres://user:password@host/name`
 * @throws {DatabaseRefusal} when it is no such address
 * @throws {FileRefused} when it cannot be reached, or is Antara's
 */
export async function openDatabase(source: string): Promise<TableReader> {
  const address = readDatabaseUrl(source, "The source");
  const sql = openPool(address, { connections: 1, applicationName: "antara move-in", forLife: true });
  const close = () => sql.end({ timeout: 1 });
  try {
    // One connection, whose transaction ends with it.
    await sql`select`;
    await sql.unsafe("begin isolation level repeatable read read only");
    const tables = await findTables(sql);
    const [host = { name: "localhost", port: 5432 }] = address.hosts ?? [];
    return {
      name: `postgres://${address.socketFile ?? `${host.name}:${host.port}`}/${address.database}`,
      remarks: [],
      columns: new Map(tables.map(({ table, columns }) => [table, columns])),
      rows: (table) =>
        rowsOf(
          sql,
          tables.find((each) => each.table === table),
        ),
      async countSongs() {
        const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*) from public.lyrics`;
        return count;
      },
      close,
    };
  } catch (error) {
    await close();
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(`The PostgreSQL of the source cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

interface FoundTable {
  readonly table: TableName;
  readonly columns: readonly string[];
  /** Whether it is no view. */
  readonly isStored: boolean;
}

async function findTables(sql: Sql): Promise<readonly FoundTable[]> {
  const [{ own } = { own: false }] = await sql<{ own: boolean }[]>`
    select to_regclass('private.migrations') is not null as own`;
  if (own)
    throw new FileRefused(
      "The source is a database of Antara. Take its site out there with npm run export -- --all FOLDER, and name the folder.",
    );
  return sql<FoundTable[]>`
    select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns,
      c.relkind = 'r' as "isStored"
    from pg_catalog.pg_class as c
    join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p', 'v', 'm')
      and c.relname = any (${tableNames as string[]}::text[])
    group by c.relname, c.relkind`;
}

let cursors = 0;

async function* rowsOf(sql: Sql, found: FoundTable | undefined): AsyncGenerator<ReadRow> {
  if (!found) return;
  const { table, columns, isStored } = found;
  cursors += 1;
  const name = `rows_${cursors}`;
  const [id] = keysOf(table, columns);
  // Links in the order in which they were added, as far as a table can tell.
  const order = columns.includes("id") || !isStored ? id : "ctid";
  await sql.unsafe(
    `declare ${name} no scroll cursor for select to_jsonb(t) as row from public.${table} as t order by t.${order}`,
  );
  try {
    for (;;) {
      const page = await sql.unsafe<{ row: Record<string, unknown> }[]>(`fetch ${pageSize} from ${name}`);
      if (page.length === 0) return;
      for (const { row } of page) yield readRowOf(table, row);
    }
  } finally {
    await sql.unsafe(`close ${name}`);
  }
}
