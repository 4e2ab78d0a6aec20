/**
 * Explains what saving the song form would do: whom it would link, whom it would create, and whether the song seems
 * to exist already; which names may be several people, and how a title and new names in Devanagari are written in
 * Roman letters. It changes nothing, but is posted because long lists would not fit into an address.
 */
import { explainNames, findOffersOfSong, findTwin } from "#catalogue";
import { changedNothingContext, liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import { readForm } from "../read-form.server.ts";
import type { Route } from "./+types/explanation.ts";
import { findSpellings } from "./drafting/spellings.server.ts";
import { readLyricForm } from "./lyric-text.ts";
import { namesOf } from "./offered-names.ts";

/** @returns `{ names, twin, offers, spellings }` */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  context.set(changedNothingContext, true);
  const form = await readForm(request);
  const text = readLyricForm(form);
  const { sql } = context.get(liveContext);
  // Without a singer every song would be compared after each pause in typing; saving checks it anyway.
  const hasName = text.title.trim() !== "" && text.singerNames.trim() !== "";
  const question = { title: text.title, firstSinger: text.singerNames };
  const [names, twin, offers] = await queryCatalogue(
    Promise.all([
      explainNames(sql, text),
      hasName ? findTwin(sql, question, idIn(form)) : null,
      findOffersOfSong(sql, namesOf(text)),
    ]),
    "Error explaining names:",
  );
  const isKnown = (typed: string) =>
    offers.some((offer) => offer.nearSongs !== null && offer.typed === typed);
  const spellings = await queryCatalogue(
    findSpellings(sql, text.title, names, isKnown),
    "Error spelling names:",
  );
  return Response.json({ names, twin, offers, spellings });
}

function idIn(form: FormData): number | undefined {
  const id = Number(form.get("id"));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
