/**
 * A folder in memory for the temporary files of a test run: what is removed a second later need not go to a disk.
 * What a killed run has left is removed by the next one, since memory is less than a disk.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const folder = "/dev/shm";

/** `TMPFS_MAGIC` of linux/magic.h. */
const tmpfs = 0x01021994;

/** In bytes; a whole run was measured to hold less than half of it. */
const neededSpace = 4 * 2 ** 30;

/** In bytes: the files, and as much for the programs under test. */
const neededMemory = 2 * neededSpace;

/** What decides. */
export interface MemoryFolderFacts {
  /** The text of /proc/mounts. */
  readonly mounts: string;
  /** `f_type` of statfs(2). */
  readonly type: number;
  /** Free space of the folder and available memory of the machine or container, in bytes. */
  readonly space: number;
  readonly memory: number;
}

/** @returns its path, or undefined where there is none with enough room in which programs may be run */
export function findMemoryFolder(facts = readFacts()): string | undefined {
  if (!facts || facts.type !== tmpfs || facts.space < neededSpace || facts.memory < neededMemory) return;
  const options = facts.mounts.split("\n").flatMap((line) => {
    const [, mountPoint, , words = ""] = line.split(" ");
    return mountPoint === folder ? words.split(",") : [];
  });
  return options.includes("rw") && !options.includes("noexec") ? folder : undefined;
}

function readFacts(): MemoryFolderFacts | undefined {
  try {
    const { type, bavail, bsize } = statfsSync(folder);
    const mounts = readFileSync("/proc/mounts", "utf8");
    return { mounts, type, space: bavail * bsize, memory: process.availableMemory() };
  } catch {
    // Not on Linux.
    return undefined;
  }
}

const prefix = "antara-run-";

/**
 * Makes a folder for this process, which is removed when the process ends. Programs of other users may pass through
 * it.
 * @param parent a folder as `findMemoryFolder` finds it
 * @returns its path
 */
export function makeRunFolder(parent: string): string {
  for (const name of readdirSync(parent)) {
    const isLeftOver = name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`);
    if (isLeftOver) removeLeftOver(join(parent, name));
  }
  const folder = join(parent, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function removeLeftOver(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    // Another user's is theirs to remove.
    if (!["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
