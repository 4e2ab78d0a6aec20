/** A program under test in a process group of its own: its output, its end, and its address once it is ready. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const projectFolder = join(import.meta.dirname, "..", "..");

export interface RunningProgram {
  readonly child: ChildProcess;
  /** All that it has printed so far, both streams. */
  output(): string;
  /** Settles when it has ended: exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  /** Waits for a line of its output. */
  printed(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>;
}

export interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Settings of the machine must not leak into a test: only these variables are passed on. */
const kept = ["PATH", "HOME", "npm_execpath", "LANG"];

const running = new Set<ChildProcess>();

/** Those that run at this moment. */
export const runningPrograms = (): ReadonlySet<ChildProcess> => new Set(running);

/**
 * Ends what a failed test left running, with its whole process group, so that the next test starts from nothing.
 * @param lasting those that a test file started for all its tests
 */
export async function endLeftovers(lasting: ReadonlySet<ChildProcess> = new Set()): Promise<void> {
  for (const child of running) {
    if (lasting.has(child)) continue;
    const ended = once(child, "exit");
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    await ended;
  }
}

export function runProgram(
  command: readonly string[],
  { environment, folder }: ProgramOptions = {},
): RunningProgram {
  const [program = "", ...programArguments] = command;
  const child = spawn(program, programArguments, {
    cwd: folder ?? projectFolder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), ...environment },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const ended = new Promise<number | string>((settle) => {
    child.on("exit", (code, signal) => settle(code ?? signal ?? -1));
  });
  return {
    child,
    output: () => printed,
    ended,
    printed: (pattern, withinMs = 60_000) => waitForOutput(() => printed, ended, pattern, withinMs),
  };
}

async function waitForOutput(
  output: () => string,
  ended: Promise<unknown>,
  pattern: RegExp,
  withinMs: number,
): Promise<RegExpExecArray> {
  const deadline = Date.now() + withinMs;
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (Date.now() < deadline) {
    const match = pattern.exec(output());
    if (match) return match;
    if (over) throw new Error(`It ended without printing ${pattern}:\n${output()}`);
    await wait(20);
  }
  throw new Error(`It did not print ${pattern} within ${withinMs} ms:\n${output()}`);
}

export const wait = (ms: number) => new Promise<void>((settle) => setTimeout(settle, ms));

/** The site, started by the program that `npm start` runs in the end, ready on a port of its own. */
export async function startSite(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  program = "server/start.ts",
): Promise<RunningProgram & { readonly address: string }> {
  const site = runProgram([process.execPath, program], {
    environment: { ...compiledBefore(), PORT: "0", DATA_DIR: dataFolder, ...environment },
  });
  const [, address = ""] = await site.printed(/^Antara is ready at (\S+)$/m);
  return { ...site, address };
}

/** What an earlier start of this run has compiled; a test of how long a start takes does without. */
export function compiledBefore(): Readonly<Record<string, string>> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

/** Ends a program in good order; a test that leaves it running would disturb the next. */
export async function stopProgram({ child, ended }: RunningProgram): Promise<number | string> {
  child.kill("SIGTERM");
  return ended;
}

/** An empty folder for one test file; `remove` at its end. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "antara-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Below those that the system chooses for whoever does not mind: none of them can take it in the meantime. */
const ownPorts = { first: 20_000, count: 12_000 };

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ownPorts.first + randomInt(ownPorts.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((settle) => {
      server.once("error", () => settle(false)).listen(port, "127.0.0.1", () => settle(true));
    });
    if (!isFree) continue;
    await new Promise((settle) => server.close(settle));
    return port;
  }
}

/** Waits until somebody listens on the port. */
export async function waitForPort(port: number, { output, ended }: RunningProgram): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!(await isListenedOn(port))) {
    if (over) throw new Error(`It ended without listening on port ${port}:\n${output()}`);
    await wait(20);
  }
}

function isListenedOn(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, "127.0.0.1", () => settle(true));
    socket.on("error", () => settle(false)).on("connect", () => socket.destroy());
  });
}
