/** Starts as containers and services see them: no user namespaces, a user without rights, a program that is only read. */
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

/** `nobody`, whom every Linux knows. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** The same command as a user without rights; as the user who runs the tests where that is one. */
const asNobody = isRoot
  ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups", "--no-new-privs", "--"]
  : [];

/** A PATH on which user namespaces are refused, as the default profile of container engines does. */
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
  mkdirSync(path);
  if (isRoot) chownSync(path, nobody, nobody);
  return path;
}

const startWithoutNamespaces = (command: readonly string[], dataFolder: string) =>
  startSiteBy(command, dataFolder, { PATH: pathWithoutNamespaces() });

async function expectToAnswerAndEnd(site: RunningSite, dataFolder: string): Promise<void> {
  const page = await fetch(site.address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('href="/lyrics/');
  const askedAt = Date.now();
  expect(await stopProgram(site), site.output()).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(10_000);
  expect(processesIn(dataFolder)).toEqual([]);
}

const [reaching = "", ...reachingArguments] = [...asNobody, process.execPath, "--version"];
const canBeReached =
  spawnSync(reaching, reachingArguments).status === 0 &&
  (!isRoot || spawnSync(reaching, [...reachingArguments.slice(0, -2), "ls", projectFolder]).status === 0);

if (canBeReached) {
  test("without user namespaces an ordinary user starts, answers and ends as elsewhere", async () => {
    const dataFolder = dataFolderOfNobody("ordinary");
    const site = await startWithoutNamespaces([...asNobody, process.execPath, "server/start.ts"], dataFolder);
    if (isRoot) expect(statSync(`/proc/${site.child.pid}`).uid).toBe(nobody);
    await expectToAnswerAndEnd(site, dataFolder);
  });

  test("npm start needs no right to write beside its data, once the program is built", async () => {
    const dataFolder = dataFolderOfNobody("reader");
    const site = await startWithoutNamespaces(
      [...asNobody, process.execPath, "scripts/prepare.mjs", "start"],
      dataFolder,
    );
    expect(site.output()).not.toContain("Preparing");
    await expectToAnswerAndEnd(site, dataFolder);
  });
}

if (canBeReached && isRoot) {
  test("without user namespaces root hands the database to another user, and a second start goes on with it", async () => {
    const dataFolder = join(folder.path, "root");
    for (const _start of ["first", "second"]) {
      const site = await startWithoutNamespaces([process.execPath, "server/start.ts"], dataFolder);
      expect(statSync(join(dataFolder, "postgres")).uid).toBe(nobody);
      await expectToAnswerAndEnd(site, dataFolder);
    }
  });

  test("without user namespaces a user who is a mere number is told that he needs a name", async () => {
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

  test("a program that is not built is not built by a user who may only read it: he is told who may", async () => {
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

if (!(canBeReached && isRoot)) {
  console.info(
    `– starts as another user: ${canBeReached ? "in part " : ""}not run. They need root, and a project that others may enter.`,
  );
}
