/** Asks before a song, a person or an album is deleted, where no script can ask. */
import { findDeletion } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/delete.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { goOn } from "./answer-form.server.ts";
import { QuestionPage } from "./components/question-page.tsx";
import { consequenceOf, deleteQuestion } from "./delete-words.ts";
import { kindAt, wordsOf } from "./entry-words.ts";
import { addressInList } from "./place-in-list.ts";

export const handle: AdminHandle = { title: "Confirm Deletion" };

/** @throws a redirect to the list where it is not there any more */
export async function loader({ request, params, pattern, url, context }: Route.LoaderArgs) {
  const kind = kindAt(pattern);
  const id = Number(params.id);
  const { address, fetchFailed, notFound } = wordsOf(kind);
  const found = await queryCatalogue(findDeletion(context.get(liveContext).sql, kind, id), `${fetchFailed}:`);
  const back = addressInList(address, url.search);
  if (!found) throw goOn(request, notFound, back);
  return {
    question: deleteQuestion(kind, found.name),
    note: consequenceOf(kind, found.songCount),
    back,
    yes: "Delete",
    fields: { intent: "delete", id },
  };
}

export default function Delete({ loaderData }: Route.ComponentProps) {
  return <QuestionPage {...loaderData} />;
}
