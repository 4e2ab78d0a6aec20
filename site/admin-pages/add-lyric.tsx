/** A new song. */
import { findSongToEdit } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/add-lyric.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { unexpectedError } from "./components/action-result.ts";
import { LyricForm } from "./lyric-form/lyric-form.tsx";
import { unreachable } from "./lyric-form/lyric-result.ts";
import { emptyText, textForNext } from "./lyric-form/lyric-text.ts";
import { answerSave } from "./lyric-form/save-lyric.server.ts";
import { textOfSong } from "./lyric-form/text-of-song.ts";
import { newSaveKey } from "./save-key.ts";

export const handle: AdminHandle = { title: "Add New Lyric", isForm: true };

/** Begins with the album and the people of the song that was added before, where its browser has no scripts to keep them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const after = Number(url.searchParams.get("after"));
  const song = await askCatalogue(findSongToEdit(sql, after), "Error fetching song:");
  return { begin: song ? textForNext(textOfSong(song)) : emptyText, saveKey: newSaveKey() };
}

export function action(facts: Route.ActionArgs) {
  return answerSave(facts, null);
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const notice = { title: "Error Adding Lyric", text: unexpectedError };
  return callServerAction(serverAction, request, notice, unreachable);
}

export default function AddLyric({ loaderData: { begin, saveKey }, actionData }: Route.ComponentProps) {
  return <LyricForm begin={begin} saveKey={saveKey} posted={actionData} />;
}
