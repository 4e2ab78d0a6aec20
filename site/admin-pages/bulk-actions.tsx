/**
 * The latest actions on many songs, each with a button that undoes it. Songs that were chosen in a list are sent
 * here.
 */
import { Link } from "react-router";
import { type ListedBulkAction, listBulkActions } from "#catalogue";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/bulk-actions.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { IntentButton } from "./bulk-actions/action-states.tsx";
import { addressOfBulkAction } from "./bulk-actions/addresses.ts";
import { chooseAndGoOn } from "./bulk-actions/bulk-actions.server.ts";
import { bulkTitle } from "./bulk-actions/bulk-texts.ts";
import { callBulkAction } from "./bulk-actions/call-bulk-action.ts";
import { useActionResult } from "./components/action-result.ts";
import { List } from "./components/list.tsx";
import { formatMoment } from "./format-moment.server.ts";

export const handle: AdminHandle = { title: "Bulk Actions" };

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const actions = await queryCatalogue(listBulkActions(sql), "Error fetching bulk actions:");
  return { rows: actions.map((action) => ({ action, when: formatMoment(action.madeAt, site.timeZone) })) };
}

export function action(args: Route.ActionArgs) {
  return chooseAndGoOn(args);
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callBulkAction(serverAction, request);
}

export default function BulkActions({ loaderData: { rows }, actionData }: Route.ComponentProps) {
  useActionResult(actionData);
  return (
    <List
      back={{ text: "Back to Manage Lyrics", to: "/admin/lyrics" }}
      address="/admin/lyrics/bulk"
      className="bulk-list"
      columns={[
        {
          head: "Action",
          className: "name",
          cell: ({ action }) => <Link to={addressOfBulkAction(action.id)}>{bulkTitle(action)}</Link>,
        },
        { head: "Songs", number: ({ action }) => action.changing, units: ["song", "songs"] },
        { head: "When", cell: ({ when }) => when },
        { head: "State", cell: ({ action }) => <StateCell action={action} /> },
      ]}
      rows={rows}
      keyOf={({ action }) => String(action.id)}
      empty={
        <>
          <p>Nothing was changed in many songs yet.</p>
          <p>Choose songs in Manage Lyrics to change them at once.</p>
        </>
      }
    />
  );
}

const stateTexts: Readonly<Record<string, string>> = {
  running: "Under way",
  stopped: "Stopped",
  done: "Done",
};

function StateCell({ action }: { readonly action: ListedBulkAction }) {
  const { id, state, verb, canBeUndone } = action;
  if (!canBeUndone) return state === "done" && verb !== "undo" ? "Undone" : stateTexts[state];
  return (
    <IntentButton intent="undo" address={addressOfBulkAction(id)} className="underlined">
      Undo<span className="unseen"> {bulkTitle(action)}</span>
    </IntentButton>
  );
}
