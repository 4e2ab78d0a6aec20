/** Data folders with generated songs: kept or temporary. */
import { createReadStream, mkdtempDisposableSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillLargeCatalogue } from "#large-catalogue";
import { openDatabase, type Sql } from "#postgres";
import { printWithTime } from "#terminal";

interface DataFolder extends Disposable {
  readonly path: string;
}

/** The same songs are generated in each folder. */
export const catalogueSeed = 1;

/** @param kept a folder that stays; left out, a temporary one that is removed when it goes out of scope */
export function dataFolder(kept?: string): DataFolder {
  if (kept) return { path: kept, [Symbol.dispose]: () => {} };
  return mkdtempDisposableSync(join(tmpdir(), "antara-bench-"));
}

interface DatabaseOptions {
  readonly connections: number;
  /** Left out, the setting of the site that is started on the folder decides. */
  readonly starterCatalogue?: boolean;
}

/** Opens the database and closes it after the work, even if that fails. */
export async function withDatabase<Result>(
  path: string,
  options: DatabaseOptions,
  work: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const log = { ...console, info: () => {} };
  const database = await openDatabase({ dataDir: path, ...options, log });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

/** Generates songs, unless the catalogue has some. */
export async function fillWithSongs(path: string, songs: number): Promise<void> {
  await withDatabase(path, { connections: 2 }, async (sql) => {
    const some = await sql`select from lyrics limit 1`;
    if (some.length === 0)
      await fillLargeCatalogue(sql, { songs, seed: catalogueSeed, say: printWithTime() });
  });
}

/** Reads every file into the cache of the operating system, so that the disk is not measured. */
export async function readFiles(path: string): Promise<void> {
  const files = readdirSync(join(path, "postgres", "base"), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (file.isFile()) await createReadStream(join(file.parentPath, file.name)).forEach(() => {});
}
