/** Paths of the preparation, and whether what was built is up to date with its sources. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root folder of the project, absolute. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Absolute path of something in the project. */
export const inProject = (...parts) => join(projectFolder, ...parts);

/** The pinned version of Node.js, fetched where the machine's is too old. */
export const pinnedNodeVersion = readFileSync(inProject(".node-version"), "utf8").trim();

/** The oldest Node.js that runs the project: the first long-term release with TypeScript support. */
export const oldestNodeMajor = 24;

/** A checksum over the names and contents of files and folders of the project. */
export function checksumOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addToChecksum(hash, path);
  return hash.digest("hex");
}

function addToChecksum(hash, path) {
  const full = inProject(path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToChecksum(hash, join(path, name));
    return;
  }
  if (/\.test\.tsx?$/.test(path)) return;
  hash.update(`${path}\0`).update(readFileSync(full)).update("\0");
}

/** Whether the mark says that something was made from this checksum. */
export function isMadeFrom(mark, checksum) {
  return existsSync(mark) && readFileSync(mark, "utf8") === checksum;
}

/** Makes something and writes the mark afterwards, so that a killed attempt is repeated. */
export async function makeFrom(mark, checksum, make) {
  rmSync(mark, { force: true });
  await make();
  writeFileSync(mark, checksum);
}
