/**
 * Loads all tables of a backup into empty tables of the same names and columns. Refuses a backup with other tables.
 */
import type { Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { copyIn } from "../copy.ts";
import type { Ending } from "../format/format.ts";
import type { Contents } from "../format/read-text.ts";
import { findIncludedTables, type IncludedTable } from "../make/included-tables.ts";

/** Row counts by table name with its schema. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * @param sql a transaction in which the tables are empty and without constraints (`drop-constraints.ts`)
 * @param leftOut tables that are not in it
 * @throws {BackupRefused} when the tables differ
 */
export async function loadTables(
  sql: Transaction,
  contents: Contents,
  leftOut: readonly string[],
): Promise<RowCounts> {
  const wanted = new Map((await findIncludedTables(sql, leftOut)).map((each) => [each.table, each]));
  const rows: Record<string, number> = {};
  for await (const each of contents.tables) {
    if (!isSame(wanted.get(each.table), each)) throw new BackupRefused(otherTables(each.table));
    wanted.delete(each.table);
    await copyIn(sql, each.table, each.columns, each.rows, each.format);
    rows[each.table] = each.rowCount();
  }
  for (const missing of wanted.keys()) throw new BackupRefused(otherTables(missing));
  await setNumbers(sql, contents.ending());
  return rows;
}

function isSame(wanted: IncludedTable | undefined, found: IncludedTable): boolean {
  return wanted !== undefined && wanted.columns.toSorted().join() === found.columns.toSorted().join();
}

function otherTables(table: string): string {
  return (
    `The table ${table} is not the same in it as in this database. Restore it with the version of Antara that made it, ` +
    "into a database of its own."
  );
}

/** An id is never used twice: neither one from the backup nor one that was assigned here since. */
async function setNumbers(sql: Transaction, { numbers }: Ending): Promise<void> {
  for (const { table, column, last } of numbers) {
    await sql`
      select setval(numbers, greatest(${last}::bigint, pg_sequence_last_value(numbers)))
      from cast(pg_get_serial_sequence(${table}, ${column}) as regclass) as numbers`;
  }
}
