/** Runs a program in a separate process and gathers its output. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

export interface RunningProgram {
  readonly child: ChildProcess;
  /** What it has printed so far, both streams. */
  output(): string;
  /** Settles when it has ended: exit code, or the signal's name. */
  readonly ended: Promise<number | string>;
  /**
   * Waits until its output matches.
   * @throws when it ends before, or prints no match in time; the message contains its output
   */
  printed(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>;
}

export interface ProgramOptions {
  /** All its variables; left out, those of this process. */
  readonly environment?: NodeJS.ProcessEnv;
  /** Left out, the folder of this process. */
  readonly folder?: string;
  /** Whether it starts a process group of its own, which can be killed as a whole and which Ctrl-C does not reach. */
  readonly hasOwnGroup?: boolean;
}

/** Characters; a server that logs every request would fill our memory. */
const maxOutput = 10_000_000;

/** A first start makes a database. */
const defaultTimeoutMs = 60_000;

/** @param command the program and its arguments */
export function runProgram(
  command: readonly string[],
  { environment = process.env, folder, hasOwnGroup = false }: ProgramOptions = {},
): RunningProgram {
  const [program = "", ...programArguments] = command;
  const child = spawn(program, programArguments, {
    cwd: folder,
    detached: hasOwnGroup,
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (printed.length < maxOutput) printed += text;
    });
  }
  const ended = new Promise<number | string>((settle) => {
    child.on("error", (error) => settle(error.message));
    child.on("exit", (code, signal) => settle(code ?? signal ?? -1));
  });
  const running = { child, output: () => printed, ended };
  return {
    ...running,
    printed: (pattern, timeoutMs = defaultTimeoutMs) =>
      waitFor(running, `printing ${pattern}`, () => pattern.exec(printed) ?? undefined, timeoutMs),
  };
}

/**
 * Asks again and again until there is an answer.
 * @param what the program is expected to do, as in "printing its address"
 * @throws when the program ends before, or there is no answer in time; the message contains its output
 */
export async function waitFor<Found>(
  { output, ended }: Pick<RunningProgram, "output" | "ended">,
  what: string,
  find: () => Promise<Found | undefined> | Found | undefined,
  timeoutMs = defaultTimeoutMs,
): Promise<Found> {
  const deadline = Date.now() + timeoutMs;
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    if (hasEnded) throw new Error(`The program ended without ${what}:\n${output()}`);
    await wait(10);
  }
  throw new Error(`After ${timeoutMs} ms the program was not ${what}:\n${output()}`);
}

/** Ends a program gracefully; settles when it has ended. */
export async function stopProgram({
  child,
  ended,
}: Pick<RunningProgram, "child" | "ended">): Promise<number | string> {
  child.kill("SIGTERM");
  return ended;
}
