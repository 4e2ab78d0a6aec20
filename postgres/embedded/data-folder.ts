/** Creates the private folder that DATA_DIR names. Refuses one that cannot be created, entered or written to. */
import { access, chmod, constants, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";

/** Only its owner has access: it contains password hashes and a socket without authentication. */
const privateMode = 0o700;

/**
 * @returns the path of the cluster in it, which may not exist yet
 * @throws {DatabaseRefusal} naming DATA_DIR, the cause and the next step
 */
export async function makeDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
    const content = await readdir(folder);
    // A folder with other content keeps its mode; the cluster in it is private in any case.
    const isOurs = content.every((name) => name.startsWith(clusterName));
    if (isOurs && (await anotherOwner(folder)) === undefined) await chmod(folder, privateMode);
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const owner = await anotherOwner(folder);
    if (owner !== undefined) throw otherOwnerRefusal(folder, owner);
    throw new DatabaseRefusal(
      `The data folder ${folder} cannot be used (${code})${explain(code)}. ` +
        "Name one that you may write to with DATA_DIR.",
      { cause: error },
    );
  }
  const cluster = join(folder, clusterName);
  // Root can run PostgreSQL as the owner of the data.
  const owner = process.getuid?.() === 0 ? undefined : await anotherOwner(cluster);
  if (owner !== undefined) throw otherOwnerRefusal(cluster, owner);
  return cluster;
}

const clusterName = "postgres";

/**
 * Not with `recursive`, because `mkdir` would retry forever in a folder such as /proc, where nothing can be created.
 */
async function makeFolder(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let path = folder; await isMissing(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    await mkdir(path, { mode: privateMode }).catch((error: NodeJS.ErrnoException) => {
      // Another process may have created it at the same time.
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

/** @returns the owner of an existing folder if it is another user */
async function anotherOwner(folder: string): Promise<number | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found?.isDirectory() && found.uid !== process.getuid?.() ? found.uid : undefined;
}

function explain(code: string): string {
  if (code === "ENOTDIR") return ": it is, or lies in, a file";
  if (code === "ENOENT") return ": no such folder can be made";
  return "";
}

export function otherOwnerRefusal(folder: string, owner: number): DatabaseRefusal {
  return new DatabaseRefusal(
    `The data folder ${folder} cannot be used: it belongs to user ${owner}, and this is user ${process.getuid?.()}. ` +
      "Start as the user to whom it belongs, or name another folder with DATA_DIR.",
  );
}
