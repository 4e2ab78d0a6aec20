/** Opens exports of WordPress and Blogger, with the rules by which their posts become songs. */
import { createReadStream } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defaultRules, type MovedSite, parseRules, readPosts } from "#moving";

const isExport = (name: string) => /\.(?:xml|atom)(?:\.gz)?$/i.test(name);

/**
 * @param paths of exports, and of folders with such
 * @param rulesFile the path of a text with rules; the rules of this version where it is left out
 * @returns null if there was no such file: it was written then, with the rules of this version, to be changed
 * @throws {RulesRefused} when a line of the rules is wrong
 * @throws {FileRefused} when an export cannot be read
 */
export async function openPosts(
  paths: readonly string[],
  rulesFile: string | undefined,
): Promise<MovedSite | null> {
  const isThere = rulesFile !== undefined && (await stat(rulesFile).catch(() => null)) !== null;
  if (rulesFile !== undefined && !isThere) {
    await writeFile(rulesFile, defaultRules, { flag: "wx" });
    return null;
  }
  const rules = parseRules(rulesFile === undefined ? defaultRules : await readFile(rulesFile, "utf8"));
  const files = (await Promise.all(paths.map(exportsIn))).flat();
  return readPosts(
    files.map((path) => ({ name: basename(path), bytes: () => createReadStream(path) })),
    rules,
  );
}

async function exportsIn(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter(isExport).sort();
  return names.map((name) => join(path, name));
}
