/** For tests: finds the processes in a folder, to check that none was left running. Linux only. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** @returns the ids of all running processes whose working directory is this folder or inside it */
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
