/** The page that adds or edits a singer, artist, lyricist, music director or album. */
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { type EntryKind, type EntryToEdit, findEntryToEdit } from "#catalogue";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/entry-form.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { databaseSilent, failureNotice, useActionResult } from "./components/action-result.ts";
import { EntryFields } from "./components/entry-fields.tsx";
import { idIn } from "./edited-id.ts";
import { mergeAndReport, saveAndReport } from "./entry-actions.server.ts";
import { type EntryResult, typedEntry } from "./entry-result.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { entryKindAt, labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { readAttempt, readForm, textOf } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";

interface EntryFormData {
  readonly kind: EntryKind;
  readonly isNew: boolean;
  readonly entry: EntryToEdit | null;
}

export const handle: AdminHandle = {
  title: ({ kind, isNew, entry }: EntryFormData) => {
    const { title } = labelsOf(kind);
    if (isNew) return `Add New ${title}`;
    return entry ? `Edit ${title}: ${entry.name}` : `Edit ${title}`;
  },
  isForm: true,
};

/** Where the entry cannot be loaded, the page shows a notice and goes back to the list. */
export async function loader({ url, params, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const id = idIn(params);
  const { sql } = context.get(liveContext);
  const unfinished = await queryCatalogue(readUnfinished(sql, url), "Error fetching an unfinished form:");
  const form = { kind, saveKey: newSaveKey(), unfinished, isNew: id === undefined };
  if (id === undefined) return { ...form, entry: null };
  const { notFound, fetchFailed, address } = labelsOf(kind);
  const redirectTo = listAddress(address, url.search);
  try {
    const entry = await findEntryToEdit(sql, kind, id);
    return entry ? { ...form, entry } : { ...form, entry, result: { notice: notFound, redirectTo } };
  } catch (error) {
    logFailure(`${fetchFailed}:`, error);
    return {
      ...form,
      entry: null,
      result: { notice: failureNotice(fetchFailed, databaseSilent), redirectTo },
    };
  }
}

export async function action(args: Route.ActionArgs) {
  const { sql } = args.context.get(liveContext);
  const { search } = args.url;
  const kind = entryKindAt(args.pattern);
  const form = await readForm(args.request);
  const id = idIn(args.params);
  if (form.get("intent") === "merge" && id !== undefined) {
    const from = { id, name: textOf(form, "name") };
    const merged = await mergeAndReport(sql, kind, from, Number(form.get("into")), search);
    return respondToForm<EntryResult>(args, merged);
  }
  const typed = typedEntry((field) => textOf(form, field));
  const attempt = readAttempt(form, id !== undefined);
  const options = id === undefined ? attempt : { id, ...attempt };
  return respondToForm(args, await saveAndReport(sql, kind, typed, search, options));
}

export function clientAction({ serverAction, request, params, pattern }: Route.ClientActionArgs) {
  const what = idIn(params) === undefined ? "Error Adding" : "Error updating";
  return callServerAction(serverAction, request, {
    title: `${what} ${labelsOf(entryKindAt(pattern)).title}`,
  });
}

export { shouldRevalidate } from "./keep-opened.ts";

export default function EntryForm({ loaderData, params }: Route.ComponentProps) {
  const labels = labelsOf(loaderData.kind);
  const { search } = useLocation();
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={listAddress(labels.address, search, idIn(params))}>
          Back to {labels.listTitle}
        </Link>
        {loaderData.entry && (
          <Link className="underlined" to={`${labels.address}/${loaderData.entry.id}/history${search}`}>
            History
          </Link>
        )}
      </p>
      <OpenedEntry key={idIn(params) ?? "new"} loaderData={loaderData} />
    </>
  );
}

/** Keeps the entry as it was opened, whatever is loaded later. */
function OpenedEntry({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const [{ kind, isNew, entry, saveKey, unfinished, ...opened }] = useState(loaderData);
  useActionResult("result" in opened ? opened.result : undefined);
  if (!isNew && !entry) return null;
  return <EntryFields kind={kind} entry={entry} saveKey={saveKey} unfinished={unfinished} />;
}
