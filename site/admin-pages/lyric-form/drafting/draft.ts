/**
 * Drafts lines of a song in the other script. It changes nothing, but is posted because lyrics would not fit into an
 * address. Refuses an unknown script (400) and more than the lyrics of a song may have (413).
 */
import { data } from "react-router";
import { type DraftRequest, draftOtherScript } from "#catalogue";
import { changedNothingContext, liveContext } from "../../../live.ts";
import { queryCatalogue } from "../../../query-catalogue.server.ts";
import { readForm, textOf } from "../../read-form.server.ts";
import type { Route } from "./+types/draft.ts";
import { longestLyrics } from "./scripts.ts";

/** @returns a `Draft` */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  const asked = readRequest(await readForm(request));
  const draft = draftOtherScript(context.get(liveContext).sql, asked);
  return Response.json(await queryCatalogue(draft, "Error drafting the other script:"));
}

function readRequest(form: FormData): DraftRequest {
  const to = textOf(form, "to");
  const [source, devanagari, roman] = ["source", "devanagari", "roman"].map((name) => textOf(form, name));
  if (to !== "hindi" && to !== "english") throw data(null, { status: 400 });
  if ([source, devanagari, roman].some((text = "") => text.length > longestLyrics))
    throw data(null, { status: 413 });
  return { to, source: source ?? "", ...(devanagari && roman && { corrected: { devanagari, roman } }) };
}
