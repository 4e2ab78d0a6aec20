/**
 * Replaces the contents of a database with a backup, all or nothing, also beside a running site. Reads and verifies
 * the whole backup first. Refuses to overwrite songs, people or albums without permission.
 */
import type { Database, Sql, Transaction } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import type { Heading } from "../format/format.ts";
import { readFile } from "../format/read-file.ts";
import type { RowCounts } from "./load-tables.ts";
import { verifyBackup } from "./verify-backup.ts";
import { writeContents } from "./write-contents.ts";

interface RestoreOptions {
  /** Whether the current contents may be overwritten. */
  readonly replace?: boolean;
  /** Called with the current step: a million songs take a while. */
  readonly onProgress?: (message: string) => void;
}

interface RestoredBackup {
  /** The heading of the backup. */
  readonly heading: Heading;
  readonly rows: RowCounts;
}

/**
 * Ends all sessions and raises the catalogue's version, so that open pages reload.
 * @param database migrated to the schema of this program
 * @throws {BackupRefused} when backup or database cannot be used; nothing is changed then
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace = false, onProgress = () => {} }: RestoreOptions = {},
): Promise<RestoredBackup> {
  onProgress("reading the backup");
  const backup = await verifyBackup(file);
  const rows = await writeContents(
    database,
    {
      origin: backup,
      isOfThisSchema: backup.isOfThisSchema,
      leftOut: [],
      read: (load) => readFile(file, load),
    },
    { stay: [], requireRoom: async (sql) => replace || requireEmptyDatabase(sql), onProgress },
  );
  return { heading: backup, rows };
}

const counted = ["lyrics", "albums", "singers", "lyricists", "music_directors"] as const;

async function requireEmptyDatabase(sql: Sql | Transaction): Promise<void> {
  const counts: string[] = [];
  for (const table of counted) {
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*) as count from public.${sql(table)}`;
    if (count > 0) counts.push(`${count} ${table.replace("_", " ")}`);
  }
  if (counts.length === 0) return;
  throw new BackupRefused(
    `This database is not empty: it holds ${counts.join(", ")}. Nothing was changed. To put the backup in the place of ` +
      "all that, make a backup of it first and then say --replace.",
  );
}
