import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openKeptFiles } from "./kept-files.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));
const warnings: string[] = [];
const warn = (message: string) => warnings.push(message);

test("what was kept is found again, also by the next program", async () => {
  const options = { folder: join(folder, "new"), maxBytes: 100, warn };
  await openKeptFiles(options).keep("a.png", Buffer.from("picture"));
  expect((await openKeptFiles(options).find("a.png"))?.toString()).toBe("picture");
  expect(await openKeptFiles(options).find("b.png")).toBeNull();
});

test("nobody but the owner may look into the folder, also where an earlier version has made it", async () => {
  const open = join(folder, "open");
  mkdirSync(open);
  chmodSync(open, 0o755);
  for (const name of [open, join(folder, "closed")]) {
    await openKeptFiles({ folder: name, maxBytes: 100, warn }).keep("a.png", Buffer.from("picture"));
    expect(statSync(name).mode & 0o777).toBe(0o700);
  }
});

test("beyond the bound the oldest files go", async () => {
  const kept = openKeptFiles({ folder: join(folder, "small"), maxBytes: 25, warn });
  for (const name of ["a", "b", "c", "d"]) await kept.keep(name, Buffer.alloc(10));
  expect(readdirSync(join(folder, "small"))).toEqual(["c", "d"]);
});

test("a folder that cannot be made is warned of, and nothing fails", async () => {
  writeFileSync(join(folder, "file"), "");
  const kept = openKeptFiles({ folder: join(folder, "file", "x"), maxBytes: 25, warn });
  await kept.keep("a", Buffer.alloc(10));
  expect(await kept.find("a")).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("cannot be kept in");
});
