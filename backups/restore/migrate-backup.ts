/**
 * Migrates a backup of an older version: loads it into the tables of that version in a temporary database, then runs
 * the migrations, so that each finds the rows it was written for.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, migrateTables, openPool, type Sql, type Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { setTextFormats } from "../copy.ts";
import { readFile } from "../format/read-file.ts";
import type { Contents } from "../format/read-text.ts";
import { findIncludedTables } from "../make/included-tables.ts";
import { makeBackup } from "../make/make-backup.ts";
import { dropConstraints } from "./drop-constraints.ts";
import { loadTables } from "./load-tables.ts";
import type { Restored } from "./restored.ts";

/**
 * @param database whose server holds the temporary database
 * @param use gets the migrated backup, which is deleted afterwards
 * @throws {BackupRefused} when the login may not create databases, or the rows do not fit
 */
export async function withMigratedBackup<Result>(
  database: Database,
  restored: Restored,
  use: (read: Restored["read"]) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "antara-update-"));
  try {
    const migrated = join(folder, "backup");
    await inTemporaryDatabase(database, async (sql) => {
      await migrateTables(sql, restored.origin.schema.number);
      await restored.read((contents) =>
        sql.begin((transaction) => loadInto(transaction, contents, restored)),
      );
      await migrateTables(sql);
      await makeBackup(sql, migrated, restored.leftOut);
    });
    return await use((load) => readFile(migrated, load));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Empties the tables first: migrations write rows of their own, such as the preferences. */
async function loadInto(sql: Transaction, contents: Contents, { leftOut }: Restored): Promise<void> {
  await setTextFormats(sql);
  const tables = (await findIncludedTables(sql)).map(({ table }) => table);
  const restoreConstraints = await dropConstraints(sql, tables);
  await sql`truncate ${sql.unsafe(tables.join(", "))} cascade`;
  await loadTables(sql, contents, leftOut);
  await restoreConstraints();
}

/** SQLSTATE for insufficient privileges. */
const notAllowed = "42501";

async function inTemporaryDatabase(
  { sql, address }: Database,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  const name = `antara_update_${randomBytes(6).toString("hex")}`;
  await sql`create database ${sql(name)} template template0`.catch((error: { code?: string }) => {
    if (error.code !== notAllowed) throw error;
    throw new BackupRefused(
      "It is of an older version of Antara, and is brought up to date in a database of its own, which the login may not " +
        `make. Let a superuser run: alter role ${address.user} createdb; then try again.`,
    );
  });
  const temporary = openPool({ ...address, database: name }, { connections: 1 });
  try {
    await work(temporary);
  } finally {
    const logins = await temporary<
      { role_name: string }[]
    >`select role_name from private.data_api_login`.catch(() => []);
    await temporary.end({ timeout: 1 });
    await sql`drop database ${sql(name)} with (force)`;
    // The migrations created it for this database; roles belong to the whole server.
    for (const { role_name } of logins) await sql`drop role if exists ${sql(role_name)}`;
  }
}
