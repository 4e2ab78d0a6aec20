import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { joinDatabase } from "../join-database.ts";
import { dataFoldersForTests, postmasterOf } from "../testing/data-folders.ts";
import { processesIn } from "../testing/processes-in.ts";
import { startOwner } from "../testing/start-owner.ts";
import { findBinaries } from "./binaries.ts";
import { chooseRunAs } from "./run-as.ts";
import { startServer } from "./server-process.ts";

const { parent, made, log, logged, open } = dataFoldersForTests();

describe("kill -9 of PostgreSQL", () => {
  test("is survived: the same pool works within 5 s, and LISTEN works again", async () => {
    const { sql } = await open(made);
    let listening = 0;
    const heard = Promise.withResolvers<string>();
    await sql.listen("news", heard.resolve, () => {
      listening += 1;
    });
    await sql`insert into kept values ('acknowledged')`;
    const killedAt = Date.now();
    process.kill(postmasterOf(made), "SIGKILL");
    const inTime = { timeout: 5_000 };
    await expect.poll(() => listening, inTime).toBe(2);
    const kept = () => sql`select word from kept`.catch(() => []);
    await expect.poll(kept, inTime).toEqual([{ word: "acknowledged" }]);
    await sql.notify("news", "again");
    expect(await heard.promise).toBe("again");
    expect(Date.now() - killedAt).toBeLessThan(5_000);
    expect(logged()).toMatch(/ended unexpectedly.*SIGKILL[\s\S]*running again/);
  });

  test("leaves no query waiting forever, even if rejected callers retry at once", async () => {
    const { sql } = await open(made);
    let asking = true;
    let answered = 0;
    const visitors = Array.from({ length: 30 }, async () => {
      while (asking) {
        await sql`select pg_sleep(0.001)`.then(
          () => {
            answered += 1;
          },
          () => wait(Math.random() < 0.9 ? 0 : 5),
        );
      }
    });
    await expect.poll(() => answered).toBeGreaterThan(100);
    process.kill(postmasterOf(made), "SIGKILL");
    await expect.poll(logged, { timeout: 5_000 }).toContain("running again");
    answered = 0;
    await expect.poll(() => answered, { timeout: 5_000 }).toBeGreaterThan(100);
    asking = false;
    await Promise.all(visitors);
    const busy = Array.from({ length: 10 }, () => sql`select pg_backend_pid() as pid, pg_sleep(0.2)`);
    const sessions = new Set((await Promise.all(busy)).map(([row]) => row?.pid));
    expect(sessions.size, "connections that work again").toBe(10);
  });
});

describe("kill -9 of the application", () => {
  test("stops its PostgreSQL, and the next start works", async () => {
    const owner = await startOwner(made);
    expect(owner.answer).toBe("ready");
    await owner.end("SIGKILL");
    const { sql } = await open(made);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 1 }]);
  });

  test("if its PostgreSQL keeps running, the next start stops it", async () => {
    const cluster = join(made, "postgres");
    const leftover = await startServer({
      binaries: await findBinaries(),
      folder: cluster,
      runAs: chooseRunAs(statSync(cluster)),
      settings: {},
    });
    const { sql } = await open(made);
    await leftover.ended;
    expect(logged()).toContain(`left behind (process ${leftover.pid})`);
    expect(postmasterOf(made)).not.toBe(leftover.pid);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 1 }]);
  });
});

describe("two applications on one data folder", () => {
  test("the second is refused with the process id of the first, which keeps running", async () => {
    const { sql } = await open(made);
    const second = await startOwner(made);
    expect(second.answer).toContain(`is in use by another Antara (process ${process.pid})`);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 1 }]);
  });

  test("of two first starts at the same time, one succeeds and the other is refused", async () => {
    const dataDir = join(parent, "race");
    const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir)]);
    const answers = owners.map(({ answer }) => answer).sort();
    expect(answers).toEqual([expect.stringContaining("in use by another Antara"), "ready"]);
    await owners.find(({ answer }) => answer === "ready")?.end("SIGTERM");
  });
});

describe("a command beside the application", () => {
  test("joins the running database and leaves it running", async () => {
    const { sql } = await open(made);
    const beside = await joinDatabase({ dataDir: made, log });
    await beside.sql`insert into kept values ('from beside')`;
    await beside.close();
    expect(await sql`select word from kept where word like 'from%'`).toEqual([{ word: "from beside" }]);
  });

  test("starts it temporarily when no application runs", async () => {
    const alone = await joinDatabase({ dataDir: made, log });
    expect(await alone.sql`select count(*) from kept`).toEqual([{ count: 2 }]);
    await alone.close();
    expect(processesIn(made)).toEqual([]);
  });
});
