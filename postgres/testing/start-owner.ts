/** Starts the small application of `owner-program.ts` as a process of its own, to be killed by tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export interface Owner {
  readonly process: ChildProcess;
  /** Its first words: `ready`, or why it refused. */
  readonly answer: string;
  /** Settles when it has ended after the signal. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** It ends with the test at the latest. */
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
