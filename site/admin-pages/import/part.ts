/**
 * Takes a part of a file that is imported: says what would become of its songs, or saves them. Refuses more than a
 * part may have.
 */
import { readPart, takePart } from "#exchange";
import { changedNothingContext, liveContext } from "../../live.ts";
import type { Route } from "./+types/part.ts";
import { answerImport } from "./answer-import.server.ts";

/** @returns `{ outcomes }`, or `{ reason }` with status 400, 413 or 503 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  return answerImport(async () => {
    const part = readPart(await request.text());
    const outcomes = await takePart(context.get(liveContext).sql, part);
    context.set(changedNothingContext, part.isDryRun);
    return { outcomes };
  });
}
