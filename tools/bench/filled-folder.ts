/** Data folders with generated songs, for the questions about many of them: kept, or thrown away. */
import { createReadStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillLargeCatalogue } from "#large-catalogue";
import { openDatabase, type Sql } from "#postgres";
import { printWithTime } from "#terminal";

export interface Folder {
  readonly path: string;
  /** Does nothing to a folder that is kept. */
  readonly remove: () => void;
}

/** What the songs are drawn by: the same ones in each folder. */
export const catalogueSeed = 1;

/** @param dataDir a folder that is kept; left out, one that is thrown away */
export function dataFolder(dataDir?: string): Folder {
  if (dataDir) return { path: dataDir, remove: () => {} };
  const path = mkdtempSync(join(tmpdir(), "antara-bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Closes the database when the work is done, or has failed.
 * @param starterCatalogue left out, the site that is started on the folder decides
 */
export async function withDatabase<Result>(
  path: string,
  connections: number,
  work: (sql: Sql) => Promise<Result>,
  starterCatalogue?: boolean,
): Promise<Result> {
  const log = { ...console, info: () => {} };
  const database = await openDatabase({ dataDir: path, connections, starterCatalogue, log });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

/** @param songs how many are generated where there are none */
export async function fillIfEmpty(sql: Sql, songs: number): Promise<void> {
  const some = await sql`select from lyrics limit 1`;
  if (some.length > 0) return;
  const say = printWithTime();
  await fillLargeCatalogue(sql, { songs, seed: catalogueSeed, say });
  say("filled");
}

/** So that not the disk is measured: the operating system has every file in its memory, the database has none. */
export async function readFiles(path: string): Promise<void> {
  const files = readdirSync(join(path, "postgres", "base"), { recursive: true, withFileTypes: true });
  for (const file of files)
    if (file.isFile()) await createReadStream(join(file.parentPath, file.name)).forEach(() => {});
}
