/** The folder that DATA_DIR names, private to us. Refuses one that cannot be made or entered. */
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseRefusal } from "../refusal.ts";

/** Only its owner may look into it: it holds passwords' hashes and an unguarded socket. */
const privateMode = 0o700;

/**
 * @returns the folder of the cluster in it, which may not exist yet
 * @throws {DatabaseRefusal} naming DATA_DIR and the cause
 */
export async function makeDataFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true, mode: privateMode });
    const content = await readdir(folder);
    // A folder with other things in it may have been made for more than us; the cluster in it is private in any case.
    if (content.every((name) => name.startsWith(clusterName))) await chmod(folder, privateMode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseRefusal(
      `The data folder ${folder} cannot be used (${code}). Name one that you may write to with DATA_DIR.`,
      { cause: error },
    );
  }
  return join(folder, clusterName);
}

const clusterName = "postgres";
