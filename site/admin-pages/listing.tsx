/**
 * The lists of singers, artists, lyricists, music directors and albums, filtered while typing or by what is missing,
 * and sorted.
 */
import { useMemo, useState } from "react";
import { Link } from "react-router";
import {
  type EntryKind,
  findListing,
  gapsOfEntries,
  type ListingRow,
  maxHits,
  readEntryGap,
  readEntrySort,
  readPage,
  readQuery,
} from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfName } from "../components/language-of.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/listing.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { EntryThumbnail } from "./components/entry-thumbnail.tsx";
import { List } from "./components/list.tsx";
import type { Column } from "./components/table.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { rowFilter } from "./filter-rows.ts";
import { labelOfEntryGap } from "./gap-labels.ts";
import { entryKindAt, labelsOf } from "./kind-labels.ts";
import { listPosition, positionQuery } from "./list-position.ts";
import { linkTextOf, readNotLookedThrough } from "./not-looked-through.server.ts";

export const handle: AdminHandle = {
  title: ({ kind }: { readonly kind: EntryKind }) => labelsOf(kind).listTitle,
};

export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  const gap = readEntryGap(kind, url.searchParams.get("missing"));
  const sort = readEntrySort(kind, url.searchParams.get("sort"));
  const { sql } = context.get(liveContext);
  const [found, { twinsOf }] = await queryCatalogue(
    Promise.all([findListing(sql, kind, { filter: q, page, gap, sort }), readNotLookedThrough(sql)]),
    `Error fetching ${labelsOf(kind).listTitle}:`,
  );
  const matchCount = found.fitting > maxHits && q !== "" ? `${maxHits}+` : formatNumber(found.fitting);
  const filters = gapsOfEntries(kind).map((one) => ({
    gap: one,
    label: labelOfEntryGap(kind, one),
    count: found.gapCounts[one] ?? 0,
  }));
  const later = twinsOf(kind);
  const twinsText = later && linkTextOf("Likely twins", later);
  return { ...found, kind, q, gap, sort, filters, matchCount, twinsText };
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
  const { kind, q, gap, sort, filters, rows, page, pages, isWhole, twinsText } = loaderData;
  const { address, noun, title } = labelsOf(kind);
  const [typed, setTyped] = useState(q);
  const filter = useMemo(() => rowFilter(rows), [rows]);
  const shown = isWhole ? filter(typed) : rows;
  const sought = isWhole ? typed.trim() : q;
  const position = { ...listPosition(sought, page), ...(gap && { missing: gap }), ...(sort && { sort }) };
  const showAll = { text: "Show all", to: address + positionQuery({ q: sought, ...(sort && { sort }) }) };
  const twins = `${address}/twins`;
  const links = [...(gap ? [showAll] : []), ...(twinsText ? [{ text: twinsText, to: twins }] : [])];
  return (
    <List
      address={address}
      position={position}
      search={{
        q,
        label: `Search ${noun}s`,
        placeholder: kind === "albums" ? "Search by name or year" : "Search by name",
        onType: isWhole ? setTyped : undefined,
      }}
      buttons={[
        ...(kind === "singers" ? [{ text: "Manage Artists", to: "/admin/artists" }] : []),
        { text: "Likely twins", to: twins },
        { text: `Add New ${title}`, to: `${address}/add` },
      ]}
      summary={{ text: summaryOf(loaderData, sought, shown.length), links }}
      filters={filters}
      className="listing"
      columns={columnsOf(kind)}
      rows={shown}
      keyOf={({ id }) => id}
      usualSort="name-asc"
      actions={{ kind, of: (row) => row }}
      page={page}
      pages={pages}
      empty={
        <>
          <p>No {noun}s found.</p>
          {sought !== "" && (
            <p>
              Try adjusting your search term or{" "}
              <Link className="underlined" to={`${address}/add`}>
                add a new {noun}
              </Link>
              .
            </p>
          )}
        </>
      }
    />
  );
}

function columnsOf(kind: EntryKind): readonly Column<ListingRow>[] {
  const isAlbum = kind === "albums";
  return [
    {
      head: labelsOf(kind).picture,
      cell: ({ name, picture }) => <EntryThumbnail name={name} picture={picture} isAlbum={isAlbum} />,
    },
    {
      head: "Name",
      className: "name",
      lang: ({ name }) => languageOfName(name),
      cell: ({ name }) => (
        <span className="clamped" title={name.length > 24 ? name : undefined}>
          {name}
        </span>
      ),
      sort: { name: "name", usual: "asc" },
    },
    ...(isAlbum ? [yearColumn] : []),
    {
      head: "Song Count",
      number: ({ songCount }) => songCount,
      units: ["song", "songs"],
      cell: ({ name, songCount }) => (
        <Link
          discover="none"
          to={`/admin/lyrics?${new URLSearchParams({ q: name })}`}
          aria-label={`${formatCount(songCount, "song")} of ${name}`}
        >
          {formatNumber(songCount)}
        </Link>
      ),
      sort: { name: "songs", usual: "desc" },
    },
  ];
}

const yearColumn: Column<ListingRow> = {
  head: "Year",
  className: "year",
  cell: ({ year }) => year ?? "N/A",
  sort: { name: "year", usual: "desc" },
};

function summaryOf(found: Route.ComponentProps["loaderData"], sought: string, shown: number): string {
  const { noun } = labelsOf(found.kind);
  const all = formatCount(found.total, noun);
  if ((sought === "" && !found.gap) || shown === found.total) return all;
  if (sought === "" && !found.isWhole) return `${formatNumber(found.fitting)} of ${all}`;
  if (found.isWhole || shown === found.fitting) return `${formatNumber(shown)} of ${all}`;
  return `The first ${formatNumber(shown)} of ${found.matchCount} ${noun}s`;
}
