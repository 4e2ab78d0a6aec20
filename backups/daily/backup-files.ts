/** The files in the backup folder: their names, how many to keep, and leftovers of killed attempts. */
import { createReadStream } from "node:fs";
import { chmod, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ReadableStream as WebStream } from "node:stream/web";
import { draftPrefix } from "../format/write-file.ts";

export interface BackupFile {
  readonly name: string;
  /** Whether the administrator asked for it; the others are daily backups. */
  readonly isByHand: boolean;
  readonly madeAt: Date;
  readonly bytes: number;
}

/** Only for the owner, like the files. */
const ownerOnly = 0o700;

const namePattern = /^antara-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(-by-hand)?\.backup$/;

/** @returns for example `antara-2026-11-22-011221.backup`, in UTC */
export function nameOf(moment: Date, isByHand: boolean): string {
  const text = moment.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  return `antara-${text}${isByHand ? "-by-hand" : ""}.backup`;
}

export async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownerOnly });
  await chmod(folder, ownerOnly);
}

/** @returns the newest first; none when the folder does not exist yet */
export async function listFiles(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const files = await Promise.all(names.map((name) => describeFile(folder, name)));
  return files.flat().sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

async function describeFile(folder: string, name: string): Promise<BackupFile[]> {
  const [, day, hours, minutes, seconds, byHand] = namePattern.exec(name) ?? [];
  if (!day) return [];
  // It may be deleted at this moment.
  const facts = await stat(join(folder, name)).catch(() => null);
  if (!facts?.isFile()) return [];
  const madeAt = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return [{ name, isByHand: byHand !== undefined, madeAt, bytes: facts.size }];
}

/** @returns null when this folder has no backup of that name */
export async function openBackupFile(
  folder: string,
  name: string,
): Promise<{ readonly bytes: number; readonly content: ReadableStream } | null> {
  const [file] = await describeFile(folder, name);
  if (!file) return null;
  const content = WebStream.from(bytesOf(join(folder, name))) as ReadableStream;
  return { bytes: file.bytes, content };
}

/** Opens the file at the first reading: the answer to a HEAD request is never read. */
async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

/** A draft this old belongs to a killed attempt. */
const draftMaxAgeMs = 24 * 3_600_000;

/** @param keep how many daily backups to keep, and how many made by hand; 0 deletes none */
export async function deleteOldFiles(folder: string, keep: number): Promise<void> {
  const files = await listFiles(folder);
  for (const isByHand of [true, false]) {
    const alike = files.filter((file) => file.isByHand === isByHand);
    for (const { name } of keep > 0 ? alike.slice(keep) : []) await rm(join(folder, name), { force: true });
  }
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > draftMaxAgeMs) await rm(join(folder, name), { force: true });
  }
}
