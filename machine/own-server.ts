/** Starts a server for one script, in its own process: waits until it is ready, and ends it. */
import { runProgram, stopProgram } from "./run-program.ts";

export interface OwnServer {
  /** As `http://HOST:PORT`. */
  readonly address: string;
  readonly pid: number;
  /** Ends it gracefully; settles when it is gone. */
  stop(): Promise<void>;
}

export interface OwnServerOptions {
  /** Variables in addition to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * @param command the program and its arguments; it prints a line that ends with `is ready at http://HOST:PORT`
 * @throws when it ends or is not ready in time; the message contains its output
 */
export async function startOwnServer(
  command: readonly string[],
  { environment }: OwnServerOptions = {},
): Promise<OwnServer> {
  const program = runProgram(command, { environment: { ...process.env, ...environment } });
  const stop = async () => {
    await stopProgram(program);
  };
  try {
    const address = (await program.printed(/is ready at (http:\/\/\S+)$/m))[1];
    return { address: address ?? "", pid: program.child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
