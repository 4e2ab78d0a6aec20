/** Asks before a person or an album is deleted, where no script can ask. */
import { liveContext } from "../live.ts";
import type { Route } from "./+types/delete-entry.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { goOn } from "./answer-form.server.ts";
import { QuestionPage } from "./components/question-page.tsx";
import { consequenceOf, entryQuestion, inTrashFor } from "./delete-words.ts";
import { findEntryToEdit } from "./entry-to-edit.server.ts";
import { kindAt, wordsOf } from "./entry-words.ts";
import { addressInList } from "./place-in-list.ts";

export const handle: AdminHandle = { title: "Confirm Deletion" };

/** @throws a redirect to the list where it is not there any more, or the database cannot say */
export async function loader({ request, params, pattern, url, context }: Route.LoaderArgs) {
  const kind = kindAt(pattern);
  const { sql } = context.get(liveContext);
  const found = await findEntryToEdit(sql, kind, Number(params.id), url.search);
  const back = addressInList(wordsOf(kind).address, url.search);
  if (!found.entry) throw goOn(request, found.outcome.notice, back);
  const { id, name, songCount } = found.entry;
  return { kind, id, name, songCount, back };
}

export default function DeleteEntry({ loaderData }: Route.ComponentProps) {
  const { kind, id, name, songCount, back } = loaderData;
  const words = wordsOf(kind);
  return (
    <QuestionPage
      question={entryQuestion(words, name)}
      {...{ back, yes: "Delete", fields: { intent: "delete", id } }}
    >
      {consequenceOf(words, songCount)} {inTrashFor}
    </QuestionPage>
  );
}
