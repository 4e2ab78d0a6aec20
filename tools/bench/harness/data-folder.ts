/** Data folders with generated songs, for the questions about many of them: kept, or thrown away. */
import { createReadStream, mkdtempDisposableSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillLargeCatalogue } from "#large-catalogue";
import { openDatabase, type Sql } from "#postgres";
import { printWithTime } from "#terminal";

export interface DataFolder extends Disposable {
  readonly path: string;
}

/** What the songs are drawn by: the same ones in each folder. */
export const catalogueSeed = 1;

/** @param kept a folder that stays; left out, a new one that is removed when it goes out of scope */
export function dataFolder(kept?: string): DataFolder {
  if (kept) return { path: kept, [Symbol.dispose]: () => {} };
  return mkdtempDisposableSync(join(tmpdir(), "antara-bench-"));
}

interface DatabaseOptions {
  readonly connections: number;
  /** Left out, the site that is started on the folder decides. */
  readonly starterCatalogue?: boolean;
}

/** Closes the database when the work is done, or has failed. */
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

/** @param songs how many are generated where there are none */
export async function fillWithSongs(path: string, songs: number): Promise<void> {
  await withDatabase(path, { connections: 2 }, async (sql) => {
    const some = await sql`select from lyrics limit 1`;
    if (some.length === 0)
      await fillLargeCatalogue(sql, { songs, seed: catalogueSeed, say: printWithTime() });
  });
}

/** Brings every file into the memory of the operating system, so that the disk is not measured. */
export async function readFiles(path: string): Promise<void> {
  const files = readdirSync(join(path, "postgres", "base"), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (file.isFile()) await createReadStream(join(file.parentPath, file.name)).forEach(() => {});
}
