/** Finds what runs in a folder, so that tests can tell that nothing was left behind. Linux only. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** @returns the ids of all live processes whose working folder is this folder or lies in it */
export function processesIn(folder: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && workingFolderOf(pid).startsWith(folder) && !isZombie(pid));
}

function workingFolderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}
