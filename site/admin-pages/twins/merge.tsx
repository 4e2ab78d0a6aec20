/** Asks before two people or albums are merged, where no scripts run. */
import { findEntryToEdit } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { ConfirmPage } from "../components/confirm-page.tsx";
import { entryKindAt, labelsOf } from "../kind-labels.ts";
import { redirectWithNotice } from "../respond-to-form.server.ts";
import type { Route } from "./+types/merge.ts";
import { addressOfTwins, mergeEffect, mergeQuestion } from "./twin-texts.ts";

export const handle: AdminHandle = { title: "Confirm Merge" };

/** @throws a redirect to the list where one of the two no longer exists */
export async function loader({ request, params, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const { sql } = context.get(liveContext);
  const find = (id: string) =>
    queryCatalogue(findEntryToEdit(sql, kind, Number(id)), `${labelsOf(kind).fetchFailed}:`);
  const [from, into] = await Promise.all([find(params.from), find(params.into)]);
  const back = addressOfTwins(kind);
  if (!from || !into) throw redirectWithNotice(request, labelsOf(kind).notFound, back);
  return {
    question: mergeQuestion(from.name, into.name),
    note: mergeEffect(from.name, into.name, from.songCount),
    back,
    confirmLabel: "Merge",
    fields: { intent: "merge", from: from.id, into: into.id, name: from.name },
  };
}

export default function Merge({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
