/** The lists of singers, artists, lyricists, music directors and albums, filtered while typing or by what is missing, and sorted. */
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import {
  type EntryKind,
  findListing,
  gapsOfEntries,
  maxHits,
  readEntryGap,
  readEntrySort,
  readPage,
  readQuery,
} from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/listing.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { type Deletable, DeleteDialog } from "./components/delete-dialog.tsx";
import { EntryTable } from "./components/entry-table.tsx";
import { KeptInSearch, ListFilters } from "./components/list-filters.tsx";
import { TableSearch } from "./components/table-search.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { rowFilter } from "./filter-rows.ts";
import { labelOfEntryGap } from "./gap-labels.ts";
import { entryKindAt, type KindLabels, labelsOf } from "./kind-labels.ts";
import { listPosition, positionQuery } from "./list-position.ts";

export const handle: AdminHandle = {
  title: ({ kind }: { readonly kind: EntryKind }) => labelsOf(kind).listTitle,
};

export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  const gap = readEntryGap(kind, url.searchParams.get("missing"));
  const sort = readEntrySort(kind, url.searchParams.get("sort"));
  const listing = findListing(context.get(liveContext).sql, kind, { filter: q, page, gap, sort });
  const found = await queryCatalogue(listing, `Error fetching ${labelsOf(kind).listTitle}:`);
  const matchCount = found.fitting > maxHits && q !== "" ? `${maxHits}+` : formatNumber(found.fitting);
  const filters = gapsOfEntries(kind).map((one) => ({
    gap: one,
    label: labelOfEntryGap(kind, one),
    count: found.gapCounts[one] ?? 0,
  }));
  return { ...found, kind, q, gap, sort, filters, matchCount };
}

export function action(args: Route.ActionArgs) {
  return deleteAction(args, entryKindAt(args.pattern));
}

export function clientAction({ serverAction, request, pattern }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, {
    title: `Error Deleting ${labelsOf(entryKindAt(pattern)).title}`,
  });
}

/** Another list begins without the filter that was typed into this one. */
export default function Listing({ loaderData }: Route.ComponentProps) {
  return <ListOfKind key={loaderData.kind} loaderData={loaderData} />;
}

function ListOfKind({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { kind, q, gap, sort, filters, rows, page, pages, isWhole } = loaderData;
  const labels = labelsOf(kind);
  const [typed, setTyped] = useState(q);
  const filter = useMemo(() => rowFilter(rows), [rows]);
  const shown = isWhole ? filter(typed) : rows;
  const sought = isWhole ? typed.trim() : q;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const position = { ...listPosition(sought, page), ...(gap && { missing: gap }), ...(sort && { sort }) };
  return (
    <>
      <div className="table-tools">
        <TableSearch
          field={search}
          q={q}
          label={`Search ${labels.noun}s`}
          placeholder={kind === "albums" ? "Search by name or year" : "Search by name"}
          onType={isWhole ? setTyped : undefined}
        >
          <KeptInSearch {...position} />
        </TableSearch>
        <ListLinks kind={kind} />
      </div>
      <p className="search-summary list-links">
        <span role="status">{summaryOf(loaderData, sought, shown.length)}</span>
        {gap && (
          <Link
            className="underlined"
            to={labels.address + positionQuery({ q: sought, ...(sort && { sort }) })}
          >
            Show all
          </Link>
        )}
      </p>
      <ListFilters list={labels.address} position={position} filters={filters} />
      {shown.length > 0 && <EntryTable kind={kind} rows={shown} position={position} onDelete={setChosen} />}
      {shown.length === 0 && <NothingFound labels={labels} isFiltered={sought !== ""} />}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => labels.address + positionQuery({ ...position, page: String(number) })}
      />
      <DeleteDialog
        kind={kind}
        chosen={chosen}
        position={position}
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}

function ListLinks({ kind }: { readonly kind: EntryKind }) {
  const { address, title } = labelsOf(kind);
  return (
    <div className="strip table-links">
      {kind === "singers" && (
        <Link className="button outlined" to="/admin/artists">
          Manage Artists
        </Link>
      )}
      <Link className="button outlined" to={`${address}/twins`}>
        Likely twins
      </Link>
      <Link className="button solid" to={`${address}/add`}>
        Add New {title}
      </Link>
    </div>
  );
}

function summaryOf(found: Route.ComponentProps["loaderData"], sought: string, shown: number): string {
  const { noun } = labelsOf(found.kind);
  const all = formatCount(found.total, noun);
  if ((sought === "" && !found.gap) || shown === found.total) return all;
  if (sought === "" && !found.isWhole) return `${formatNumber(found.fitting)} of ${all}`;
  if (found.isWhole || shown === found.fitting) return `${formatNumber(shown)} of ${all}`;
  return `The first ${formatNumber(shown)} of ${found.matchCount} ${noun}s`;
}

function NothingFound({ labels, isFiltered }: { readonly labels: KindLabels; readonly isFiltered: boolean }) {
  return (
    <div className="admin-empty">
      <p>No {labels.noun}s found.</p>
      {isFiltered && (
        <p>
          Try adjusting your search term or{" "}
          <Link className="underlined" to={`${labels.address}/add`}>
            add a new {labels.noun}
          </Link>
          .
        </p>
      )}
    </div>
  );
}
