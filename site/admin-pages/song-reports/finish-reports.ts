/** Takes the buttons of the reports in the forms of songs and drafts. Changes nothing that a visitor sees. */
import { redirect } from "react-router";
import { finishReports } from "#catalogue";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { callServerAction } from "../call-server-action.ts";
import { databaseSilent } from "../components/action-result.ts";
import { readForm } from "../read-form.server.ts";
import { failure, isDataRequest, redirectWithNotice, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/finish-reports.ts";

/** The field `report` has the number of the report. */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  context.set(changedNothingContext, true);
  const form = await readForm(request);
  const result = await finish(context.get(liveContext).sql, Number(params.id), Number(form.get("report")));
  if (isDataRequest(request)) return result;
  throw redirectWithNotice(request, result.data.notice, addressOfForm(params.id));
}

async function finish(sql: Parameters<typeof finishReports>[0], songId: number, report: number) {
  try {
    const count = await finishReports(sql, songId, [report]);
    return success(count === 0 ? "Already Done" : "Report Done");
  } catch (error) {
    logFailure("Error finishing reports:", error);
    return failure("Error Finishing Reports", databaseSilent, 503);
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Finishing Reports" });
}

/** @throws a redirect to the form, for whoever comes here by the address bar */
export function loader({ params }: Route.LoaderArgs): never {
  throw redirect(addressOfForm(params.id));
}

/** The form of a song that has become a draft leads on. */
function addressOfForm(id: string): string {
  return `/admin/lyrics/edit/${encodeURIComponent(id)}`;
}
