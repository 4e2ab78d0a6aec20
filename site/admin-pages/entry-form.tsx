/** One module for adding and editing singers, artists, lyricists, music directors and albums. */
import { useState } from "react";
import { Link, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { type EntryKind, type EntryToEdit, findEntryToEdit } from "#catalogue";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/entry-form.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { useActionResult } from "./components/action-result.ts";
import { EntryFields } from "./components/entry-fields.tsx";
import { answerSave, mergeAndReport } from "./entry-actions.server.ts";
import { entryKindAt, labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { readAttempt, readForm, textOf } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";

interface FormFacts {
  readonly kind: EntryKind;
  readonly isNew: boolean;
  readonly entry: EntryToEdit | null;
}

export const handle: AdminHandle = {
  title: ({ kind, isNew, entry }: FormFacts) => {
    const { title } = labelsOf(kind);
    if (isNew) return `Add New ${title}`;
    return entry ? `Edit ${title}: ${entry.name}` : `Edit ${title}`;
  },
  isForm: true,
};

/** Where what is edited cannot be had, the page has a message and leads back to the list. */
export async function loader({ url, params, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const id = idIn(params);
  const facts = { kind, saveKey: newSaveKey(), isNew: id === undefined };
  if (id === undefined) return { ...facts, entry: null };
  const { notFound, fetchFailed, address } = labelsOf(kind);
  const to = listAddress(address, url.search);
  try {
    const entry = await findEntryToEdit(context.get(liveContext).sql, kind, id);
    return entry ? { ...facts, entry } : { ...facts, entry, outcome: { notice: notFound, to } };
  } catch (error) {
    logFailure(`${fetchFailed}:`, error);
    const text = "The database did not answer. Please try again in a moment.";
    return { ...facts, entry: null, outcome: { notice: { title: fetchFailed, text, failed: true }, to } };
  }
}

/** @returns undefined on the page that adds */
function idIn(params: { readonly id?: string | undefined }): number | undefined {
  return params.id === undefined ? undefined : Number(params.id);
}

export async function action(asked: Route.ActionArgs) {
  const { sql } = asked.context.get(liveContext);
  const kind = entryKindAt(asked.pattern);
  const form = await readForm(asked.request);
  const id = idIn(asked.params);
  if (form.get("intent") === "merge" && id !== undefined) {
    const from = { id, name: textOf(form, "name") };
    return respondToForm(
      asked,
      await mergeAndReport(sql, kind, from, Number(form.get("into")), asked.url.search),
    );
  }
  const typed = { name: textOf(form, "name"), year: textOf(form, "year"), picture: textOf(form, "picture") };
  const attempt = readAttempt(form, id !== undefined);
  const options = id === undefined ? attempt : { id, ...attempt };
  return respondToForm(asked, await answerSave(sql, kind, typed, asked.url.search, options));
}

export function clientAction({ serverAction, request, params, pattern }: Route.ClientActionArgs) {
  const what = idIn(params) === undefined ? "Error Adding" : "Error updating";
  return callServerAction(serverAction, request, {
    title: `${what} ${labelsOf(entryKindAt(pattern)).title}`,
  });
}

/** A form goes on with what it began with: what has been saved since must not make a stale edit look fresh. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export default function EntryForm({ loaderData, params }: Route.ComponentProps) {
  const words = labelsOf(loaderData.kind);
  const { search } = useLocation();
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={listAddress(words.address, search, idIn(params))}>
          Back to {words.listTitle}
        </Link>
      </p>
      <BegunForm key={idIn(params) ?? "new"} loaderData={loaderData} />
    </>
  );
}

/** Takes the data of its beginning; a page that is read again beneath it, since others have saved something, changes nothing. */
function BegunForm({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const [begun] = useState(loaderData);
  useActionResult("outcome" in begun ? begun : undefined);
  if (!begun.isNew && !begun.entry) return null;
  return <EntryFields kind={begun.kind} entry={begun.entry} firstSaveKey={begun.saveKey} />;
}
