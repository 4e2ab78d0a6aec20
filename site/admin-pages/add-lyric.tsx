/** The page that adds a song. */
import { findSongToEdit } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/add-lyric.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { LyricForm } from "./lyric-form/lyric-form.tsx";
import { emptyText, textForNext, textOfSong } from "./lyric-form/lyric-text.ts";
import { saveLyric } from "./lyric-form/save-lyric.server.ts";
import { newSaveKey } from "./save-key.ts";

export const handle: AdminHandle = { title: "Add New Lyric", isForm: true };

/** Without scripts, `after` names the song added before, whose album and people the next one begins with. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const after = Number(url.searchParams.get("after"));
  const song = await queryCatalogue(findSongToEdit(sql, after), "Error fetching song:");
  const unfinished = await queryCatalogue(readUnfinished(sql, url), "Error fetching an unfinished song:");
  return { initial: song ? textForNext(textOfSong(song)) : emptyText, unfinished, saveKey: newSaveKey() };
}

export function action(args: Route.ActionArgs) {
  return saveLyric(args, { id: null, isDraft: false });
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Adding Lyric" });
}

export default function AddLyric({ loaderData, actionData }: Route.ComponentProps) {
  return <LyricForm {...loaderData} actionData={actionData} />;
}
