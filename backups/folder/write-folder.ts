/**
 * Writes everything of a site into a folder, under another name until it is complete and synced. Refuses a folder
 * that is not empty. Leaves nothing after a failure; what a killed run has left, the next one removes.
 */
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql } from "#postgres";
import { BackupRefused } from "../backup-refused.ts";
import { draftPrefix, explainFileError, ownerOnly, syncFolder } from "../format/write-file.ts";
import type { RowCounts } from "../restore/load-tables.ts";
import { withFiles } from "./list-files.ts";

/**
 * @param folder an absolute path, of an empty folder or of one that does not exist; its parent does
 * @returns the number of rows of each table
 * @throws {BackupRefused} when it cannot be written, naming the cause
 * @throws the driver's error when the database fails
 */
export async function writeFolder(sql: Sql, folder: string): Promise<RowCounts> {
  // The number of the process tells the next run that nobody writes there any more.
  const beginning = `${draftPrefix}${basename(folder)}-`;
  const draft = join(dirname(folder), `${beginning}${process.pid}`);
  try {
    await requireEmptyFolder(folder);
    await removeDrafts(dirname(folder), beginning);
    await mkdir(draft, { mode: 0o700 });
    const rows = await withFiles(sql, async (files) => {
      for await (const { name, content } of files) {
        const file = createWriteStream(join(draft, name), { flags: "wx", mode: ownerOnly, flush: true });
        await pipeline(Readable.from(content, { objectMode: false }), file);
      }
    });
    await syncFolder(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    return rows;
  } catch (error) {
    throw explainFileError(error, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    if (error.code === "ENOTDIR") return [folder];
    throw error;
  });
  if (names.length === 0) return;
  throw new BackupRefused(
    `${folder} is not empty. Name a folder that is empty or does not exist yet; nothing was overwritten.`,
  );
}

async function removeDrafts(parent: string, beginning: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const number = name.startsWith(beginning) ? name.slice(beginning.length) : "";
    if (!/^\d+$/.test(number) || (Number(number) !== process.pid && isRunning(Number(number)))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
