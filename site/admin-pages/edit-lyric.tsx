/** The page that edits a song. */
import { data, redirect } from "react-router";
import { addressOfSong, findDraftToEdit, findSongToEdit } from "#catalogue";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/edit-lyric.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { failureNotice } from "./components/action-result.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { songListAddress } from "./list-position.ts";
import { draftSong } from "./lyric-form/drafting/draft-song.server.ts";
import { textOfSong } from "./lyric-form/lyric-text.ts";
import { findNeighbours } from "./lyric-form/neighbours.server.ts";
import { OpenedSong } from "./lyric-form/opened-song.tsx";
import { saveLyric } from "./lyric-form/save-lyric.server.ts";
import { newSaveKey } from "./save-key.ts";
import { shownReports } from "./song-reports/shown-reports.server.ts";

export const handle: AdminHandle = {
  title: ({ opened }: Route.ComponentProps["loaderData"]) =>
    opened ? `Edit Lyric: ${opened.initial.title}` : "Edit Lyric",
  isForm: true,
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  try {
    const { sql, site } = context.get(liveContext);
    const songId = Number(params.songId);
    const [song, reports] = await Promise.all([
      findSongToEdit(sql, songId),
      shownReports(sql, songId, site.timeZone),
    ]);
    if (!song && (await findDraftToEdit(sql, songId)))
      throw redirect(`/admin/lyrics/drafts/edit/${params.songId}`);
    if (!song) return data(backToList("Song not found.", url), 404);
    const { id, version } = song;
    const place = { address: addressOfSong(song), neighbours: await findNeighbours(sql, id, url) };
    const initial = textOfSong(song);
    const drafted = url.searchParams.has("draft") ? await draftSong(sql, initial) : null;
    const unfinished = await readUnfinished(sql, url);
    const opened = { initial, drafted, song: { id, version, ...place }, unfinished, saveKey: newSaveKey() };
    return data({ opened, reports });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("Error fetching song:", error);
    return data(backToList("Error fetching song", url), 503);
  }
}

function backToList(title: string, { search }: URL) {
  const redirectTo = songListAddress(search);
  return { opened: null, reports: [], result: { notice: failureNotice(title), redirectTo } };
}

export function action(args: Route.ActionArgs) {
  return saveLyric(args, { id: Number(args.params.songId), isDraft: false });
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error updating Lyric" });
}

export { shouldRevalidate } from "./keep-opened.ts";

export default function EditLyric({ params, loaderData, actionData }: Route.ComponentProps) {
  return <OpenedSong key={params.songId} loaderData={loaderData} actionData={actionData} />;
}
