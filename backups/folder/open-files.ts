/** Opens what holds everything of a site: a folder, or a zip, also one in which a folder was packed again. */
import { constants, createReadStream } from "node:fs";
import { access, stat } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused } from "../backup-refused.ts";
import { descriptionFile } from "./description.ts";
import { listZip } from "./list-zip.ts";

/** Opens a file by its name. @throws {BackupRefused} when there is none of this name, or it cannot be read */
export type OpenFile = (name: string) => Promise<AsyncIterable<Buffer>>;

/** @throws {BackupRefused} when it is neither a folder nor a zip that can be read */
export async function openFiles(path: string): Promise<OpenFile> {
  try {
    return (await stat(path)).isDirectory() ? inFolder(path) : inZip(await listZip(path));
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (error instanceof BackupRefused || !syscall) throw error;
    throw new BackupRefused(`It cannot be read (${code}). Name a folder that you may read.`, {
      cause: error,
    });
  }
}

/** @returns whether it holds everything of a site of Antara's, as far as its names tell */
export async function isFolderOfAntara(path: string): Promise<boolean> {
  const file = await openFiles(path)
    .then((openFile) => openFile(descriptionFile))
    .catch(() => null);
  for await (const _ of file ?? []) return true;
  return false;
}

function inFolder(path: string): OpenFile {
  return async (name) => {
    const file = join(path, name);
    await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
      throw new BackupRefused(`${name} is missing or cannot be read (${error.code}).`, { cause: error });
    });
    return readWhenAsked(file);
  };
}

/** A file that nobody reads is not opened, and one that is not read to its end is closed. */
async function* readWhenAsked(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file);
  try {
    yield* stream;
  } finally {
    stream.destroy();
  }
}

function inZip(files: Awaited<ReturnType<typeof listZip>>): OpenFile {
  const described = [...files.keys()].filter((name) => /^(?!__MACOSX\/)(.*\/)?antara\.json$/.test(name));
  // Of several the outermost.
  const [shortest = ""] = described.sort((a, b) => a.length - b.length);
  const folder = shortest.slice(0, -descriptionFile.length);
  return async (name) => {
    const read = files.get(`${folder}${name}`);
    if (!read) throw new BackupRefused(`${name} is missing.`);
    return read();
  };
}
