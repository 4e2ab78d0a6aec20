/** The processes of the cluster test, which always end with it. Their output is written to files. */
import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ClusterTestError } from "./cluster-test-error.ts";

/** The folder of the test's files, and the stack of what ends with it. */
export interface TestContext {
  readonly folder: string;
  readonly stack: AsyncDisposableStack;
}

export interface RunningProcess {
  readonly name: string;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** The last lines of its output, for error messages. */
  lastLines(): string;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** The signal that ends it; `SIGTERM` by default. */
  readonly endSignal?: NodeJS.Signals;
}

/** After this time, a process that has not ended is killed. */
const stopTimeoutMs = 10_000;

export function startProcess(
  { folder, stack }: TestContext,
  name: string,
  command: readonly string[],
  { environment = {}, endSignal = "SIGTERM" }: StartOptions = {},
): RunningProcess {
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, "a");
  // It ends with this process even if this one is killed.
  const child = spawn("setpriv", ["--pdeathsig=TERM", "--", ...command], {
    cwd: folder,
    // Its own process group, since Ctrl-C would otherwise end it before the test has stopped.
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

/** Longer than any failover. */
const waitTimeoutMs = 120_000;

/**
 * Asks again and again until there is an answer.
 * @param what what is waited for, as in "a primary"
 * @param from the processes whose output explains a failure
 * @throws {ClusterTestError} when there is no answer in time, or a process has ended
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
  throw new ClusterTestError(`Timeout or early end while waiting for ${what}.\n${lines}`.trim());
}
