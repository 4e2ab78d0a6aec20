/** For tests: starts the application of `owner-program.ts` as a process that tests can kill. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";

interface Owner {
  readonly process: ChildProcess;
  /** Its first output: `ready`, or the refusal. */
  readonly answer: string;
  /** Resolves when it has ended after the signal. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** It is stopped at the end of the test at the latest. */
export async function startOwner(dataDir: string): Promise<Owner> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "owner-program.ts"), dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const [answer] = await once(child.stdout.setEncoding("utf8"), "data");
  return {
    process: child,
    answer: String(answer).trim(),
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
