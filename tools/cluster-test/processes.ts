/**
 * The processes of the rehearsal: each on its own, none as root, all ended with it, whatever happens. What each prints goes
 * into a file beside its data.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ClusterRefused } from "./cluster-refused.ts";

export interface RunningProcess {
  readonly name: string;
  readonly pid: number;
  /** Exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  isRunning(): boolean;
  kill(signal: NodeJS.Signals): void;
  /** The end of what it printed, for the message of a failure. */
  lastWords(): string;
}

export interface Processes {
  /** Makes a folder in that of the rehearsal. */
  makeFolder(name: string): string;
  /** Writes a file that only the processes can read. */
  writeFile(path: string, text: string): void;
  start(name: string, command: readonly string[], options?: StartOptions): RunningProcess;
  /** @param end is called in its turn when all is ended */
  alsoEnd(end: () => Promise<void>): void;
  /** Ends everything, the newest first; nothing can be started any more. */
  end(): Promise<void>;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** By which it is ended; `SIGTERM` if left out. */
  readonly endSignal?: NodeJS.Signals;
}

/** `nobody` and `nogroup`: they exist on every Linux and own nothing. */
const nobody = { uid: 65534, gid: 65534 };

const isRoot = process.getuid?.() === 0;

/** After that long, what did not end when asked is killed. */
const endsWithinMs = 10_000;

/** @param folder an empty one, which the caller removes in the end */
export function createProcesses(folder: string): Processes {
  const ends: (() => Promise<void>)[] = [];
  let isOver = false;
  give(folder);
  return {
    makeFolder(name) {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      give(path);
      return path;
    },
    writeFile(path, text) {
      writeFileSync(path, text, { mode: 0o600 });
      give(path);
    },
    start(name, command, { environment = {}, endSignal = "SIGTERM" } = {}) {
      if (isOver) throw new ClusterRefused("The rehearsal is over.");
      const started = startProcess(folder, name, command, environment);
      ends.push(() => endProcess(started, endSignal));
      return started;
    },
    alsoEnd(end) {
      ends.push(end);
    },
    async end() {
      isOver = true;
      for (const end of ends.toReversed()) await end();
    },
  };
}

function give(path: string): void {
  if (isRoot) chownSync(path, nobody.uid, nobody.gid);
}

function startProcess(
  folder: string,
  name: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): RunningProcess {
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, "a");
  const [program = "", ...programArguments] = [...asNobody(), ...command];
  const child: ChildProcess = spawn(program, programArguments, {
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
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    kill: (signal) => child.kill(signal),
    lastWords: () => readFileSync(logFile, "utf8").split("\n").slice(-15).join("\n").trim(),
  };
}

async function endProcess({ kill, ended }: RunningProcess, signal: NodeJS.Signals): Promise<void> {
  kill(signal);
  const tooLate = setTimeout(kill, endsWithinMs, "SIGKILL");
  await ended;
  clearTimeout(tooLate);
}

/** They end with us even if we are killed. */
function asNobody(): readonly string[] {
  const user = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, "--clear-groups"];
  return ["setpriv", ...(isRoot ? user : []), "--pdeathsig=TERM", "--"];
}

/** @throws {ClusterRefused} when the user of the processes could not read a file that they need */
export function refuseUnreadable(files: readonly string[]): void {
  for (const file of files) {
    const [program = "", ...programArguments] = [...asNobody(), "test", "-r", file];
    if (spawnSync(program, programArguments, { stdio: "ignore" }).status === 0) continue;
    throw new ClusterRefused(
      `As root, the rehearsal runs everything as the user nobody, who cannot read ${file}. ` +
        "Start it as an ordinary user, or move the project out of private folders.",
    );
  }
}

/**
 * Asks again and again.
 * @param what is waited for, as in "a primary"
 * @param from the processes whose last words explain why it did not come
 * @throws {ClusterRefused} when it does not come in time, or one of them has ended
 */
export async function waitFor<Found>(
  what: string,
  ask: () => Promise<Found | undefined>,
  from: readonly RunningProcess[] = [],
  withinMs = 120_000,
): Promise<Found> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && from.every((each) => each.isRunning())) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await wait(50);
  }
  const words = from.map((each) => `${each.name}:\n${each.lastWords()}`).join("\n");
  throw new ClusterRefused(`Waited for ${what} in vain.\n${words}`.trim());
}
