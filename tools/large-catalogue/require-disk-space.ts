/** Refuses a disk on which a large catalogue does not fit: a full disk stops the database. */
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { LargeCatalogueError } from "./large-catalogue-error.ts";

/** Rows, all indexes and the write-ahead log that grows meanwhile, with room to spare. */
const bytesOfASong = 20_000;
const bytesOfAnyCatalogue = 300_000_000;

/**
 * @param folder of the database; need not exist yet
 * @throws {LargeCatalogueError} when there is not enough room on its disk
 */
export async function requireDiskSpace(folder: string, songs: number): Promise<void> {
  const { bavail, bsize } = await statfs(nearestFolder(resolve(folder)));
  const needed = bytesOfAnyCatalogue + songs * bytesOfASong;
  if (bavail * bsize >= needed) return;
  throw new LargeCatalogueError(
    `${songs.toLocaleString("en")} songs need about ${gigabytes(needed)} of disk, and ${folder} has ${gigabytes(bavail * bsize)} free. ` +
      "Make room, generate fewer songs, or use a folder on another disk.",
  );
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
