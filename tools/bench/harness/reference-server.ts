/** A reference on the servers' core: another server, in a process of its own. */
import { join } from "node:path";
import { type OwnServerOptions, startOwnServer } from "#machine";
import { onServerCore } from "./cores.ts";
import type { MeasuredServer } from "./measure-pairs.ts";

/** @param command the program and its arguments; see `startOwnServer` for how it tells that it is ready */
export async function withReferenceServer<Result>(
  command: readonly string[],
  options: OwnServerOptions,
  work: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  const { address, pid, stop } = await startOwnServer([...onServerCore, ...command], options);
  try {
    return await work({ address, processes: [pid] });
  } finally {
    await stop();
  }
}

/** The command of a server of the same framework that answers one sentence. */
export const bareHono: readonly string[] = [process.execPath, join(import.meta.dirname, "bare-hono.ts")];
