/**
 * Data folders as a first start leaves them, made once in a run of the tests and copied for every site, so that only those
 * tests wait for a first start that are about it.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#postgres";
import { temporaryFolder } from "./run-program.ts";

/** Names the folder that holds them; the processes of a run inherit it from the one that made them. */
const variable = "ANTARA_TEST_MADE_FOLDERS";

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** With the songs that a new site has, or with tables only. */
type Content = "starter-songs" | "no-songs";

/**
 * Makes them, unless another project of the same run has done so.
 * @returns what removes them after the run
 */
export async function makeTemplates(): Promise<() => void> {
  if (process.env[variable]) return () => undefined;
  const parent = mkdtempSync(join(tmpdir(), "antara-made-"));
  process.env[variable] = parent;
  // Of the program that every site runs, too, only the first start compiles each file.
  process.env.NODE_COMPILE_CACHE = join(parent, "compiled");
  await start(templateFolder("no-songs"));
  copy(templateFolder("no-songs"), templateFolder("starter-songs"));
  await start(templateFolder("starter-songs"), true);
  return () => {
    for (const name of [variable, "NODE_COMPILE_CACHE"]) delete process.env[name];
    rmSync(parent, { recursive: true, force: true });
  };
}

/** @param starterCatalogue left out, the site that gets a copy decides */
async function start(dataDir: string, starterCatalogue?: boolean): Promise<void> {
  const database = await openDatabase({ dataDir, log: quiet, starterCatalogue });
  await database.close();
}

function templateFolder(content: Content): string {
  const parent = process.env[variable];
  if (!parent) throw new Error("The project of this test lacks tests/process/global-setup.ts.");
  return join(parent, content);
}

/** Unlike Node.js, `cp` keeps the owner: to whom the data belong decides how PostgreSQL is run. */
function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The made data folder was not copied: ${stderr}`);
}

/** A folder of a site's own for one test file; `remove` at its end. Nobody has started a site on it. */
export function copyOfTemplate(content: Content): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  copy(templateFolder(content), folder.path);
  return folder;
}
