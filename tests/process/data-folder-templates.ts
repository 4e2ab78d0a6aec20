/**
 * Template data folders, in the state after a first start. They are made once in a test run and copied for each site,
 * since a first start takes seconds.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGlossaryReader, findWordsAnew, learnSongs } from "#catalogue";
import { loadStarterGlossary, openDatabase, type Sql } from "#postgres";
import { temporaryFolder } from "./run-program.ts";

/** Contains the path of the templates; the worker processes of the test run inherit it. */
const variable = "ANTARA_TEST_TEMPLATES";

const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/** With the starter songs, or with empty tables. */
type Content = "starter-songs" | "no-songs";

/**
 * Makes the templates, unless another project of the same run has done so.
 * @returns a function that removes them after the run
 */
export async function makeTemplates(): Promise<() => void> {
  if (process.env[variable]) return () => undefined;
  const parent = mkdtempSync(join(tmpdir(), "antara-templates-"));
  process.env[variable] = parent;
  // All sites run the same program, so only the first start has to compile it.
  process.env.NODE_COMPILE_CACHE = join(parent, "compiled");
  await start(templateFolder("no-songs"));
  copy(templateFolder("no-songs"), templateFolder("starter-songs"));
  await start(templateFolder("starter-songs"), true);
  return () => {
    endSharedSites();
    for (const name of [variable, "NODE_COMPILE_CACHE"]) delete process.env[name];
    // The databases of the sites end a moment after them.
    rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
}

/** @param starterCatalogue left out, the setting of the site that gets a copy decides */
async function start(dataDir: string, starterCatalogue?: boolean): Promise<void> {
  const database = await openDatabase({ dataDir, log: quiet, starterCatalogue });
  await loadStarterGlossary(database.sql);
  await learnAll(database.sql);
  await database.close();
}

/** Otherwise each site with the starter songs would learn them in the background. */
async function learnAll(sql: Sql): Promise<void> {
  const glossary = createGlossaryReader();
  const songsAtOnce = 1_000;
  while ((await learnSongs(sql, songsAtOnce, glossary)) > 0);
  while ((await findWordsAnew(sql, songsAtOnce, glossary)) > 0);
}

function templateFolder(content: Content | "shared-sites" | "ends"): string {
  const parent = process.env[variable];
  if (!parent) throw new Error("The project of this test lacks tests/process/global-setup.ts.");
  return join(parent, content);
}

/** By `cp`, because Node.js does not keep the owner, who decides how PostgreSQL is run. */
function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(`The template data folder could not be copied: ${stderr}`);
}

/** A data folder for one test file, which calls `remove` at its end. */
export function copyOfTemplate(content: Content): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder();
  copy(templateFolder(content), folder.path);
  return folder;
}

/** A data folder without songs for a site that outlives its test file. It is removed with the templates. */
export function folderOfSharedSite(): string {
  const path = join(templateFolder("shared-sites"), `data-${process.pid}`);
  copy(templateFolder("no-songs"), path);
  return path;
}

/** Such a site is ended before the templates are removed. */
export function noteSharedSite(processId: number | undefined): void {
  if (!processId) return;
  const notes = templateFolder("ends");
  mkdirSync(notes, { recursive: true });
  writeFileSync(join(notes, String(processId)), "");
}

/** Each has a process group of its own. */
function endSharedSites(): void {
  mkdirSync(templateFolder("ends"), { recursive: true });
  for (const processId of readdirSync(templateFolder("ends"))) {
    try {
      process.kill(-Number(processId), "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}
