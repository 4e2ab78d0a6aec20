/** Programs under test: each in a process group of its own, with only a few variables of this process. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as machine from "#machine";

export { type RunningProgram, stopProgram } from "#machine";

export const projectFolder = join(import.meta.dirname, "..", "..");

export interface RunningSite extends machine.RunningProgram {
  /** As `http://HOST:PORT`. */
  readonly address: string;
}

interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Settings of the machine must not change a test: only these variables are inherited. */
const inherited = ["PATH", "HOME", "npm_execpath", "LANG"];

const running = new Set<ChildProcess>();

export const runningPrograms = (): ReadonlySet<ChildProcess> => new Set(running);

/**
 * Kills what a failed test left running, with its whole process group, so that the next test starts from nothing.
 * @param keep programs that a test file has started for all its tests
 */
export async function killLeftovers(keep: ReadonlySet<ChildProcess> = new Set()): Promise<void> {
  for (const child of running) {
    if (keep.has(child)) continue;
    const ended = once(child, "exit");
    if (child.pid) process.kill(-child.pid, "SIGKILL");
    await ended;
  }
}

/** @param command the program and its arguments, run in the project's folder unless another is given */
export function runProgram(
  command: readonly string[],
  { environment, folder = projectFolder }: ProgramOptions = {},
): machine.RunningProgram {
  const program = machine.runProgram(command, {
    environment: {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      ...environment,
    },
    folder,
    hasOwnGroup: true,
  });
  running.add(program.child);
  program.ended.then(() => running.delete(program.child));
  return program;
}

/** Starts the site on a free port and waits until it is ready. */
export async function startSite(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  program = "server/start.ts",
): Promise<RunningSite> {
  return startSiteBy([process.execPath, program], dataFolder, { ...compileCache(), ...environment });
}

/** The same with another command, without compiled code of an earlier start. */
export async function startSiteBy(
  command: readonly string[],
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const site = runProgram(command, { environment: { PORT: "0", DATA_DIR: dataFolder, ...environment } });
  const [, address = ""] = await site.printed(/ Antara is ready at (\S+)$/m);
  return { ...site, address };
}

/** The setting that makes Node.js use what an earlier start of this test run has compiled. */
export function compileCache(): Readonly<Record<string, string>> {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}

/** An empty folder for one test file, which calls `remove` at its end. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "antara-test-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
