/** Asks before open reports are removed, where no scripts run. */
import { data } from "react-router";
import { countReports, readReportScope } from "#catalogue";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { ConfirmPage } from "../components/confirm-page.tsx";
import type { Route } from "./+types/confirm-removal.ts";
import {
  confirmLabel,
  pageOfScope,
  removalNote,
  removalQuestion,
  reportsAddress,
} from "./remove-reports-button.tsx";

export const handle: AdminHandle = { title: "Remove Open Reports" };

/** @throws 404 for an address that no button has */
export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = readReportScope(params.scope);
  if (!scope) throw data(null, 404);
  const counting = countReports(context.get(liveContext).sql, scope);
  return {
    question: removalQuestion(scope.of, await queryCatalogue(counting, "Error counting reports:")),
    note: removalNote,
    back: pageOfScope(scope),
    action: reportsAddress,
    confirmLabel,
    fields: { scope: params.scope },
  };
}

export default function ConfirmRemoval({ loaderData }: Route.ComponentProps) {
  return <ConfirmPage {...loaderData} />;
}
