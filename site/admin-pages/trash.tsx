/** The entries deleted within the last thirty days, which can be searched, and restored one by one or all found. */
import { useRef } from "react";
import { listTrash, RestoreRefused, readPage, readQuery, restoreFound, restoreFromTrash } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/trash.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { useActionFetcher } from "./components/action-result.ts";
import { List } from "./components/list.tsx";
import { RowForm } from "./components/row-actions.tsx";
import { useFocusAfterRemoval } from "./components/use-focus-after-removal.ts";
import { failureText } from "./failure-text.server.ts";
import { formatMoment } from "./format-moment.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { listPosition } from "./list-position.ts";
import { readForm, textOf } from "./read-form.server.ts";
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
  const { q } = readQuery(url.searchParams.get("q"));
  const { entries, ...list } = await queryCatalogue(listTrash(sql, { page, q }), "Error fetching the trash:");
  return {
    ...list,
    q,
    entries: entries.map(({ deletedAt, ...entry }) => ({
      ...entry,
      deleted: formatMoment(deletedAt, site.timeZone),
    })),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const live = args.context.get(liveContext);
  const q = textOf(form, "q");
  return respondToForm(
    args,
    await (q === "" ? restore(live, Number(form.get("trashId"))) : restoreAll(live, q)),
  );
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

async function restoreAll({ sql }: Live, q: string) {
  try {
    const { restored, refused } = await restoreFound(sql, q);
    const rest =
      refused > 0 ? `${formatNumber(refused)} stayed, as their place or their name is taken now.` : "";
    if (restored === 0)
      return failure("Error Restoring", rest || "Nothing of it is in the trash any more.", 409);
    return success(`${formatNumber(restored)} Restored`, rest || undefined);
  } catch (error) {
    logFailure("Error restoring from the trash:", error);
    return failure("Error Restoring", failureText(error), 503);
  }
}

function namesOf(missing: readonly string[], count: number): string {
  const named = missing.slice(0, 3).join(", ");
  return count > 3 ? `${named} and ${count - 3} more` : named;
}

type Entry = Route.ComponentProps["loaderData"]["entries"][number];

export default function Trash({ loaderData: { q, count, page, pages, entries } }: Route.ComponentProps) {
  const restoringAll = useActionFetcher();
  const body = useRef<HTMLTableSectionElement>(null);
  const onRestore = useFocusAfterRemoval(entries, body);
  return (
    <List
      address="/admin/trash"
      position={{ ...listPosition("", page), ...(q && { q }) }}
      {...((count > 0 || q !== "") && {
        search: { q, label: "Search the trash", placeholder: "Title or name" },
      })}
      columns={[
        {
          head: "Name",
          className: "name",
          cell: ({ name, year }) => (year === null ? name : `${name} (${year})`),
        },
        {
          head: "Type",
          cell: ({ kind, links }) => {
            const linked = formatCount(links, kind === "songs" ? "credit" : "song");
            return links > 0 ? `${titleOf(kind)}, ${linked}` : titleOf(kind);
          },
        },
        { head: "Deleted", cell: ({ deleted }) => deleted },
        {
          head: "Actions",
          cell: ({ trashId, name, obstacle }, place) => (
            <RowForm
              field="trashId"
              value={trashId}
              icon="restore"
              label={`Restore ${name}`}
              onSubmit={() => onRestore(place)}
            >
              {obstacle && <span className="obstacle">{obstacles[obstacle]}</span>}
            </RowForm>
          ),
        },
      ]}
      rows={entries}
      keyOf={({ trashId }) => String(trashId)}
      body={body}
      empty={
        <>
          <p>{q === "" ? "The trash is empty." : "Nothing of this name is in the trash."}</p>
          <p>What is deleted stays here for 30 days.</p>
        </>
      }
      page={page}
      pages={pages}
    >
      {count > 0 && <p className="search-summary">What is deleted stays here for 30 days.</p>}
      {count > 0 && q !== "" && (
        <restoringAll.Form method="post" className="restore-found">
          <input type="hidden" name="q" value={q} />
          <button type="submit" className="button outlined" aria-disabled={restoringAll.state !== "idle"}>
            Restore {count === 1 ? "the one found" : `all ${formatNumber(count)} found`}
          </button>
        </restoringAll.Form>
      )}
    </List>
  );
}
