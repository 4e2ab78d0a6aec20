/** Checks that a large catalogue fits on the disk, since a full disk stops the database. */
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { LargeCatalogueError } from "./large-catalogue-error.ts";

/** Rows, indexes and the growing write-ahead log, with a margin. */
const bytesPerSong = 20_000;
const bytesWithoutSongs = 300_000_000;

/**
 * @param folder of the database; it need not exist yet
 * @throws {LargeCatalogueError} when there is not enough room on its disk
 */
export async function requireDiskSpace(folder: string, songs: number): Promise<void> {
  const { bavail, bsize } = await statfs(nearestExistingFolder(resolve(folder)));
  const needed = bytesWithoutSongs + songs * bytesPerSong;
  if (bavail * bsize >= needed) return;
  throw new LargeCatalogueError(
    `${songs.toLocaleString("en")} songs need about ${gigabytes(needed)} of disk, and ${folder} has ${gigabytes(bavail * bsize)} free. ` +
      "Make room, generate fewer songs, or use a folder on another disk.",
  );
}

function nearestExistingFolder(path: string): string {
  return existsSync(path) ? path : nearestExistingFolder(dirname(path));
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
