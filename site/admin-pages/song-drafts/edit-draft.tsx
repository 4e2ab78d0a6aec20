/** The page that edits a draft, in the form of songs. */
import { data, redirect } from "react-router";
import { findDraftToEdit, findSongToEdit } from "#catalogue";
import { liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { failureNotice } from "../components/action-result.ts";
import { readUnfinished } from "../forms/read-unfinished.server.ts";
import { draftsAddress } from "../list-position.ts";
import { textOfSong } from "../lyric-form/lyric-text.ts";
import { OpenedSong } from "../lyric-form/opened-song.tsx";
import { saveLyric } from "../lyric-form/save-lyric.server.ts";
import { newSaveKey } from "../save-key.ts";
import { shownReports } from "../song-reports/shown-reports.server.ts";
import type { Route } from "./+types/edit-draft.ts";
import { localTimeOf } from "./publish-time.server.ts";

export const handle: AdminHandle = {
  title: ({ opened }: Route.ComponentProps["loaderData"]) =>
    opened ? `Edit Draft: ${opened.initial.title}` : "Edit Draft",
  isForm: true,
};

/** @throws a redirect to the form of the song that the draft has become */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const { timeZone } = site;
  const id = Number(params.id);
  try {
    const [draft, reports] = await Promise.all([findDraftToEdit(sql, id), shownReports(sql, id, timeZone)]);
    if (!draft && (await findSongToEdit(sql, id))) throw redirect(`/admin/lyrics/edit/${id}`);
    if (!draft) return data(backToList("Draft not found."), 404);
    const { version, failure } = draft;
    const initial = textOfSong(draft, localTimeOf(draft.publishAt, timeZone));
    const unfinished = await readUnfinished(sql, url);
    const opened = {
      initial,
      song: { id, version },
      draft: { timeZone, failure },
      unfinished,
      saveKey: newSaveKey(),
    };
    return data({ opened, reports });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("Error fetching a draft:", error);
    return data(backToList("Error fetching draft"), 503);
  }
}

function backToList(title: string) {
  return { opened: null, reports: [], result: { notice: failureNotice(title), redirectTo: draftsAddress() } };
}

export function action(args: Route.ActionArgs) {
  return saveLyric(args, { id: Number(args.params.id), isDraft: true });
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Saving Draft" });
}

export { shouldRevalidate } from "../keep-opened.ts";

export default function EditDraft({ params, loaderData, actionData }: Route.ComponentProps) {
  return <OpenedSong key={params.id} loaderData={loaderData} actionData={actionData} />;
}
