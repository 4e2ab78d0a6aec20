/**
 * Leads to the form of the next song that lacks a script, the surest draft first, or back to the list after the last
 * one.
 */
import { redirect } from "react-router";
import { findNextSongLackingScript, mostListed } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import { redirectWithNotice } from "../respond-to-form.server.ts";
import type { Route } from "./+types/next-song.ts";
import { addressOfForm, addressOfList, maxSkipped, readLookingThrough } from "./looking-through.ts";

/** @throws the redirect */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<never> {
  const looking = readLookingThrough(url.search);
  const { script, done, skipped } = looking;
  if (skipped.length > maxSkipped) throw redirectWithNotice(request, tooManySkipped, addressOfList(script));
  const { sql } = context.get(liveContext);
  const next = await queryCatalogue(
    findNextSongLackingScript(sql, { lacks: script ?? undefined, except: skipped }),
    "Error finding the next song that lacks a script:",
  );
  if (!next) throw redirect(addressOfList(script));
  const saved = Math.max(0, done - skipped.length);
  const of = next.count > mostListed ? null : next.count + saved;
  throw redirect(addressOfForm(next.id, { ...looking, of }));
}

const tooManySkipped = {
  title: `${maxSkipped} Songs Skipped`,
  text: "No more can be skipped at once. The first song comes again when you look through them anew.",
};
