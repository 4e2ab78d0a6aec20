/** Verifies a backup by reading all of it, without writing anything. */
import { listMigrations } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import type { Heading } from "../format/format.ts";
import { readFile } from "../format/read-file.ts";

export interface VerifiedBackup extends Heading {
  /** Whether its schema is that of this version of Antara, not an older one. */
  readonly isOfThisSchema: boolean;
}

/** @throws {BackupRefused} when it is damaged, not a backup, or of a newer version of Antara */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  const migrations = await listMigrations();
  return readFile(file, async ({ heading, tables }) => {
    const { number, name } = heading.schema;
    if (migrations[number - 1]?.name !== name) {
      throw new BackupRefused(
        `It was made by another version of Antara (${heading.product}), whose tables (${name}) this one does not know. ` +
          "Restore it with that version or a newer one.",
      );
    }
    for await (const { rows } of tables) await drain(rows);
    return { ...heading, isOfThisSchema: number === migrations.length };
  });
}

async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}
