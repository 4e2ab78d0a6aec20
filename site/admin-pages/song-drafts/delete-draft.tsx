/** Asks before a draft is deleted, and deletes it. */
import { deleteDraft, findDraftToEdit } from "#catalogue";
import { liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { failureNotice } from "../components/action-result.ts";
import { ConfirmPage } from "../components/confirm-page.tsx";
import { deletionEffect } from "../deletion-texts.ts";
import { failureText } from "../failure-text.server.ts";
import { draftsAddress } from "../list-position.ts";
import { failure, redirectWithNotice, respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/delete-draft.ts";

export const handle: AdminHandle = { title: "Confirm Deletion" };

/** @throws a redirect to the list where there is no such draft */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = findDraftToEdit(context.get(liveContext).sql, Number(params.id));
  const draft = await queryCatalogue(found, "Error fetching a draft:");
  if (!draft) throw redirectWithNotice(request, failureNotice("Draft not found."), draftsAddress());
  return {
    question: `Are you sure you want to delete the draft "${draft.title}"?`,
    note: deletionEffect("songs", 0),
    back: draftsAddress(),
    action: `/admin/lyrics/drafts/delete/${draft.id}`,
    confirmLabel: "Delete",
    fields: {},
  };
}

export async function action(args: Route.ActionArgs) {
  return respondToForm(args, await deleteAndReport(args));
}

async function deleteAndReport({ params, context }: Route.ActionArgs) {
  try {
    const title = await deleteDraft(context.get(liveContext).sql, Number(params.id));
    const text = title ? `"${title}" has been successfully deleted.` : "It had been deleted already.";
    const result = success("Draft Deleted", text);
    return { ...result, data: { ...result.data, redirectTo: draftsAddress() } };
  } catch (error) {
    logFailure("Error deleting a draft:", error);
    return failure("Error Deleting Draft", failureText(error), 503);
  }
}

export default function DeleteDraft({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
