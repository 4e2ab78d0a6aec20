/** Verifies a backup by reading all of it, without writing anything. */
import { listMigrations } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import type { Heading, Origin } from "../format/format.ts";
import { readFile } from "../format/read-file.ts";

export interface VerifiedBackup extends Heading {
  /** Whether its schema is that of this version of Antara, not an older one. */
  readonly isOfThisSchema: boolean;
}

/** @throws {BackupRefused} when it is damaged, not a backup, or of a newer version of Antara */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  return readFile(file, async ({ heading, tables }) => {
    const isOfThisSchema = await compareSchema(heading);
    for await (const { rows } of tables) await drain(rows);
    return { ...heading, isOfThisSchema };
  });
}

/**
 * @returns whether it is of the schema of this program, not of an older one
 * @throws {BackupRefused} when it is of another one
 */
export async function compareSchema({ product, schema: { number, name } }: Origin): Promise<boolean> {
  const migrations = await listMigrations();
  if (migrations[number - 1]?.name === name) return number === migrations.length;
  throw new BackupRefused(
    `It was made by another version of Antara (${product}), whose tables (${name}) this one does not know. ` +
      "Restore it with that version or a newer one.",
  );
}

async function drain(rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}
