import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { joinDatabase } from "../join-database.ts";
import { openDatabase } from "../open-database.ts";
import { DatabaseRefusal } from "../refusal.ts";
import { processesIn } from "../testing/processes-in.ts";
import { startOwner } from "../testing/start-owner.ts";
import { findBinaries } from "./binaries.ts";
import { openEmbedded } from "./open-embedded.ts";
import { chooseRunAs } from "./run-as.ts";
import { startServer } from "./server-process.ts";

const folder = mkdtempSync(join(tmpdir(), "antara embedded-"));
/** Made once by a first start; other tests begin with a copy. */
const made = join(folder, "made");

const lines: string[] = [];
const say = (message: string) => lines.push(message);
const log = { info: say, warn: say, error: say };
const opened = new Set<Database>();

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log });
  opened.add(database);
  return database;
}

function copyOfMade(name: string): string {
  const dataDir = join(folder, name);
  cpSync(made, dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  return dataDir;
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

beforeAll(async () => {
  const database = await openDatabase({ dataDir: made, log });
  await database.sql`create table kept (word text)`;
  await database.close();
});

afterEach(async () => {
  for (const database of opened) await database.close();
  opened.clear();
  lines.length = 0;
  expect(processesIn(folder)).toEqual([]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a first start", () => {
  test("makes a data folder that only its owner may enter", () => {
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(join(made, "postgres")).mode & 0o777).toBe(0o700);
  });

  test("leaves a folder alone that holds other things too", async () => {
    const shared = copyOfMade("shared");
    writeFileSync(join(shared, "other"), "");
    chmodSync(shared, 0o755);
    await open(shared);
    expect(statSync(shared).mode & 0o777).toBe(0o755);
  });
});

describe("a running database", () => {
  test("keeps what was acknowledged through a power cut: fsync is on, whatever its files say", async () => {
    const dataDir = copyOfMade("durable");
    writeFileSync(join(dataDir, "postgres", "postgresql.auto.conf"), "fsync = off\nfull_page_writes = off\n");
    const { sql } = await open(dataDir);
    expect(
      await sql`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as commit`,
    ).toEqual([{ fsync: "on", pages: "on", commit: "on" }]);
  });

  test("is refused while a setting of the database lets commits be lost", async () => {
    const dataDir = copyOfMade("careless");
    const database = await open(dataDir);
    await database.sql`alter database antara set synchronous_commit = off`;
    await database.close();
    await expect(open(dataDir)).rejects.toThrow("synchronous_commit off");
  });

  test("listens on no network", async () => {
    const { sql } = await open(copyOfMade("private"));
    expect(await sql`show listen_addresses`).toEqual([{ listen_addresses: "" }]);
  });

  test("finds Devanagari by trigrams", async () => {
    const { sql } = await open(copyOfMade("letters"));
    const [row] = await sql`select cardinality(extensions.show_trgm('तेरे')) as trigrams`;
    expect(row?.trigrams).toBeGreaterThan(0);
  });
});

describe("a data folder is found again", () => {
  test("by a second start", async () => {
    const { sql } = await open(copyOfMade("second"));
    expect(await sql`select to_regclass('kept') is not null as found`).toEqual([{ found: true }]);
  });

  test("below a path of 150 characters and more, with spaces", async () => {
    const dataDir = copyOfMade(join("a b", "गीत".repeat(10), "x".repeat(120)));
    const { sql } = await open(dataDir);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });

  test("also when its number in postmaster.pid now belongs to a stranger", async () => {
    const dataDir = copyOfMade("recycled");
    const cluster = join(dataDir, "postgres");
    writeFileSync(join(cluster, "postmaster.pid"), `${process.pid}\n${cluster}\n1\n5432\n.\n\n\n`);
    writeFileSync(join(cluster, ".s.PGSQL.5432.lock"), `${process.pid}\n${cluster}\n1\n5432\n.\n`);
    const { sql } = await open(dataDir);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });
});

describe("a data folder of another major version", () => {
  test("is refused with the next step and not touched", async () => {
    const dataDir = copyOfMade("older");
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "16\n");
    const before = statSync(join(dataDir, "postgres")).mtimeMs;
    await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 16.*npm run backup/);
    expect(statSync(join(dataDir, "postgres")).mtimeMs).toBe(before);
    expect(readFileSync(join(dataDir, "postgres", "PG_VERSION"), "utf8")).toBe("16\n");
  });

  test("so is a folder of that name that is something else", async () => {
    const dataDir = join(folder, "strange");
    mkdirSync(join(dataDir, "postgres"), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow("is not a data folder of PostgreSQL");
  });

  test("so is a place where no folder can be made", async () => {
    writeFileSync(join(folder, "file"), "");
    await expect(open(join(folder, "file", "data"))).rejects.toThrow(/cannot be used \(ENOTDIR\).*DATA_DIR/);
  });
});

describe("kill -9 of PostgreSQL", () => {
  test("is survived: the same pool works within 5 s, and LISTEN hears again", async () => {
    const dataDir = copyOfMade("killed");
    const { sql } = await open(dataDir);
    let listening = 0;
    const heard = Promise.withResolvers<string>();
    await sql.listen("news", heard.resolve, () => {
      listening += 1;
    });
    await sql`insert into kept values ('acknowledged')`;
    const killedAt = Date.now();
    process.kill(postmasterOf(dataDir), "SIGKILL");
    await expect
      .poll(() => sql`select word from kept`.catch(() => []), { timeout: 5_000 })
      .toEqual([{ word: "acknowledged" }]);
    await expect.poll(() => listening, { timeout: 5_000 }).toBe(2);
    await sql.notify("news", "again");
    expect(await heard.promise).toBe("again");
    expect(Date.now() - killedAt).toBeLessThan(5_000);
    expect(lines.join("\n")).toMatch(/ended unexpectedly.*SIGKILL[\s\S]*running again/);
  });

  test("leaves no query waiting for ever, also when whoever was refused asks again at once", async () => {
    const dataDir = copyOfMade("under load");
    const { sql } = await open(dataDir);
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
    await wait(300);
    process.kill(postmasterOf(dataDir), "SIGKILL");
    await expect.poll(() => lines.join(), { timeout: 5_000 }).toContain("running again");
    answered = 0;
    await expect.poll(() => answered, { timeout: 5_000 }).toBeGreaterThan(100);
    asking = false;
    await Promise.all(visitors);
    const whole = await Promise.all(
      Array.from({ length: 10 }, () => sql`select pg_backend_pid() as pid, pg_sleep(0.1)`),
    );
    expect(new Set(whole.map(([row]) => row?.pid)).size).toBe(10);
  });
});

describe("kill -9 of the application", () => {
  test("takes its PostgreSQL along, and the next start works", async () => {
    const dataDir = copyOfMade("orphan");
    const owner = await startOwner(dataDir);
    expect(owner.answer).toBe("ready");
    await owner.end("SIGKILL");
    const { sql } = await open(dataDir);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });

  test("where it leaves its PostgreSQL running, the next start ends that one", async () => {
    const dataDir = copyOfMade("leftover");
    const cluster = join(dataDir, "postgres");
    const leftover = await startServer({
      binaries: await findBinaries(),
      folder: cluster,
      runAs: chooseRunAs(statSync(cluster)),
      settings: {},
    });
    const { sql } = await open(dataDir);
    await leftover.ended;
    expect(lines.join()).toContain(`left behind (process ${leftover.pid})`);
    expect(postmasterOf(dataDir)).not.toBe(leftover.pid);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });
});

describe("two applications on one data folder", () => {
  test("the second is refused with the number of the first, which goes on", async () => {
    const dataDir = copyOfMade("two");
    const { sql } = await open(dataDir);
    const second = await startOwner(dataDir);
    expect(second.answer).toContain(`is in use by another Antara (process ${process.pid})`);
    expect(await sql`select count(*) from kept`).toEqual([{ count: 0 }]);
  });

  test("of two first starts at the same moment one wins and the other is refused", async () => {
    const dataDir = join(folder, "race");
    const owners = await Promise.all([startOwner(dataDir), startOwner(dataDir), startOwner(dataDir)]);
    const answers = owners.map(({ answer }) => answer).sort();
    expect(answers).toEqual([
      expect.stringContaining("in use by another Antara"),
      expect.stringContaining("in use by another Antara"),
      "ready",
    ]);
    await owners.find(({ answer }) => answer === "ready")?.end("SIGTERM");
    expect(existsSync(join(dataDir, "postgres", "PG_VERSION"))).toBe(true);
  });
});

describe("a command beside the application", () => {
  test("joins the running database and leaves it running", async () => {
    const dataDir = copyOfMade("joined");
    const { sql } = await open(dataDir);
    const beside = await joinDatabase({ dataDir, log });
    await beside.sql`insert into kept values ('from beside')`;
    await beside.close();
    expect(await sql`select word from kept`).toEqual([{ word: "from beside" }]);
  });

  test("starts it for the time being when no application runs", async () => {
    const dataDir = copyOfMade("alone");
    const alone = await joinDatabase({ dataDir, log });
    expect(await alone.sql`select count(*) from kept`).toEqual([{ count: 0 }]);
    await alone.close();
    expect(processesIn(dataDir)).toEqual([]);
  });
});

describe.runIf(process.getuid?.() === 0)("root without user namespaces", () => {
  test("hands the database to another user, who goes on with it afterwards", async () => {
    const dataDir = join(folder, "handed");
    chmodSync(folder, 0o755);
    for (const namespaces of [false, true]) {
      const server = await openEmbedded({ dataDir, log, namespaces });
      expect(statSync(join(dataDir, "postgres")).uid).toBe(65534);
      expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(65534);
      await server.stop();
    }
    chmodSync(folder, 0o700);
  });

  test("is told what helps when that user cannot reach the folder", async () => {
    const opening = openEmbedded({ dataDir: join(folder, "unreachable"), log, namespaces: false });
    await expect(opening).rejects.toThrow(DatabaseRefusal);
    await expect(opening).rejects.toThrow("start as an ordinary user");
  });
});
