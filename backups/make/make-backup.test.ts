/** Runs on one server: `restore-backup` makes backups on both. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { readFile } from "../format/read-file.ts";
import { writeFile } from "../format/write-file.ts";
import { backupFolder } from "../testing/backup-folder.ts";
import { saveSong } from "../testing/mixed-data.ts";
import { makeBackup } from "./make-backup.ts";

const folder = backupFolder();
const { sql } = await openTestDatabase({ starterSongs: true });

test("a backup can be read by its owner only, and never overwrites a file", async () => {
  const file = join(folder, "mine");
  const { bytes } = await makeBackup(sql, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(file).size).toBe(bytes);
  await expect(makeBackup(sql, file)).rejects.toThrow("exists already");
  expect(readdirSync(folder)).toEqual(["mine"]);
});

test("it is a snapshot of one moment, whatever is saved while it is written", async () => {
  const file = join(folder, "moment");
  let saved = 0;
  let isOver = false;
  const saving = (async () => {
    while (!isOver) {
      saved += 1;
      await saveSong(sql, `Song ${saved}`, `Singer ${saved}`);
    }
  })();
  await expect.poll(() => saved).toBeGreaterThan(2);
  const { rows } = await makeBackup(sql, file);
  isOver = true;
  await saving;
  const savedBefore = (rows["public.lyrics"] ?? 0) - 52;
  expect(savedBefore).toBeGreaterThan(0);
  expect(rows["public.singers"]).toBe(23 + savedBefore);
});

test("it contains no sessions, no throttles and no login password", async () => {
  const { rows } = await makeBackup(sql, join(folder, "without"));
  expect(Object.keys(rows).filter((table) => /session|trusted|sign_in|login/.test(table))).toEqual([]);
});

test("a failure halfway leaves no file, and the connection stays usable", async () => {
  const before = readdirSync(folder);
  const broken = async function* () {
    yield Buffer.from("begun");
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC", syscall: "write" });
  };
  await expect(writeFile(join(folder, "half"), broken())).rejects.toThrow(/ENOSPC.*The disk is full/);
  await expect(makeBackup(sql, join(folder, "none", "file"))).rejects.toThrow(/ENOENT.*no such folder/);
  expect(readdirSync(folder)).toEqual(before);
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

test("the heading describes the backup", async () => {
  const file = join(folder, "heading");
  await makeBackup(sql, file);
  const heading = await readFile(file, async (text) => {
    for await (const { rows } of text.tables) for await (const _ of rows);
    return text.heading;
  });
  expect(heading).toMatchObject({
    format: "antara backup",
    version: 1,
    product: expect.stringMatching(/^\d/),
  });
  expect(Date.now() - Date.parse(heading.madeAt)).toBeLessThan(600_000);
});
