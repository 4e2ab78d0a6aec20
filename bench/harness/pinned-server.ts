/** A reference on the servers' core: another server, in a process of its own. */
import { type OwnServerOptions, startOwnServer } from "#machine";
import { onServerCore } from "./cores.ts";
import type { PinnedServer } from "./measure-pairs.ts";

/** @param command the program and its arguments; see `startOwnServer` for how it tells that it is ready */
export async function withPinnedServer<Result>(
  command: readonly string[],
  options: OwnServerOptions,
  work: (server: PinnedServer) => Promise<Result>,
): Promise<Result> {
  const { address, pid, stop } = await startOwnServer([...onServerCore, ...command], options);
  try {
    return await work({ address, processes: [pid] });
  } finally {
    await stop();
  }
}
