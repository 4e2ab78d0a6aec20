/** Takes a part of a file that is imported: says what would become of its songs, or saves them. Refuses more than a part may have. */
import { PartRefused, readPart, takePart } from "#exchange";
import { changedNothingContext, liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { Route } from "./+types/part.ts";

/** @returns `{ outcomes }`, or `{ message }` with status 400 or 413 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  try {
    const part = readPart(await request.text());
    const outcomes = await queryCatalogue(
      takePart(context.get(liveContext).sql, part),
      "Error importing songs:",
    );
    context.set(changedNothingContext, part.isDryRun);
    return Response.json({ outcomes });
  } catch (error) {
    if (!(error instanceof PartRefused)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}
