/** Starts reference servers on the servers' core. */
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type OwnServerOptions, startOwnServer } from "#machine";
import { onServerCore } from "./cores.ts";
import type { MeasuredServer } from "./measure-pairs.ts";
import { type RecordedAnswer, recordAnswer, requireSameAnswer } from "./recorded-answer.ts";

type ReferenceServer = MeasuredServer & AsyncDisposable;

/** @param command the program and its arguments; see `startOwnServer` for how it shows that it is ready */
export async function startReference(
  command: readonly string[],
  options: OwnServerOptions = {},
): Promise<ReferenceServer> {
  const { address, pid, stop } = await startOwnServer([...onServerCore, ...command], options);
  return { address, processes: [pid], [Symbol.asyncDispose]: stop };
}

/**
 * Starts a server that only sends one recorded response.
 * @throws when what it sends is not the recorded answer
 */
export async function startBareServer(answer: RecordedAnswer): Promise<ReferenceServer> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "antara-bench-answer-"));
  const [headersFile, bodyFile] = [join(folder.path, "headers.json"), join(folder.path, "body")];
  writeFileSync(headersFile, JSON.stringify(answer.headers));
  writeFileSync(bodyFile, answer.body);
  const program = join(import.meta.dirname, "bare-server.ts");
  const server = await startReference([process.execPath, program, headersFile, bodyFile]);
  requireSameAnswer(answer, await recordAnswer(server.address));
  return server;
}
