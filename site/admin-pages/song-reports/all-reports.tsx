/** All open reports by the hours in which they came, so that those of a flood are removed at once. */
import { useRef } from "react";
import { data } from "react-router";
import { listReportHours, type ReportScope, readReportScope, removeReports, type Sql } from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { queryCatalogue } from "../../query-catalogue.server.ts";
import type { AdminHandle } from "../admin-layout.tsx";
import { callServerAction } from "../call-server-action.ts";
import { databaseSilent } from "../components/action-result.ts";
import { List } from "../components/list.tsx";
import { formatMoment } from "../format-moment.server.ts";
import { readForm, textOf } from "../read-form.server.ts";
import { failure, respondToForm, success } from "../respond-to-form.server.ts";
import type { Route } from "./+types/all-reports.ts";
import { pageOfScope, RemoveReportsButton } from "./remove-reports-button.tsx";

export const handle: AdminHandle = { title: "Reported Mistakes" };

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const hours = await queryCatalogue(listReportHours(sql, site.timeZone), "Error fetching reports:");
  return {
    hours: hours.map((hour) => ({
      ...hour,
      when: formatMoment(new Date(hour.begin * 1_000), site.timeZone),
    })),
  };
}

/** Takes the buttons of all pages that remove reports. Changes nothing that a visitor sees. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  context.set(changedNothingContext, true);
  const scope = readReportScope(textOf(await readForm(request), "scope"));
  if (!scope) throw data(null, 400);
  return respondToForm(args, await remove(context.get(liveContext).sql, scope), pageOfScope(scope));
}

async function remove(sql: Sql, scope: ReportScope) {
  try {
    const count = await removeReports(sql, scope);
    return success(count === 0 ? "Already Removed" : `${formatCount(count, "Report")} Removed`);
  } catch (error) {
    logFailure("Error removing reports:", error);
    return failure("Error Removing Reports", databaseSilent, 503);
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Removing Reports" });
}

export default function AllReports({ loaderData: { hours } }: Route.ComponentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = hours.reduce((sum, { reports }) => sum + reports, 0);
  return (
    <List
      back={{ text: "Read them, song by song", to: "/admin/lyrics?missing=reported" }}
      address="/admin/lyrics/reports"
      className="report-hours"
      columns={[
        { head: "Hour from", className: "name", cell: ({ when }) => when },
        { head: "Reports", number: ({ reports }) => reports, units: ["report", "reports"] },
        { head: "Songs", number: ({ songs }) => songs, units: ["song", "songs"] },
        {
          head: "Actions",
          cell: ({ begin, when, reports }) => (
            <RemoveReportsButton
              of="hour"
              id={begin}
              count={reports}
              about={`from ${when}`}
              focusAfter={heading}
            />
          ),
        },
      ]}
      rows={hours}
      keyOf={({ begin }) => String(begin)}
    >
      <h2 ref={heading} tabIndex={-1}>
        {count === 0 ? "No reports are open" : `${formatCount(count, "Open Report")} by the Hour`}
      </h2>
      {count > 0 && (
        <div className="table-tools list-tools">
          <RemoveReportsButton of="all" id={0} count={count} focusAfter={heading} />
        </div>
      )}
    </List>
  );
}
