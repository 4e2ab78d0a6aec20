/** Asks before a song, a person or an album is deleted, where no scripts run. */
import { findDeletion } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/delete.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ConfirmPage } from "./components/confirm-page.tsx";
import { deleteQuestion, deletionEffect } from "./deletion-texts.ts";
import { kindAt, labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { redirectWithNotice } from "./respond-to-form.server.ts";

export const handle: AdminHandle = { title: "Confirm Deletion" };

/** @throws a redirect to the list where the entry no longer exists */
export async function loader({ request, params, pattern, url, context }: Route.LoaderArgs) {
  const kind = kindAt(pattern);
  const id = Number(params.id);
  const { address, fetchFailed, notFound } = labelsOf(kind);
  const found = await queryCatalogue(findDeletion(context.get(liveContext).sql, kind, id), `${fetchFailed}:`);
  const back = listAddress(address, url.search);
  if (!found) throw redirectWithNotice(request, notFound, back);
  return {
    question: deleteQuestion(kind, found.name),
    note: deletionEffect(kind, found.songCount),
    back,
    confirmLabel: "Delete",
    fields: { intent: "delete", id },
  };
}

export default function Delete({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
