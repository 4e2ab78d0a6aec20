/** Finds the files that a command reads: those that it names, and all in its folders and zips. */
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { explainFileError, isFormat, isOfSystem } from "./file-format.ts";
import { FileRefused } from "./file-refused.ts";
import type { SourceFile } from "./reading/source-file.ts";
import { unpackZip } from "./reading/unpack-zip.ts";

export interface FoundFile extends SourceFile {
  /** Where it is, for messages. */
  readonly path: string;
}

/**
 * @param remark takes what is said of files that are left out
 * @returns them in the order of their names; a named file that cannot be read too
 * @throws {FileRefused} when a folder or zip cannot be read, or has nothing to import
 */
export async function findFiles(
  path: string,
  remark: (words: string) => void,
): Promise<readonly FoundFile[]> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) {
    const names = (await readdir(path, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));
    const files = readable(path, names, [], remark);
    return files.map((name) => fileAt(join(path, name), name));
  }
  if (!/\.zip$/i.test(path)) return [fileAt(path, basename(path))];
  try {
    const { files, leftOut } = unpackZip(await readFile(path));
    const bytesOf = new Map(files.map(({ name, bytes }) => [name, bytes]));
    return readable(path, [...bytesOf.keys()], leftOut, remark).map((name) => ({
      path: `${path}: ${name}`,
      name,
      async *bytes() {
        yield bytesOf.get(name) ?? new Uint8Array();
      },
    }));
  } catch (error) {
    throw explainFileError(error, path);
  }
}

function fileAt(path: string, name: string): FoundFile {
  return { path, name, bytes: () => createReadStream(path) };
}

function readable(
  path: string,
  all: readonly string[],
  strange: readonly string[],
  remark: (words: string) => void,
): readonly string[] {
  const names = all.filter((name) => !isOfSystem(name));
  const leftOut = [...names.filter((name) => !isFormat(name)), ...strange];
  const files = names.filter(isFormat).sort();
  if (files.length === 0) throw new FileRefused(`${path} has no file that can be imported.`);
  if (leftOut.length > 0)
    remark(`${path}: left out, because their endings are not those of songs: ${leftOut.join(", ")}.`);
  return files;
}
