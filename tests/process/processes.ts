/** What runs on this machine, as /proc tells: to find a PostgreSQL by its data folder and what was left behind. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** @returns the ids of all live processes whose working folder lies in this folder */
export function processesIn(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolderOf(pid)?.startsWith(folder) && !isZombie(pid));
}

/** @returns the id of the PostgreSQL server (not of one of its workers) that runs in this data folder */
export function postgresServerIn(folder: string): number {
  const pids = processesIn(folder);
  const server = pids.find((pid) => !pids.includes(parentOf(pid)));
  if (!server) throw new Error(`No PostgreSQL runs in ${folder}.`);
  return server;
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isZombie(pid: number): boolean {
  return statusOf(pid)?.[0] === "Z";
}

function parentOf(pid: number): number {
  return Number(statusOf(pid)?.[1] ?? 0);
}

/** State and parent: what follows the program's name, which may itself hold spaces. */
function statusOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
