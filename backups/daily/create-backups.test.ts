/** Runs on one server: it is about days and files; other files of backups write and read them on both. */
import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { verifyBackup } from "../restore/verify-backup.ts";
import { backupFolder } from "../testing/backup-folder.ts";
import { nameOf } from "./backup-files.ts";
import { type BackupOptions, createBackups } from "./create-backups.ts";

const parent = backupFolder();
const folder = join(parent, "backups");
const { sql, address } = await openTestDatabase();
const lines: string[] = [];
const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
const open = (options: Partial<BackupOptions> = {}) =>
  createBackups({ sql, address, folder, keep: 3, log, ...options });
const files = () => readdirSync(folder).sort();
/** Of this process. */
const openFiles = () =>
  readdirSync("/proc/self/fd").flatMap((number) => {
    try {
      return [readlinkSync(`/proc/self/fd/${number}`)];
    } catch {
      return [];
    }
  });

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sql`delete from private.backup_state`;
  lines.length = 0;
});

describe("the daily backup", () => {
  test("is complete, readable only by its owner, and made once a day, however many instances run", async () => {
    const instances = [open(), open(), open()];
    await Promise.all(instances.map(({ makeIfDue }) => makeIfDue()));
    for (const { makeIfDue } of instances) await makeIfDue();
    expect(files()).toEqual([expect.stringMatching(/^antara-\d{4}-\d\d-\d\d-\d{6}\.backup$/)]);
    expect(lines).toEqual([`Backed up: ${files()[0]}.`]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, files()[0] ?? "")).mode & 0o777).toBe(0o600);
    await verifyBackup(join(folder, files()[0] ?? ""));
    await Promise.all(instances.map(({ close }) => close()));
  });

  test.each([
    ["the next day", -1],
    ["when a clock that was ahead has been set back", 400],
  ])("is made again %s, and only the newest are kept", async (_when, days) => {
    const old = ["01", "02", "03", "04"].map((day) => nameOf(new Date(`2026-01-${day}T05:06:07Z`), false));
    const byHand = nameOf(new Date("2020-01-01T00:00:00Z"), true);
    mkdirSync(folder);
    for (const name of [...old, byHand, "mine.txt", ".antara-draft-old", ".antara-draft-new"])
      writeFileSync(join(folder, name), "");
    utimesSync(join(folder, ".antara-draft-old"), 0, 0);
    await sql`insert into private.backup_state (made_at) values (now() + ${days}::int * interval '1 day')`;
    const backups = open();
    await backups.makeIfDue();
    const [newest = "", ...others] = files()
      .filter((name) => !/2020|mine|draft/.test(name))
      .toReversed();
    expect(Date.now() - statSync(join(folder, newest)).mtimeMs).toBeLessThan(60_000);
    expect(others).toEqual([old[3], old[2]]);
    expect(files()).toEqual(expect.arrayContaining([".antara-draft-new", byHand, "mine.txt"]));
    expect(files()).toHaveLength(6);
    await backups.close();
  });

  test("that fails is reported in the log and in the list until one succeeds, and leaves no partial file", async () => {
    writeFileSync(folder, "not a folder");
    const backups = open();
    await backups.makeIfDue();
    expect(lines).toEqual([expect.stringMatching(/^The daily backup was not made: .*EEXIST|ENOTDIR/)]);
    rmSync(folder);
    expect((await backups.list()).failure).toMatchObject({ at: expect.any(Date), words: expect.any(String) });
    await backups.makeIfDue();
    expect(await backups.list()).toMatchObject({ failure: null, files: [{ isByHand: false }] });
    await backups.close();
  });

  test("does not delay the end of the site", async () => {
    await sql`insert into settings (key, value) values ('adCode1', 'x')`;
    const backups = open();
    await sql.begin(async (transaction) => {
      // Readers of the table wait for this transaction.
      await transaction`lock table settings in access exclusive mode`;
      const making = backups.makeIfDue();
      await expect
        .poll(
          () =>
            sql`select from pg_stat_activity where query like 'copy%settings%' and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
      await backups.close();
      await making;
    });
    expect(files()).toEqual([]);
    expect(lines).toEqual([]);
  });
});

describe("a backup on request", () => {
  test("is listed and read by its name, and by no other", async () => {
    const backups = open({ keep: 0 });
    const made = await backups.makeNow();
    expect(made).toEqual({ name: expect.stringMatching(/-by-hand\.backup$/) });
    const name = "name" in made ? made.name : "";
    const { files: listed } = await backups.list();
    expect(listed).toEqual([{ name, isByHand: true, madeAt: expect.any(Date), bytes: expect.any(Number) }]);
    const read = await backups.read(name);
    // Until it is read, which the answer to a HEAD request never is.
    expect(openFiles()).not.toContain(join(folder, name));
    expect((await new Response(read?.content).arrayBuffer()).byteLength).toBe(read?.bytes);
    for (const other of [
      "../backups",
      `../backups/${name}`,
      `${name}x`,
      "",
      ".",
      "antara-2020-01-01-000000.backup",
    ])
      expect(await backups.read(other)).toBeNull();
    await backups.close();
  });

  test("is refused while another is being made", async () => {
    const backups = open();
    await sql.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(4862019575)`;
      expect(await backups.makeNow()).toEqual({ refused: "A backup is being made at this moment." });
    });
    await backups.close();
  });
});
