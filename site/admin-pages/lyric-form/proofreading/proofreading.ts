/** Proofreads typed lyrics. It changes nothing, but is posted because lyrics would not fit into an address. */
import { proofreadLyrics } from "#catalogue";
import { changedNothingContext, liveContext } from "../../../live.ts";
import { queryCatalogue } from "../../../query-catalogue.server.ts";
import { readForm, textOf } from "../../read-form.server.ts";
import { readLyricForm } from "../lyric-text.ts";
import type { Route } from "./+types/proofreading.ts";

/** @returns `{ remarks, count }`, the places in texts whose line ends are single characters */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  const form = await readForm(request);
  const { lyrics_hindi, lyrics_english } = readLyricForm(form);
  const { sql } = context.get(liveContext);
  const id = Number(textOf(form, "id"));
  const proofreading = await queryCatalogue(
    proofreadLyrics(sql, { lyrics_hindi, lyrics_english, id }),
    "Error proofreading lyrics:",
  );
  return Response.json(proofreading);
}
