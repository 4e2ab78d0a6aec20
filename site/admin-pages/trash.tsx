/** The entries deleted within the last thirty days, which can be restored. */
import { useRef } from "react";
import { listTrash, RestoreRefused, readPage, restoreFromTrash } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/trash.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { useActionFetcher } from "./components/action-result.ts";
import { AdminIcon } from "./components/admin-icon.tsx";
import { TableHead } from "./components/table-head.tsx";
import { useFocusAfterRemoval } from "./components/use-focus-after-removal.ts";
import { failureText } from "./failure-text.server.ts";
import { formatMoment } from "./format-moment.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { readForm } from "./read-form.server.ts";
import { failure, respondToForm, success } from "./respond-to-form.server.ts";

// Never reloaded by itself: a removed row would take the result of its form with it.
export const handle: AdminHandle = { title: "Trash", isForm: true };

const obstacles = {
  "name-taken": "The name is taken now.",
  "id-taken": "Its place is taken now.",
} as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams.get("page"));
  const { sql, site } = context.get(liveContext);
  const { entries, ...list } = await queryCatalogue(listTrash(sql, { page }), "Error fetching the trash:");
  return {
    ...list,
    entries: entries.map(({ deletedAt, ...entry }) => ({
      ...entry,
      deleted: formatMoment(deletedAt, site.timeZone),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  return respondToForm(args, await restore(args.context.get(liveContext), Number(form.get("trashId"))));
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Restoring" });
}

/** A draft is no kind of entry of its own: it is edited in the form of songs. */
function titleOf(kind: Entry["kind"]): string {
  return kind === "drafts" ? "Draft" : labelsOf(kind).title;
}

async function restore({ sql }: Live, trashId: number) {
  try {
    const restored = await restoreFromTrash(sql, trashId);
    if (!restored) return failure("Error Restoring", "It is not in the trash any more.", 404);
    const { kind, name, missing, missingCount } = restored;
    const without = missingCount > 0 ? ` It came back without ${namesOf(missing, missingCount)}.` : "";
    return success(`${titleOf(kind)} Restored`, `"${name}" has been successfully restored.${without}`);
  } catch (error) {
    if (error instanceof RestoreRefused) return failure("Error Restoring", error.message, 409);
    logFailure("Error restoring from the trash:", error);
    return failure("Error Restoring", failureText(error), 503);
  }
}

function namesOf(missing: readonly string[], count: number): string {
  const named = missing.slice(0, 3).join(", ");
  return count > 3 ? `${named} and ${count - 3} more` : named;
}

export default function Trash({ loaderData: { count, page, pages, entries } }: Route.ComponentProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const onRestore = useFocusAfterRemoval(entries, list);
  if (count === 0)
    return (
      <div className="admin-empty">
        <p>The trash is empty.</p>
        <p>What is deleted stays here for 30 days.</p>
      </div>
    );
  return (
    <>
      <p className="search-summary">What is deleted stays here for 30 days.</p>
      <table className="admin-table">
        <TableHead columns={["Name", "Type", "Deleted", "Actions"]} />
        <tbody ref={list}>
          {entries.map((entry, place) => (
            <Row key={entry.trashId} entry={entry} onRestore={() => onRestore(place)} />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={pages} addressOf={(number) => `/admin/trash?page=${number}`} />
    </>
  );
}

type Entry = Route.ComponentProps["loaderData"]["entries"][number];

interface RowProps {
  readonly entry: Entry;
  readonly onRestore: () => void;
}

function Row({ entry, onRestore }: RowProps) {
  const { trashId, kind, name, year, deleted, links, obstacle } = entry;
  const fetcher = useActionFetcher();
  return (
    <tr>
      <td className="name">
        {name}
        {year !== null && ` (${year})`}
      </td>
      <td>
        {titleOf(kind)}
        {links > 0 && `, ${formatCount(links, kind === "songs" ? "credit" : "song")}`}
      </td>
      <td>{deleted}</td>
      <td>
        <fetcher.Form method="post" className="row-actions" onSubmit={onRestore}>
          {obstacle && <span className="obstacle">{obstacles[obstacle]}</span>}
          <input type="hidden" name="trashId" value={trashId} />
          <button
            type="submit"
            className="round-button"
            aria-label={`Restore ${name}`}
            aria-disabled={fetcher.state !== "idle"}
          >
            <AdminIcon name="restore" />
          </button>
        </fetcher.Form>
      </td>
    </tr>
  );
}
