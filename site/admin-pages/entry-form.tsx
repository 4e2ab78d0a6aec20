/** The page that adds or edits a singer, artist, lyricist, music director or album. */
import { Link, useLocation } from "react-router";
import { type EntryKind, type EntryToEdit, findEntryToEdit, type Sql } from "#catalogue";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/entry-form.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { EntryFields } from "./components/entry-fields.tsx";
import { idIn } from "./edited-id.ts";
import { mergeAndReport, saveAndReport } from "./entry-actions.server.ts";
import { type EntryResult, typedEntry } from "./entry-result.ts";
import { loadForm } from "./forms/load-form.server.ts";
import { useOpened } from "./forms/use-opened.ts";
import { entryKindAt, labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { readAttempt, readForm, textOf } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";

interface EntryFormData {
  readonly kind: EntryKind;
  readonly isNew: boolean;
  readonly edited: EntryToEdit | null;
}

export const handle: AdminHandle = {
  title: ({ kind, isNew, edited }: EntryFormData) => {
    const { title } = labelsOf(kind);
    if (isNew) return `Add New ${title}`;
    return edited ? `Edit ${title}: ${edited.name}` : `Edit ${title}`;
  },
  isForm: true,
};

export async function loader({ pattern, ...args }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const find = (sql: Sql, id: number) => findEntryToEdit(sql, kind, id);
  return { kind, ...(await loadForm(args, { kind, list: labelsOf(kind).address, find })) };
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
  return respondToForm(
    args,
    await saveAndReport(sql, kind, typed, search, options, textOf(form, "askedName")),
  );
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
        {loaderData.edited && loaderData.kind === "albums" && (
          <Link className="underlined" to={`${labels.address}/${loaderData.edited.id}/tracks${search}`}>
            Edit Songs
          </Link>
        )}
        {loaderData.edited && (
          <Link className="underlined" to={`${labels.address}/${loaderData.edited.id}/history${search}`}>
            History
          </Link>
        )}
      </p>
      <OpenedEntry key={idIn(params) ?? "new"} loaderData={loaderData} />
    </>
  );
}

function OpenedEntry({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { kind, isNew, edited, saveKey, unfinished } = useOpened(loaderData);
  if (!isNew && !edited) return null;
  return <EntryFields kind={kind} entry={edited} saveKey={saveKey} unfinished={unfinished} />;
}
