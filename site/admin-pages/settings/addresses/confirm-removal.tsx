/** Asks before many old addresses are removed, where no scripts run. */
import { listOldAddresses } from "#catalogue";
import { liveContext } from "../../../live.ts";
import { queryCatalogue } from "../../../query-catalogue.server.ts";
import type { AdminHandle } from "../../admin-layout.tsx";
import { ConfirmPage } from "../../components/confirm-page.tsx";
import type { Route } from "./+types/confirm-removal.ts";
import { removalNote, removalQuestion } from "./old-addresses.tsx";

export const handle: AdminHandle = { title: "Remove Old Addresses" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = url.searchParams.get("q") ?? "";
  const listing = listOldAddresses(context.get(liveContext).sql, q, 1);
  const { count } = await queryCatalogue(listing, "Error counting old addresses:");
  const fields = { intent: "remove-all", q };
  const back = "/admin/settings/addresses";
  return { question: removalQuestion(count, q), note: removalNote, back, confirmLabel: "Remove", fields };
}

export default function ConfirmRemoval({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
