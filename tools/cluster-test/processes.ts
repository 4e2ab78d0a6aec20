/** The processes of the rehearsal: all end with it, whatever happens. What each prints goes into a file beside its data. */
import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ClusterTestError } from "./cluster-test-error.ts";

/** Where the rehearsal keeps its files, and what is ended with it, the newest first. */
export interface Rehearsal {
  readonly folder: string;
  readonly stack: AsyncDisposableStack;
}

export interface RunningProcess {
  readonly name: string;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** The end of what it printed, for the message of a failure. */
  lastLines(): string;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** By which it is ended; `SIGTERM` if left out. */
  readonly endSignal?: NodeJS.Signals;
}

/** After that long, what did not end when asked is killed. */
const stopTimeoutMs = 10_000;

export function startProcess(
  { folder, stack }: Rehearsal,
  name: string,
  command: readonly string[],
  { environment = {}, endSignal = "SIGTERM" }: StartOptions = {},
): RunningProcess {
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, "a");
  // They end with us even if we are killed.
  const child = spawn("setpriv", ["--pdeathsig=TERM", "--", ...command], {
    cwd: folder,
    // Ctrl-C reaches the whole group in front, and would end them before anybody has looked at what they did.
    detached: true,
    stdio: ["ignore", log, log],
    env: { PATH: process.env.PATH, LANG: "C.UTF-8", HOME: folder, ...environment },
  });
  const ended = new Promise<number | string>((settle) => {
    child.on("error", (error) => settle(error.message));
    child.on("exit", (code, signal) => settle(code ?? signal ?? -1));
  });
  stack.defer(async () => {
    child.kill(endSignal);
    const tooLate = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs);
    await ended;
    clearTimeout(tooLate);
  });
  return {
    name,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    kill: (signal) => child.kill(signal),
    lastLines: () => readFileSync(logFile, "utf8").split("\n").slice(-15).join("\n").trim(),
  };
}

/** Longer than any failover takes. */
const waitTimeoutMs = 120_000;

/**
 * Asks again and again.
 * @param what is waited for, as in "a primary"
 * @param from the processes whose last lines explain why it did not come
 * @throws {ClusterTestError} when it does not come in time, or one of them has ended
 */
export async function waitFor<Found>(
  what: string,
  ask: () => Promise<Found | undefined>,
  from: readonly RunningProcess[] = [],
): Promise<Found> {
  const deadline = Date.now() + waitTimeoutMs;
  while (Date.now() < deadline && from.every((each) => each.isRunning())) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await wait(50);
  }
  const lines = from.map((each) => `${each.name}:\n${each.lastLines()}`).join("\n");
  throw new ClusterTestError(`Waited for ${what} in vain.\n${lines}`.trim());
}
