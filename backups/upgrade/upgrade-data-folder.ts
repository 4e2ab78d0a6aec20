/**
 * Moves a data folder of an older major version of PostgreSQL to the embedded one: backed up with the old programs, restored
 * into a new folder beside, and only then put in its place. What was there is kept. Killed half-way, it can be begun again.
 */
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Binaries, findOlderMajor, openDatabase, openOlder } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { makeBackup } from "../make/make-backup.ts";
import { restoreBackup } from "../restore/restore-backup.ts";

interface UpgradeOptions {
  readonly dataDir: string;
  /** Programs of the major version that made the folder. */
  readonly binaries: Binaries;
  readonly log: { info(message: string): void; warn(message: string): void; error(message: string): void };
  /** Told what is done at the moment. */
  readonly say: (message: string) => void;
}

export interface UpgradedDataFolder {
  /** The major version before. */
  readonly from: number;
  /** Where the folder of before is now. */
  readonly kept: string;
  /** Of each table, by its name with its schema. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * @throws {DatabaseRefusal} when there is nothing to upgrade, or one of the servers does not start
 * @throws {BackupRefused} when there is no room, or an older folder is kept there already; the data folder is as it was
 */
export async function upgradeDataFolder({
  dataDir,
  binaries,
  log,
  say,
}: UpgradeOptions): Promise<UpgradedDataFolder> {
  const from = await findOlderMajor(dataDir);
  const kept = join(dataDir, `postgres-${from}`);
  if (await stat(kept).catch(() => null)) {
    throw new BackupRefused(`${kept} exists already: an upgrade has been here before. Move it away first.`);
  }
  const passing = join(dataDir, ".upgrade");
  await rm(passing, { recursive: true, force: true });
  await mkdir(passing, { mode: 0o700 });
  try {
    const file = join(passing, "backup");
    say(`reading the data with PostgreSQL ${from}`);
    const old = await openOlder({ dataDir, binaries, log });
    const { rows } = await makeBackup(old.sql, file).finally(old.close);
    const made = await openDatabase({ dataDir: join(passing, "data"), log });
    await restoreBackup(made, file, { say }).finally(made.close);
    // A start between the two would make an empty database; they are as near to each other as they can be.
    await rename(join(dataDir, "postgres"), kept);
    await rename(join(passing, "data", "postgres"), join(dataDir, "postgres"));
    return { from, kept, rows };
  } finally {
    await rm(passing, { recursive: true, force: true });
  }
}
