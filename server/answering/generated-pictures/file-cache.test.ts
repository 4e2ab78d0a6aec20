import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openFileCache } from "./file-cache.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-files-"));
afterAll(() => rmSync(folder, { recursive: true }));
const warnings: string[] = [];
const warn = (message: string) => warnings.push(message);

test("a stored file is found again, also after a restart", async () => {
  const options = { folder: join(folder, "new"), maxBytes: 100, warn };
  await openFileCache(options).store("a.png", Buffer.from("picture"));
  expect((await openFileCache(options).find("a.png"))?.toString()).toBe("picture");
  expect(await openFileCache(options).find("b.png")).toBeNull();
});

test("only the owner may read the folder, even if an earlier version created it", async () => {
  const open = join(folder, "open");
  mkdirSync(open);
  chmodSync(open, 0o755);
  for (const name of [open, join(folder, "closed")]) {
    await openFileCache({ folder: name, maxBytes: 100, warn }).store("a.png", Buffer.from("picture"));
    expect(statSync(name).mode & 0o777).toBe(0o700);
  }
});

test("beyond the size limit the oldest files are deleted", async () => {
  const cache = openFileCache({ folder: join(folder, "small"), maxBytes: 25, warn });
  for (const name of ["a", "b", "c", "d"]) await cache.store(name, Buffer.alloc(10));
  expect(readdirSync(join(folder, "small"))).toEqual(["c", "d"]);
});

test("a folder that cannot be created causes a warning, and nothing fails", async () => {
  writeFileSync(join(folder, "file"), "");
  const cache = openFileCache({ folder: join(folder, "file", "x"), maxBytes: 25, warn });
  await cache.store("a", Buffer.alloc(10));
  expect(await cache.find("a")).toBeNull();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain("cannot be stored in");
});
