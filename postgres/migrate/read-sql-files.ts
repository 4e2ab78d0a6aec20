/** Reads the SQL files of the project: migrations by number, functions by name. Refuses gaps and duplicates. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

export interface Migration {
  readonly number: number;
  /** The file's name without its extension, such as `0001-schemas`. */
  readonly name: string;
  readonly text: string;
}

export interface FunctionFile {
  /** The file's name, such as `top_songs.sql`; unique, so that a file may move to another folder. */
  readonly name: string;
  /** With its folder, such as `views/top_songs.sql`. */
  readonly path: string;
  readonly text: string;
  /** Detects a changed text. */
  readonly hash: string;
}

/** @throws {Error} when a name does not have the form `0001-name.sql`, or the numbers are not 1, 2, 3 … */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations = await Promise.all(
    (await sqlFilesIn(folder)).map(async (file) => ({
      number: numberOf(file),
      name: file.slice(0, -".sql".length),
      text: await readFile(join(folder, file), "utf8"),
    })),
  );
  migrations.forEach(({ number, name }, index) => {
    if (number !== index + 1)
      throw new Error(`${name}.sql should have the number ${index + 1}: one after the other.`);
  });
  return migrations;
}

/**
 * Includes subfolders; sorted by name, independent of the folder.
 * @throws {Error} when two files have the same name
 */
export async function readFunctions(folder: string): Promise<FunctionFile[]> {
  const functions = await Promise.all(
    (await sqlFilesIn(folder)).map(async (path) => {
      const text = await readFile(join(folder, path), "utf8");
      return { name: basename(path), path, text, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
  functions.sort((one, other) => (one.name < other.name ? -1 : 1));
  functions.forEach(({ name, path }, place) => {
    const next = functions[place + 1];
    if (next?.name === name) throw new Error(`${path} and ${next.path} have the same name.`);
  });
  return functions;
}

async function sqlFilesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".sql")).sort();
}

function numberOf(file: string): number {
  const [, number] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? [];
  if (!number) throw new Error(`${file} is not the name of a migration, such as 0001-name.sql.`);
  return Number(number);
}
