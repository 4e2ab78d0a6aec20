/**
 * Takes a part of a file that is imported: says what would become of its songs, or saves them. Refuses more than a
 * part may have.
 */
import { PartRefused, readPart, takePart } from "#exchange";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { importFailureText } from "../failure-text.server.ts";
import type { Route } from "./+types/part.ts";

/** @returns `{ outcomes }`, or `{ reason }` with status 400, 413 or 503 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  try {
    const part = readPart(await request.text());
    const outcomes = await takePart(context.get(liveContext).sql, part);
    context.set(changedNothingContext, part.isDryRun);
    return Response.json({ outcomes });
  } catch (error) {
    if (error instanceof PartRefused)
      return Response.json({ reason: error.message }, { status: error.status });
    logFailure("Error importing songs:", error);
    return Response.json({ reason: importFailureText(error) }, { status: 503 });
  }
}
