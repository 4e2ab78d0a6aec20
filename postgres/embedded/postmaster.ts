/**
 * The server process that a data folder names. PostgreSQL refuses to start while any process has the id in
 * `postmaster.pid`, even an unrelated one; process ids are reused, in containers at every start.
 */
import { spawnSync } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** `server`: the PostgreSQL of this folder. `none`: no process, a zombie or an unrelated process. */
type PostmasterState = "server" | "none";

/** @returns the process id in `postmaster.pid`, if there is one */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const [line] = (await readFile(lockFile(cluster), "utf8").catch(() => "")).split("\n");
  const pid = Number(line);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

export async function stateOf(pid: number, cluster: string): Promise<PostmasterState> {
  if (!isAlive(pid) || (await isZombie(pid))) return "none";
  return (await runsIn(pid, cluster)) ? "server" : "none";
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** An ended process that its parent has not reaped, in a container perhaps never. */
async function isZombie(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name before it is in parentheses and may contain any characters.
  return status.slice(status.lastIndexOf(")") + 2).startsWith("Z");
}

/** The working directory of a server is its cluster. */
async function runsIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === (await realpath(cluster));
  }
  const { stdout } = spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(cluster);
}

/** Removes the lock files that would prevent a start, unless they have changed. */
export async function forgetPostmaster(cluster: string, pid: number): Promise<void> {
  if ((await postmasterPid(cluster)) !== pid) return;
  await rm(lockFile(cluster), { force: true });
  await rm(join(cluster, ".s.PGSQL.5432.lock"), { force: true });
}

const lockFile = (cluster: string) => join(cluster, "postmaster.pid");

/** The same as for a regular stop. */
const stopTimeoutMs = 3_500;

/**
 * Stops a server without an owner.
 * @returns whether it has ended
 */
export async function endPostmaster(pid: number, cluster: string): Promise<boolean> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    const deadline = performance.now() + stopTimeoutMs;
    while (performance.now() < deadline) {
      if ((await stateOf(pid, cluster)) === "none") return true;
      await wait(20);
    }
  }
  return (await stateOf(pid, cluster)) === "none";
}
