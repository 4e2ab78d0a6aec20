/** The page that adds or edits an entry of the glossary. */
import { Link, useLocation } from "react-router";
import { findWordToEdit, type WordInput } from "#catalogue";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/word-form.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { idIn } from "./edited-id.ts";
import { loadForm } from "./forms/load-form.server.ts";
import { useOpened } from "./forms/use-opened.ts";
import { listAddress } from "./list-position.ts";
import { readAttempt, readForm } from "./read-form.server.ts";
import { respondToForm } from "./respond-to-form.server.ts";
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

export async function loader(args: Route.LoaderArgs) {
  const { searchParams, search } = args.url;
  const list = wordListOf(search).address;
  const form = await loadForm(args, { kind: "words", list, find: findWordToEdit });
  return { ...form, initial: form.isNew ? newWord(searchParams.get("word") ?? "") : form.edited };
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

function OpenedWord({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { isNew, initial, saveKey, unfinished } = useOpened(loaderData);
  return initial && <WordFields isNew={isNew} initial={initial} saveKey={saveKey} unfinished={unfinished} />;
}
