/** The folder that DATA_DIR names, private to us. Refuses one that cannot be made, entered or written to. */
import { access, chmod, constants, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";

/** Only its owner may look into it: it holds passwords' hashes and an unguarded socket. */
const privateMode = 0o700;

/**
 * @returns the folder of the cluster in it, which may not exist yet
 * @throws {DatabaseRefusal} naming DATA_DIR, the cause and the next step
 */
export async function makeDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
    const content = await readdir(folder);
    // A folder with other things in it may have been made for more than us; the cluster in it is private in any case.
    const isForUs = content.every((name) => name.startsWith(clusterName));
    if (isForUs && (await anotherOwner(folder)) === undefined) await chmod(folder, privateMode);
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const owner = await anotherOwner(folder);
    if (owner !== undefined) throw anothers(folder, owner);
    throw new DatabaseRefusal(
      `The data folder ${folder} cannot be used (${code})${explain(code)}. ` +
        "Name one that you may write to with DATA_DIR.",
      { cause: error },
    );
  }
  const cluster = join(folder, clusterName);
  // Root runs PostgreSQL as the user to whom the data belong.
  const owner = process.getuid?.() === 0 ? undefined : await anotherOwner(cluster);
  if (owner !== undefined) throw anothers(cluster, owner);
  return cluster;
}

const clusterName = "postgres";

/** With `recursive`, `mkdir` tries for ever where a folder that is there lets nothing be made in it, as /proc does. */
async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let each = folder; await isMissing(each); each = dirname(each)) missing.unshift(each);
  for (const each of missing) {
    await mkdir(each, { mode: privateMode }).catch((error: NodeJS.ErrnoException) => {
      // Another start may have made it at the same moment.
      if (error.code !== "EEXIST") throw error;
    });
  }
}

function isMissing(folder: string): Promise<boolean> {
  return lstat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );
}

/** @returns the user to whom it belongs, if there is such a folder and that is not us */
async function anotherOwner(folder: string): Promise<number | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() && found.uid !== process.getuid?.() ? found.uid : undefined;
}

function explain(code: string): string {
  if (code === "ENOTDIR") return ": it is, or lies in, a file";
  if (code === "ENOENT") return ": no such folder can be made";
  return "";
}

/** @returns the refusal of a folder that belongs to another user than the one who starts */
export function anothers(folder: string, owner: number): DatabaseRefusal {
  return new DatabaseRefusal(
    `The data folder ${folder} cannot be used: it belongs to user ${owner}, and this is user ${process.getuid?.()}. ` +
      "Start as the user to whom it belongs, or name another folder with DATA_DIR.",
  );
}
