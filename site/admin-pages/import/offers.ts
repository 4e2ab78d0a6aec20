/** Says which names in a file may be others, such as `Lata & Rafi`. It changes nothing. */
import { answerNames, readNames } from "#exchange";
import { changedNothingContext, liveContext } from "../../live.ts";
import type { Route } from "./+types/offers.ts";
import { answerImport } from "./answer-import.server.ts";

/** @returns `{ offers }`, or `{ reason }` with status 400 or 503 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  return answerImport(async () => {
    const asked = readNames(await request.text());
    return { offers: await answerNames(context.get(liveContext).sql, asked) };
  });
}
