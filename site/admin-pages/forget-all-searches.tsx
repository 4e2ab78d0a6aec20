/** Asks before all missed searches are forgotten, where no scripts run. */
import { findMissedSearches } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/forget-all-searches.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ConfirmPage } from "./components/confirm-page.tsx";
import { forgetAllQuestion, notInTrash } from "./components/missed-searches.tsx";
import { listAddress } from "./list-position.ts";

export const handle: AdminHandle = { title: "Forget All Searches" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const counting = findMissedSearches(context.get(liveContext).sql, { order: "newest", page: 1 });
  const { count } = await queryCatalogue(counting, "Error fetching missed searches:");
  const back = listAddress("/admin/analytics", url.search);
  const fields = { intent: "forget-all" };
  return { question: forgetAllQuestion(count), note: notInTrash, back, confirmLabel: "Forget All", fields };
}

export default function ForgetAllSearches({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
