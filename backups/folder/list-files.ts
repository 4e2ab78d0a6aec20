/** All files of a folder with everything of a site, as a stream: a snapshot of one moment, in bounded memory. */
import type { Sql, Transaction } from "#postgres";
import { copyOut, setTextFormats } from "../copy.ts";
import { findIncludedTables, notInFolders } from "../make/included-tables.ts";
import { readEnding, readOrigin } from "../make/make-backup.ts";
import type { RowCounts } from "../restore/load-tables.ts";
import { runTransaction } from "../run-transaction.ts";
import { countRows } from "./count-rows.ts";
import { type Description, descriptionFile, fileOf, folderVersion } from "./description.ts";

/** Its content has to be read before the next file. */
export interface FolderFile {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * @param sql of a migrated database
 * @param write reads all files
 * @returns the number of rows of each table
 * @throws {BackupRefused} when the database is none of Antara's; what `write` throws, and the driver's error
 */
export async function withFiles(
  sql: Sql,
  write: (files: AsyncIterable<FolderFile>) => Promise<void>,
): Promise<RowCounts> {
  const rows: Record<string, number> = {};
  await runTransaction(sql, "isolation level repeatable read read only", async (transaction) => {
    await setTextFormats(transaction);
    await write(filesOf(transaction, rows));
  });
  return rows;
}

async function* filesOf(sql: Transaction, rows: Record<string, number>): AsyncGenerator<FolderFile> {
  const origin = await readOrigin(sql);
  const tables = await findIncludedTables(sql, notInFolders);
  for (const { table, columns } of tables) {
    const content = countRows(copyOut(sql, table, columns, "csv"), (counted) => {
      rows[table] = counted - 1;
    });
    yield { name: fileOf(table), content };
  }
  const { numbers, catalogueVersion } = await readEnding(sql, tables);
  const description: Description = {
    format: "antara folder",
    version: folderVersion,
    ...origin,
    tables: tables.map(({ table, columns }) => ({ table, columns: [...columns], rows: rows[table] ?? 0 })),
    numbers,
    catalogueVersion,
  };
  yield { name: descriptionFile, content: bytesOf(`${JSON.stringify(description, null, 2)}\n`) };
}

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
