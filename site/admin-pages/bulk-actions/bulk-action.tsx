/** One action on many songs: what is to be done, the question before it, its progress, and its end. */
import { Link } from "react-router";
import { countReports, findBulkAction } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { liveContext } from "../../live.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { failureNotice, useActionResult } from "../components/action-result.ts";
import { KeptFields } from "../forms/kept-fields.tsx";
import { redirectWithNotice } from "../respond-to-form.server.ts";
import { RemoveReportsButton } from "../song-reports/remove-reports-button.tsx";
import type { Route } from "./+types/bulk-action.ts";
import { Ended, Progress, Question, StateSection } from "./action-states.tsx";
import { addressOfBulkAction, bulkActions } from "./addresses.ts";
import { AskForms } from "./ask-forms.tsx";
import { type BulkResult, runIntent } from "./bulk-actions.server.ts";
import { namedSongs } from "./bulk-texts.ts";
import { callBulkAction } from "./call-bulk-action.ts";

export const handle: AdminHandle = { title: "Bulk Action", isForm: true };

/** @throws a redirect to the list where it is not kept */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const id = Number(params.id);
  const finding = Promise.all([findBulkAction(sql, id), countReports(sql, { of: "bulk", id })]);
  const [action, reports] = await queryCatalogue(finding, "Error fetching a bulk action:");
  if (!action)
    throw redirectWithNotice(request, failureNotice("Error", "Bulk action not found."), bulkActions);
  return { action, reports, isAsking: action.state === "asked" && !url.searchParams.has("other") };
}

export function action(args: Route.ActionArgs) {
  return runIntent(args, Number(args.params.id));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callBulkAction(serverAction, request);
}

export default function BulkActionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { action, reports, isAsking } = loaderData;
  const { state } = action;
  useActionResult(actionData);
  const isChoosing = state === "chosen" || (state === "asked" && !isAsking);
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to="/admin/lyrics">
          Back to Manage Lyrics
        </Link>
      </p>
      <StateSection state={`${action.id} ${isChoosing ? "chosen" : state}`}>
        {isChoosing && (
          <>
            <p className="bulk-said">
              {formatCount(action.songCount, "song")} chosen: {namedSongs(action.titles, action.songCount)}.
            </p>
            <p className="muted">You see in numbers what will happen before anything is changed.</p>
          </>
        )}
        {isAsking && <Question action={action} />}
        {state === "running" && <Progress action={action} />}
        {(state === "done" || state === "stopped") && <Ended action={action} />}
      </StateSection>
      {isChoosing && reports > 0 && (
        <div className="ask-forms">
          <p className="hint small-print">{formatCount(reports, "open report")} of these songs.</p>
          <RemoveReportsButton of="bulk" id={action.id} count={reports} />
        </div>
      )}
      {isChoosing && (
        <KeptFields key={addressOfBulkAction(action.id)}>
          <AskForms
            publicCount={action.publicCount}
            draftCount={action.draftCount}
            result={actionData as BulkResult | undefined}
          />
        </KeptFields>
      )}
    </>
  );
}
