import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { processesIn } from "../../postgres/testing/index.ts";
import { copyOfTemplate } from "./data-folder-templates.ts";
import { type RunningSite, startSite, stopProgram } from "./run-program.ts";
import { withDatabase } from "./with-database.ts";
import { findDataErrors, startWriters } from "./writers.ts";

const savingSite = "tests/process/site-with-save-endpoint.ts";
const folder = copyOfTemplate("starter-songs");
let viewedSong = 0;

/** The first line of PostgreSQL's pid file. */
const serverPid = () =>
  Number.parseInt(readFileSync(join(folder.path, "postgres", "postmaster.pid"), "utf8"), 10);

const viewsOf = (songId: number) =>
  withDatabase(folder.path, async (sql) =>
    Number((await sql`select views from lyrics where id = ${songId}`)[0]?.views),
  );

async function answers(address: string): Promise<number> {
  return fetch(address).then(
    (response) => response.status,
    () => 0,
  );
}

let site: RunningSite;

beforeAll(async () => {
  site = await startSite(folder.path, {}, savingSite);
  viewedSong = await withDatabase(folder.path, async (sql) =>
    Number((await sql`select id from lyrics order by id limit 1`)[0]?.id),
  );
});

afterAll(folder.remove);

describe("kill -9 of PostgreSQL alone", () => {
  test("the same application answers again within 5 s, and every acknowledged song is found", async () => {
    const writers = startWriters({ address: site.address, viewedSong, round: "engine" });
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(10);
    process.kill(serverPid(), "SIGKILL");
    await writers.done;

    const killedAt = Date.now();
    while ((await answers(site.address)) !== 200 && Date.now() - killedAt < 10_000) await wait(50);
    expect(Date.now() - killedAt).toBeLessThan(5_000);
    expect(site.child.exitCode).toBeNull();
    expect(await withDatabase(folder.path, (sql) => findDataErrors(sql, writers, "engine"))).toEqual([]);
  });
});

describe("SIGINT to the whole process group during saves", () => {
  test("every save is either acknowledged or not stored, and the exit code is 0", async () => {
    const writers = startWriters({ address: site.address, viewedSong, round: "interrupt" });
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(10);
    process.kill(-(site.child.pid ?? 0), "SIGINT");
    expect(await site.ended).toBe(0);
    await writers.done;
    expect(processesIn(folder.path)).toEqual([]);

    const { stored, errors } = await withDatabase(folder.path, async (sql) => ({
      stored: Number((await sql`select count(*) from lyrics where title like 'Bol interrupt-%'`)[0]?.count),
      errors: await findDataErrors(sql, writers, "interrupt"),
    }));
    expect(errors).toEqual([]);
    expect(stored).toBe(writers.acknowledged.length);
  });
});

describe("kill -9 of the application while four writers save songs and count views", () => {
  test("after the next start every acknowledged song is found whole, and no process is left over", async () => {
    const site = await startSite(folder.path, {}, savingSite);
    const viewsBefore = await viewsOf(viewedSong);
    const writers = startWriters({ address: site.address, viewedSong, round: "kill" });
    await expect.poll(() => writers.acknowledged.length).toBeGreaterThan(20);
    site.child.kill("SIGKILL");
    await site.ended;
    await writers.done;

    const again = await startSite(folder.path, {}, savingSite);
    expect(await answers(again.address)).toBe(200);
    expect(await withDatabase(folder.path, (sql) => findDataErrors(sql, writers, "kill"))).toEqual([]);
    const counted = (await viewsOf(viewedSong)) - viewsBefore;
    expect(counted).toBeGreaterThanOrEqual(writers.viewsAcknowledged);
    expect(counted).toBeLessThanOrEqual(writers.viewsSent);
    await stopProgram(again);
    expect(processesIn(folder.path)).toEqual([]);
  });
});
