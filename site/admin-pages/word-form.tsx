/** The page that adds or edits an entry of the glossary. */
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { findWordToEdit, type WordInput } from "#catalogue";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/word-form.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { databaseSilent, failureNotice, useActionResult } from "./components/action-result.ts";
import { idIn } from "./edited-id.ts";
import { readUnfinished } from "./forms/read-unfinished.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { listAddress } from "./list-position.ts";
import { readAttempt, readForm } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
import { newSaveKey } from "./save-key.ts";
import { newWord } from "./words/new-word.server.ts";
import { readWord, saveWordAndReport } from "./words/save-word.server.ts";
import { WordFields } from "./words/word-fields.tsx";
import { wordListOf } from "./words/word-lists.ts";

interface WordFormData {
  readonly isNew: boolean;
  readonly initial: (WordInput & { readonly version?: string }) | null;
}

export const handle: AdminHandle = {
  title: ({ isNew, initial }: WordFormData) => {
    if (isNew) return "Add New Word";
    return initial ? `Edit Word: ${initial.word}` : "Edit Word";
  },
  isForm: true,
};

/** Where the word cannot be loaded, the page shows a notice and goes back to the list. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const id = idIn(params);
  const { sql } = context.get(liveContext);
  const unfinished = await queryCatalogue(readUnfinished(sql, url), "Error fetching an unfinished form:");
  const form = { saveKey: newSaveKey(), unfinished, isNew: id === undefined };
  if (id === undefined) return { ...form, initial: newWord(url.searchParams.get("word") ?? "") };
  const { notFound, fetchFailed } = labelsOf("words");
  const redirectTo = listAddress(wordListOf(url.search).address, url.search);
  try {
    const initial = await findWordToEdit(sql, id);
    return initial ? { ...form, initial } : { ...form, initial, result: { notice: notFound, redirectTo } };
  } catch (error) {
    logFailure(`${fetchFailed}:`, error);
    return {
      ...form,
      initial: null,
      result: { notice: failureNotice(fetchFailed, databaseSilent), redirectTo },
    };
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const id = idIn(args.params);
  const attempt = readAttempt(form, id !== undefined);
  const options = id === undefined ? attempt : { id, ...attempt };
  const { sql } = args.context.get(liveContext);
  return respondToForm(args, await saveWordAndReport(sql, readWord(form), args.url.search, options));
}

export function clientAction({ serverAction, request, params }: Route.ClientActionArgs) {
  const title = idIn(params) === undefined ? "Error Adding Word" : "Error updating Word";
  return callServerAction(serverAction, request, { title });
}

export { shouldRevalidate } from "./keep-opened.ts";

export default function WordForm({ loaderData, params }: Route.ComponentProps) {
  const { search } = useLocation();
  const { title, address } = wordListOf(search);
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={listAddress(address, search, idIn(params))}>
          Back to {title}
        </Link>
      </p>
      <OpenedWord key={idIn(params) ?? search} loaderData={loaderData} />
    </>
  );
}

/** Keeps the word as it was opened, whatever is loaded later. */
function OpenedWord({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const [{ isNew, initial, saveKey, unfinished, ...opened }] = useState(loaderData);
  useActionResult("result" in opened ? opened.result : undefined);
  return initial && <WordFields isNew={isNew} initial={initial} saveKey={saveKey} unfinished={unfinished} />;
}
