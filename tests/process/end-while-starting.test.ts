/**
 * A start ends at the first signal in each of its phases, and leaves nothing behind that would disturb the next
 * start.
 */
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { migrateTables, openPool } from "#postgres";
import { processesIn, startEmbeddedServer } from "../../postgres/testing/index.ts";
import {
  compileCache,
  projectFolder,
  type RunningProgram,
  runProgram,
  startSite,
  temporaryFolder,
} from "./run-program.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

const start = (environment: Record<string, string>) =>
  runProgram([process.execPath, "server/start.ts"], {
    environment: { ...compileCache(), PORT: "0", DATA_DIR: folder.path, ...environment },
  });

async function expectToEnd({ child, ended, output }: RunningProgram, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  expect(await ended, output()).toBe(0);
  expect(output()).toBe("");
}

test("a start ends at a signal while it waits for a database that does not answer", async () => {
  let connections = 0;
  const silent = createServer((socket) => {
    connections += 1;
    socket.on("error", () => undefined);
  });
  await new Promise<void>((settle) => silent.listen(0, "127.0.0.1", settle));
  onTestFinished(() => void silent.close());
  const { port } = Object(silent.address());
  const site = start({ DATABASE_URL: `postgres://antara@127.0.0.1:${port}/antara` });
  await expect.poll(() => connections, { timeout: 30_000 }).toBeGreaterThan(0);
  await expectToEnd(site, "SIGTERM");
});

test("a start ends at a signal while it waits for another program's lock on migrations or starter songs", async () => {
  const server = await startEmbeddedServer();
  onTestFinished(() => server.stop());
  const { address } = server;
  const admin = openPool(address, { connections: 1 });
  await admin`create database antara`;
  const holder = openPool({ ...address, database: "antara" }, { connections: 1 });
  const waits = async () =>
    (await admin`select from pg_stat_activity where datname = 'antara' and wait_event_type = 'Lock'`).length;
  const endsWhenLocked = async (signal: NodeJS.Signals) => {
    const site = start({ DATABASE_URL: server.addressOf("antara") });
    await expect.poll(waits, { timeout: 30_000 }).toBe(1);
    await expectToEnd(site, signal);
  };
  // The same locks as in postgres/migrate/migrate.ts and postgres/starter-catalogue/load.ts.
  await holder`select pg_advisory_lock(4862019573)`;
  await endsWhenLocked("SIGTERM");
  await holder`select pg_advisory_unlock(4862019573)`;
  await migrateTables(holder);
  await holder.begin(async (held) => {
    await held`insert into private.marks (key, value) values ('starter catalogue', 'on')`;
    await endsWhenLocked("SIGINT");
  });
  for (const pool of [holder, admin]) await pool.end();
});

test("a start ends at a signal while it makes the embedded database, and the next start works", async () => {
  const dataFolder = join(folder.path, "embedded");
  const holds = (path: string, name: string) => () =>
    readNames(join(dataFolder, path)).some((each) => each.startsWith(name));
  const moments: [there: () => boolean, signal: NodeJS.Signals][] = [
    [holds(".", "postgres.new-"), "SIGTERM"],
    [holds("postgres", "postmaster.pid"), "SIGINT"],
    [holds("postgres", ".s.PGSQL"), "SIGTERM"],
  ];
  for (const [isThere, signal] of moments) {
    const site = start({ DATA_DIR: dataFolder });
    await expect.poll(isThere, { timeout: 30_000, interval: 5 }).toBe(true);
    site.child.kill(signal);
    expect(await site.ended, site.output()).toBe(0);
    expect(processesIn(dataFolder)).toEqual([]);
    expect(readNames(dataFolder).filter((name) => name.startsWith("postgres."))).toEqual([]);
  }
  const site = await startSite(dataFolder, { STARTER_CATALOGUE: "off" });
  expect((await fetch(site.address)).status).toBe(200);
}, 120_000);

function readNames(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

test("a start ends at a signal during preparation, together with the step that is running", async () => {
  const program = join(folder.path, "unprepared");
  for (const part of ["scripts/prepare.mjs", "scripts/preparation", "package.json", ".node-version"])
    cpSync(join(projectFolder, part), join(program, part), { recursive: true });
  const endless = join(program, "npm.js");
  const begun = join(program, "begun");
  writeFileSync(
    endless,
    `import { writeFileSync } from "node:fs";
     writeFileSync(${JSON.stringify(begun)}, "");
     setInterval(() => {}, 1000);`,
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const site = runProgram([process.execPath, "scripts/prepare.mjs", "start"], {
      folder: program,
      environment: { npm_execpath: endless },
    });
    await expect.poll(() => readNames(program), { timeout: 30_000 }).toContain("begun");
    site.child.kill(signal);
    await site.ended;
    await expect.poll(() => processesIn(program)).toEqual([]);
    rmSync(begun);
  }
});
