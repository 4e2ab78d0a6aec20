/**
 * Starts as in containers and services: without user namespaces, as an unprivileged user, with a read-only program.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import {
  projectFolder,
  type RunningSite,
  runProgram,
  startSiteBy,
  stopProgram,
  temporaryFolder,
} from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);
chmodSync(folder.path, 0o755);

/** The user `nobody`, who exists on every Linux. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Runs a command as an unprivileged user: as nobody, or as the user of the tests if that is not root. */
const asNobody = isRoot
  ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups", "--no-new-privs", "--"]
  : [];

/** @returns a PATH with an `unshare` that fails, as with the default profile of container engines */
function pathWithoutNamespaces(): string {
  const programs = join(folder.path, "programs");
  mkdirSync(programs, { recursive: true });
  writeFileSync(
    join(programs, "unshare"),
    '#!/bin/sh\necho "unshare failed: Operation not permitted" >&2\nexit 1\n',
    {
      mode: 0o755,
    },
  );
  return `${programs}${delimiter}${process.env.PATH}`;
}

function dataFolderOfNobody(name: string): string {
  const path = join(folder.path, name);
  mkdirSync(path, { recursive: true });
  if (isRoot) chownSync(path, nobody, nobody);
  return path;
}

const startWithoutNamespaces = (command: readonly string[], dataFolder: string) =>
  startSiteBy(command, dataFolder, { PATH: pathWithoutNamespaces(), STARTER_CATALOGUE: "off" });

async function expectToServeAndStop(site: RunningSite, dataFolder: string): Promise<void> {
  const page = await fetch(site.address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Discover Your Favorite Hindi Lyrics");
  const askedAt = Date.now();
  expect(await stopProgram(site), site.output()).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(10_000);
  expect(processesIn(dataFolder)).toEqual([]);
}

const [program = "", ...programArguments] = [...asNobody, process.execPath, "--version"];
const nobodyCanRead =
  spawnSync(program, programArguments).status === 0 &&
  (!isRoot || spawnSync(program, [...programArguments.slice(0, -2), "ls", projectFolder]).status === 0);

if (nobodyCanRead) {
  test("without user namespaces an ordinary user can start and stop the site", async () => {
    const dataFolder = dataFolderOfNobody("ordinary");
    const site = await startWithoutNamespaces([...asNobody, process.execPath, "server/start.ts"], dataFolder);
    if (isRoot) expect(statSync(`/proc/${site.child.pid}`).uid).toBe(nobody);
    await expectToServeAndStop(site, dataFolder);
  });

  test("npm start of a built program needs write access to its data only", async () => {
    const dataFolder = dataFolderOfNobody("ordinary");
    const site = await startWithoutNamespaces(
      [...asNobody, process.execPath, "scripts/prepare.mjs", "start"],
      dataFolder,
    );
    expect(site.output()).not.toContain("Preparing");
    await expectToServeAndStop(site, dataFolder);
  });
}

if (nobodyCanRead && isRoot) {
  test("without user namespaces root runs the database as another user, at each start", async () => {
    const dataFolder = join(folder.path, "root");
    for (const _start of ["first", "second"]) {
      const site = await startWithoutNamespaces([process.execPath, "server/start.ts"], dataFolder);
      expect(statSync(join(dataFolder, "postgres")).uid).toBe(nobody);
      await expectToServeAndStop(site, dataFolder);
    }
  });

  test("without user namespaces a numeric user without a name is refused", async () => {
    const dataFolder = join(folder.path, "nameless");
    mkdirSync(dataFolder);
    chownSync(dataFolder, 54_321, nobody);
    const start = runProgram(
      ["setpriv", "--reuid=54321", "--regid=65534", "--clear-groups", process.execPath, "server/start.ts"],
      { environment: { PORT: "0", DATA_DIR: dataFolder, PATH: pathWithoutNamespaces() } },
    );
    expect(await start.ended).toBe(1);
    expect(start.output()).toContain("needs a user who has a name");
  });

  test("a user with read access only is told who has to build the program", async () => {
    const program = join(folder.path, "unbuilt");
    for (const part of ["scripts/prepare.mjs", "scripts/preparation", "package.json", ".node-version"])
      cpSync(join(projectFolder, part), join(program, part), { recursive: true });
    const start = runProgram([...asNobody, process.execPath, "scripts/prepare.mjs", "start"], {
      folder: program,
    });
    expect(await start.ended).toBe(1);
    expect(start.output()).toMatch(/^Antara in .*unbuilt is not built.*Run npm run build there as the user/);
  });
}

if (!(nobodyCanRead && isRoot)) {
  console.info(
    `– starts as another user: ${nobodyCanRead ? "in part " : ""}not run. They need root, and a project folder that others can read.`,
  );
}
