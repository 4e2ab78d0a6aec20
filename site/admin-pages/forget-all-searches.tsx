/** Asks before all missed searches are forgotten, where no script can ask. */
import { findMissedSearches } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/forget-all-searches.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { forgetAllQuestion, notInTrash } from "./components/missed-searches.tsx";
import { QuestionPage } from "./components/question-page.tsx";
import { addressInList } from "./place-in-list.ts";

export const handle: AdminHandle = { title: "Forget All Searches" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = findMissedSearches(context.get(liveContext).sql, { order: "newest", page: 1 });
  const { count } = await queryCatalogue(asked, "Error fetching missed searches:");
  const back = addressInList("/admin/analytics", url.search);
  const fields = { intent: "forget-all" };
  return { question: forgetAllQuestion(count), note: notInTrash, back, yes: "Forget All", fields };
}

export default function ForgetAllSearches({ loaderData }: Route.ComponentProps) {
  return <QuestionPage {...loaderData} />;
}
