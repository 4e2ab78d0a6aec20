/** Takes a part of a site that is moved in: says what would become of it, or saves it. */
import { removeStarterSongs } from "#catalogue";
import { addressOfMoved, findState, type MoveOutcome, moveIn, readMovedPart } from "#moving";
import { changedNothingContext, liveContext } from "../../live.ts";
import { answerImport } from "../import/answer-import.server.ts";
import type { Route } from "./+types/part.ts";

/** @returns `{ before, outcomes }`, `before` in the first part; or `{ reason }` with status 400, 413 or 503 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  return answerImport(async () => {
    const {
      site,
      isDryRun: dryRun,
      removesStarterSongs,
      keepsIds: told,
    } = readMovedPart(await request.text());
    const { sql } = context.get(liveContext);
    const before = told === undefined ? await findState(sql, site) : null;
    const keepsIds = told ?? before?.keepsIds ?? false;
    context.set(changedNothingContext, dryRun);
    if (removesStarterSongs) await removeStarterSongs(sql);
    const outcomes: (MoveOutcome & { readonly address: string })[] = [];
    await moveIn(sql, site, {
      dryRun,
      keepsIds,
      signal: request.signal,
      report: (outcome) =>
        outcomes.push({ ...outcome, address: addressOfMoved(outcome, { dryRun, keepsIds }) }),
    });
    return { before, outcomes };
  });
}
