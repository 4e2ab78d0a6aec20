/**
 * Makes a backup of an older version of Antara one of this version, in a database that exists only meanwhile: loaded into the
 * tables of that time, then migrated. So every migration finds the rows that it was written for.
 */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, migrateTables, openPool, type Sql } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { readFile } from "../format/read-file.ts";
import { makeBackup } from "../make/make-backup.ts";
import { loadTables } from "./load-tables.ts";
import type { VerifiedBackup } from "./verify-backup.ts";

/**
 * @param database on whose server it is done
 * @param use gets the path of the new backup, which is removed afterwards
 * @throws {BackupRefused} when the login may not make a database, or the rows do not fit
 */
export async function withUpdatedBackup<Result>(
  database: Database,
  file: string,
  backup: VerifiedBackup,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "antara-update-"));
  try {
    const updated = join(folder, "backup");
    await inPassingDatabase(database, async (sql) => {
      await migrateTables(sql, backup.schema.number);
      await readFile(file, (text) => sql.begin((transaction) => loadTables(transaction, text)));
      await migrateTables(sql);
      await makeBackup(sql, updated);
    });
    return await use(updated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SQLSTATE for what the login may not do. */
const notAllowed = "42501";

async function inPassingDatabase(
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
  const passing = openPool({ ...address, database: name }, { connections: 1 });
  try {
    await work(passing);
  } finally {
    const logins = await passing<{ role_name: string }[]>`select role_name from private.data_api_login`.catch(
      () => [],
    );
    await passing.end({ timeout: 1 });
    await sql`drop database ${sql(name)} with (force)`;
    // The migrations have made it for this database; roles belong to the whole server.
    for (const { role_name } of logins) await sql`drop role if exists ${sql(role_name)}`;
  }
}
