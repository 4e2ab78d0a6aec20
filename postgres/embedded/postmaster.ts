/**
 * The process that a data folder says it belongs to. PostgreSQL refuses to start while any process has the number in
 * `postmaster.pid`, also one that has nothing to do with it; numbers come round again, in containers at every start.
 */
import { spawnSync } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** `server`: the PostgreSQL of this folder. `none`: the number is free, a corpse's or a stranger's. */
export type PostmasterState = "server" | "none";

/** @returns the number in the folder's `postmaster.pid`, if there is one */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const [line] = (await readFile(lockFile(cluster), "utf8").catch(() => "")).split("\n");
  const pid = Number(line);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

export async function stateOf(pid: number, cluster: string): Promise<PostmasterState> {
  if (!isAlive(pid) || (await isZombie(pid))) return "none";
  return (await runsIn(pid, cluster)) ? "server" : "none";
}

/** Whether there is a process of this number, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process that has ended and whose parent has not noticed, in a container perhaps never. */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name before it is in parentheses and may hold anything.
  return status.slice(status.lastIndexOf(")") + 2).startsWith("Z");
}

/** A server's working folder is its cluster. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(cluster));
  }
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(cluster);
}

/** Takes away what would keep a server from starting, unless it has changed since. */
export async function forgetPostmaster(cluster: string, pid: number): Promise<void> {
  if ((await postmasterPid(cluster)) !== pid) return;
  await rm(lockFile(cluster), { force: true });
  await rm(join(cluster, ".s.PGSQL.5432.lock"), { force: true });
}

const lockFile = (cluster: string) => join(cluster, "postmaster.pid");

/** As long as an orderly end of ours. */
const orderlyEndMs = 3_500;

/**
 * Ends a server that nobody owns.
 * @returns whether it is gone
 */
export async function endPostmaster(pid: number, cluster: string): Promise<boolean> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    const deadline = performance.now() + orderlyEndMs;
    while (performance.now() < deadline) {
      if ((await stateOf(pid, cluster)) === "none") return true;
      await wait(20);
    }
  }
  return (await stateOf(pid, cluster)) === "none";
}
