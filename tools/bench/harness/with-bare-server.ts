/** The least that a server in Node.js can do: send one recorded answer, and nothing else. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MeasuredServer } from "./measure-pairs.ts";
import { type RecordedAnswer, recordAnswer, refuseOtherAnswer } from "./recorded-answer.ts";
import { withReferenceServer } from "./reference-server.ts";

/** @throws when what it sends is not the recorded answer */
export async function withBareServer<Result>(
  answer: RecordedAnswer,
  work: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "antara-bench-answer-"));
  try {
    const [headersFile, bodyFile] = [join(folder, "headers.json"), join(folder, "body")];
    writeFileSync(headersFile, JSON.stringify(answer.headers));
    writeFileSync(bodyFile, answer.body);
    const program = join(import.meta.dirname, "bare-server.ts");
    return await withReferenceServer(
      [process.execPath, program, headersFile, bodyFile],
      {},
      async (server) => {
        refuseOtherAnswer(answer, await recordAnswer(server.address));
        return work(server);
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
