/** Asks before a song is deleted, where no script can ask. */
import { findSongToEdit } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/delete-lyric.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { goOn } from "./answer-form.server.ts";
import { QuestionPage } from "./components/question-page.tsx";
import { inTrashFor, lyricQuestion } from "./delete-words.ts";
import { addressInList } from "./place-in-list.ts";

export const handle: AdminHandle = { title: "Confirm Deletion" };

/** @throws a redirect to the list where the song is not there any more */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const song = await askCatalogue(findSongToEdit(sql, Number(params.songId)), "Error fetching song:");
  const back = addressInList("/admin/lyrics", url.search);
  if (!song) throw goOn(request, { title: "Song not found.", failed: true }, back);
  return { id: song.id, title: song.title, back };
}

export default function DeleteLyric({ loaderData: { id, title, back } }: Route.ComponentProps) {
  return (
    <QuestionPage
      question={lyricQuestion(title)}
      {...{ back, yes: "Delete", fields: { intent: "delete", id } }}
    >
      {inTrashFor}
    </QuestionPage>
  );
}
