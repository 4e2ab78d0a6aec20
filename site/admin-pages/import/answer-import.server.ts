/** Answers a request of an import, or says why it cannot be answered. */
import { PartRefused } from "#exchange";
import { logFailure } from "../../log-failure.server.ts";
import { importFailureText } from "../failure-text.server.ts";

/** @returns what the work returns, or `{ reason }` with status 400, 413 or 503 */
export async function answerImport(work: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await work());
  } catch (error) {
    if (error instanceof PartRefused)
      return Response.json({ reason: error.message }, { status: error.status });
    logFailure("Error importing songs:", error);
    return Response.json({ reason: importFailureText(error) }, { status: 503 });
  }
}
