/**
 * Upgrades a data folder of an older major version of PostgreSQL: backs it up with the old programs, restores into a
 * new folder beside it, then swaps the folders. The old data are kept. A killed upgrade can be started again.
 */
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Binaries, findOlderMajor, openDatabase, openOlder } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { makeBackup } from "../make/make-backup.ts";
import { restoreBackup } from "../restore/restore-backup.ts";

interface UpgradeOptions {
  readonly dataDir: string;
  /** Programs of the major version that created the folder. */
  readonly binaries: Binaries;
  readonly log: { info(message: string): void; warn(message: string): void; error(message: string): void };
  /** Called with the current step. */
  readonly onProgress: (message: string) => void;
}

interface UpgradedDataFolder {
  /** The former major version. */
  readonly from: number;
  /** Where the old folder is now. */
  readonly oldFolder: string;
  /** Row counts by table name with its schema. */
  readonly rows: Readonly<Record<string, number>>;
}

/**
 * @throws {DatabaseRefusal} when there is nothing to upgrade, or one of the servers does not start
 * @throws {BackupRefused} when there is no space, or an old folder is already kept there; the data folder is
 *   unchanged
 */
export async function upgradeDataFolder({
  dataDir,
  binaries,
  log,
  onProgress,
}: UpgradeOptions): Promise<UpgradedDataFolder> {
  const from = await findOlderMajor(dataDir);
  const oldFolder = join(dataDir, `postgres-${from}`);
  if (await stat(oldFolder).catch(() => null)) {
    throw new BackupRefused(`${oldFolder} exists already, from an earlier upgrade. Move it away first.`);
  }
  const temporary = join(dataDir, ".upgrade");
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { mode: 0o700 });
  try {
    const file = join(temporary, "backup");
    onProgress(`reading the data with PostgreSQL ${from}`);
    const old = await openOlder({ dataDir, binaries, log });
    const { rows } = await makeBackup(old.sql, file).finally(old.close);
    const made = await openDatabase({ dataDir: join(temporary, "data"), log });
    await restoreBackup(made, file, { onProgress }).finally(made.close);
    // A start between these two renames would create an empty database, so nothing happens in between.
    await rename(join(dataDir, "postgres"), oldFolder);
    await rename(join(temporary, "data", "postgres"), join(dataDir, "postgres"));
    return { from, oldFolder, rows };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
