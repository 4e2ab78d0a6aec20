/** Writes a consistent snapshot of all data into one file, while other connections read and write. */
import { createHash } from "node:crypto";
import type { Sql, Transaction } from "#postgres";
import packageFile from "../../package.json" with { type: "json" };
import { BackupRefused } from "../backup-refused.ts";
import { copyOut, setTextFormats } from "../copy.ts";
import { type Ending, formatVersion, type Heading, type Origin, rowsTerminator } from "../format/format.ts";
import { countLines } from "../format/read-text.ts";
import { writeFile } from "../format/write-file.ts";
import { runTransaction } from "../run-transaction.ts";
import { findIncludedTables, type IncludedTable } from "./included-tables.ts";

interface MadeBackup {
  readonly file: string;
  /** Size of the file. */
  readonly bytes: number;
  /** Row counts by table name with its schema. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * @param sql of a migrated database, perhaps of an older version of Antara
 * @param file must not exist; its folder must
 * @param leftOut tables that are not included besides
 * @throws {BackupRefused} when the file cannot be written, or the database is not one of Antara
 * @throws the driver's error when the database fails
 */
export async function makeBackup(
  sql: Sql,
  file: string,
  leftOut: readonly string[] = [],
): Promise<MadeBackup> {
  const rows: Record<string, number> = {};
  const bytes = await runTransaction(
    sql,
    "isolation level repeatable read read only",
    async (transaction) => {
      await setTextFormats(transaction);
      return writeFile(file, textOf(transaction, rows, leftOut));
    },
  );
  return { file, bytes, rows };
}

async function* textOf(
  sql: Transaction,
  rows: Record<string, number>,
  leftOut: readonly string[],
): AsyncGenerator<Buffer> {
  yield line({
    format: "antara backup",
    version: formatVersion,
    ...(await readOrigin(sql)),
  } satisfies Heading);
  const tables = await findIncludedTables(sql, leftOut);
  for (const each of tables) {
    yield line(each);
    rows[each.table] = yield* rowsOf(sql, each);
  }
  yield line(await readEnding(sql, tables));
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

/**
 * @returns which version of Antara this database is of, and the moment of the snapshot
 * @throws {BackupRefused} when it is none of Antara's
 */
export async function readOrigin(sql: Transaction): Promise<Origin> {
  const [schema] = await sql<{ number: number; name: string }[]>`
    select number, name from private.migrations order by number desc limit 1`;
  const [server] = await sql<{ version: string; moment: Date }[]>`
    select current_setting('server_version') as version, now() as moment`;
  if (!schema || !server)
    throw new BackupRefused("This database has no tables of Antara's. Start the site on it once.");
  return {
    product: packageFile.version,
    schema,
    postgres: server.version,
    madeAt: server.moment.toISOString(),
  };
}

/** @returns the number of rows */
async function* rowsOf(sql: Transaction, { table, columns }: IncludedTable): AsyncGenerator<Buffer, number> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const chunk of copyOut(sql, table, columns)) {
    hash.update(chunk);
    count += countLines(chunk);
    yield chunk;
  }
  yield rowsTerminator;
  yield line({ rows: count, sha256: hash.digest("hex") });
  return count;
}

/** @param tables that were read before */
export async function readEnding(sql: Transaction, tables: readonly IncludedTable[]): Promise<Ending> {
  const names = tables.map(({ table }) => table);
  // Sequences are not transactional: read after the rows, they are beyond every id among them.
  const numbers = await sql<Ending["numbers"][number][]>`
    select t.name as table, a.attname as column,
      pg_sequence_last_value(pg_get_serial_sequence(t.name, a.attname)::regclass) as last
    from unnest(${names}::text[]) as t (name)
    join pg_catalog.pg_attribute as a on a.attrelid = t.name::regclass and a.attidentity <> ''
    where pg_sequence_last_value(pg_get_serial_sequence(t.name, a.attname)::regclass) is not null
    order by 1, 2`;
  return { tables: tables.length, numbers, catalogueVersion: await readCatalogueVersion(sql) };
}

/** @returns 0 when nothing has changed yet, or the database is older than these versions */
async function readCatalogueVersion(sql: Transaction): Promise<number> {
  const [{ exists } = { exists: false }] = await sql<{ exists: boolean }[]>`
    select to_regclass('private.catalogue_versions') is not null as exists`;
  if (!exists) return 0;
  const [row] = await sql<{ last: number }[]>`
    select coalesce(max(version), 0) as last from private.catalogue_versions`;
  return row?.last ?? 0;
}
