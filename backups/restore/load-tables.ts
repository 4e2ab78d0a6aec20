/** Writes all tables of a backup into empty tables of the same names and columns. Refuses a backup that has others. */
import type { Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { copyIn } from "../copy.ts";
import type { Ending } from "../format/format.ts";
import type { BackupText } from "../format/read-text.ts";
import { findKeptTables, type KeptTable } from "../make/kept-tables.ts";

/** Of each table, by its name with its schema. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * @param sql where the tables are empty and bare (`bare-tables.ts`)
 * @throws {BackupRefused} when the tables are not the same
 */
export async function loadTables(sql: Transaction, text: BackupText): Promise<RowCounts> {
  const wanted = new Map((await findKeptTables(sql)).map((each) => [each.table, each]));
  const rows: Record<string, number> = {};
  for await (const each of text.tables) {
    if (!isSame(wanted.get(each.table), each)) throw new BackupRefused(otherTables(each.table));
    wanted.delete(each.table);
    await copyIn(sql, each.table, each.columns, each.rows);
    rows[each.table] = each.rowCount();
  }
  for (const missing of wanted.keys()) throw new BackupRefused(otherTables(missing));
  await setNumbers(sql, text.ending());
  return rows;
}

function isSame(wanted: KeptTable | undefined, found: KeptTable): boolean {
  return wanted !== undefined && wanted.columns.toSorted().join() === found.columns.toSorted().join();
}

function otherTables(table: string): string {
  return (
    `The table ${table} is not the same in it as in this database. Restore it with the version of Antara that made it, ` +
    "into a database of its own."
  );
}

/** An id is never given twice: not one from before the backup, nor one that was given here since. */
async function setNumbers(sql: Transaction, { numbers }: Ending): Promise<void> {
  for (const { table, column, last } of numbers) {
    await sql`
      select setval(numbers, greatest(${last}::bigint, pg_sequence_last_value(numbers)))
      from cast(pg_get_serial_sequence(${table}, ${column}) as regclass) as numbers`;
  }
}
