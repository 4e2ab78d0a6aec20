/** Asks before a public song is withdrawn, and makes it a draft. */
import { findSongToEdit, RestoreRefused, SongRefused, withdrawSong } from "#catalogue";
import { liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { failureNotice, unexpectedError } from "../components/action-result.ts";
import { ConfirmPage } from "../components/confirm-page.tsx";
import { draftsAddress, songListAddress } from "../list-position.ts";
import { failure, redirectWithNotice, respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/withdraw-song.ts";

export const handle: AdminHandle = { title: "Withdraw Lyric" };

/** @throws a redirect to the list where there is no such song */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const found = findSongToEdit(context.get(liveContext).sql, Number(params.id));
  const song = await queryCatalogue(found, "Error fetching song:");
  const list = songListAddress(url.search);
  if (!song) throw redirectWithNotice(request, failureNotice("Song not found."), list);
  return {
    question: `Withdraw "${song.title}"?`,
    note: "Visitors no longer find it, and its address leads nowhere. It becomes a draft that keeps its views and its history. When you publish it, it has the same address again.",
    back: `/admin/lyrics/edit/${song.id}${url.search}`,
    action: `/admin/lyrics/withdraw/${song.id}${url.search}`,
    confirmLabel: "Withdraw lyric",
    fields: {},
  };
}

export async function action(args: Route.ActionArgs) {
  return respondToForm(args, await withdrawAndReport(args));
}

async function withdrawAndReport({ params, context }: Route.ActionArgs) {
  const id = Number(params.id);
  const title = "Error Withdrawing Lyric";
  try {
    const withdrawn = await withdrawSong(context.get(liveContext).sql, id);
    if (withdrawn === null) return failure(title, "It is not public any more.", 409);
    const result = success("Lyric Withdrawn", `"${withdrawn}" is a draft now.`);
    return { ...result, data: { ...result.data, redirectTo: draftsAddress(id) } };
  } catch (error) {
    if (error instanceof RestoreRefused || error instanceof SongRefused)
      return failure(title, error.message, 409);
    logFailure("Error withdrawing a lyric:", error);
    return failure(title, unexpectedError, 503);
  }
}

export default function WithdrawSong({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
