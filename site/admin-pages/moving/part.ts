/** Takes a part of a site that is moved in: says what would become of it, or saves it. */
import { removeStarterSongs } from "#catalogue";
import { addressOfMoved, findState, type MoveOutcome, moveIn, readMovedPart } from "#moving";
import { changedNothingContext, liveContext } from "../../live.ts";
import { answerImport } from "../import/answer-import.server.ts";
import type { Route } from "./+types/part.ts";

/** @returns `{ before, outcomes }`, or `{ reason }` with status 400, 413 or 503 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  return answerImport(async () => {
    const { site, isDryRun, removesStarterSongs } = readMovedPart(await request.text());
    const { sql } = context.get(liveContext);
    const before = await findState(sql, site);
    context.set(changedNothingContext, isDryRun);
    if (removesStarterSongs) await removeStarterSongs(sql);
    const outcomes: (MoveOutcome & { readonly address: string })[] = [];
    await moveIn(sql, site, {
      dryRun: isDryRun,
      keepsIds: before.keepsIds,
      signal: request.signal,
      report(outcome) {
        const { kind, title, status, newId } = outcome;
        // The number that a dry run has drawn goes to something else.
        const id = isDryRun && status === "created" ? undefined : newId;
        outcomes.push({ ...outcome, address: addressOfMoved(kind, title, id) });
      },
    });
    return { before, outcomes };
  });
}
