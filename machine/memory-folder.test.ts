import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findMemoryFolder, type MemoryFolderFacts, makeRunFolder } from "./memory-folder.ts";

const mount = (options: string) => `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
const good: MemoryFolderFacts = {
  mounts: mount("rw,relatime"),
  type: 0x01021994,
  space: 5e9,
  memory: 10e9,
};

test("temporary files of the tests are kept in memory where there is enough of it", () => {
  expect(findMemoryFolder(good)).toBe("/dev/shm");
});

test.each<[string, Partial<MemoryFolderFacts>]>([
  ["it is on a disk", { type: 0xef53 }],
  ["it is small, as in most containers", { space: 64e6 }],
  ["the machine has little memory", { memory: 4e9 }],
  ["programs cannot be run from it", { mounts: mount("rw,nosuid,noexec") }],
  ["nothing can be written to it", { mounts: mount("ro") }],
])("but not where %s", (_, facts) => {
  expect(findMemoryFolder({ ...good, ...facts })).toBeUndefined();
});

test.runIf(process.platform === "linux")(
  "a run has a folder of its own, and removes what killed runs have left, but nothing else",
  () => {
    const parent = mkdtempSync(join(tmpdir(), "memory-"));
    const beyondAllProcesses = 2 ** 30;
    for (const name of [`antara-run-${beyondAllProcesses}`, `antara-run-${process.ppid}`, "others"])
      mkdirSync(join(parent, name, "data"), { recursive: true });
    expect(makeRunFolder(parent)).toBe(join(parent, `antara-run-${process.pid}`));
    expect(readdirSync(parent).sort()).toEqual(
      [`antara-run-${process.pid}`, `antara-run-${process.ppid}`, "others"].sort(),
    );
    rmSync(parent, { recursive: true });
  },
);
