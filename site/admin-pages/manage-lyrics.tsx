/**
 * The list of all songs, or of those that lack something, newest first or sorted by a column, in pages or by a
 * search.
 */
import { data } from "react-router";
import {
  addressOfSong,
  countDrafts,
  findManagedSongs,
  lackingScripts,
  maxHits,
  readPage,
  readQuery,
  readSongGap,
  readSongSort,
  songGaps,
} from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/manage-lyrics.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseSongs, titleColumn } from "./bulk-actions/choose-songs.tsx";
import { callServerAction } from "./call-server-action.ts";
import { failureNotice, useActionResult } from "./components/action-result.ts";
import { List, ListLinks } from "./components/list.tsx";
import type { Column } from "./components/table.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { labelOfSongGap } from "./gap-labels.ts";
import { listPosition, positionQuery } from "./list-position.ts";
import { linkTextOf, readNotLookedThrough } from "./not-looked-through.server.ts";

export const handle: AdminHandle = { title: "Manage Lyrics" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  const gap = readSongGap(url.searchParams.get("missing"));
  const sort = readSongSort(url.searchParams.get("sort"));
  try {
    const { sql } = context.get(liveContext);
    const [found, drafts, later] = await Promise.all([
      findManagedSongs(sql, { page, q, gap, sort }),
      q === "" && gap === null ? countDrafts(sql) : 0,
      readNotLookedThrough(sql),
    ]);
    const songs = found.songs.map((song) => ({ ...song, address: addressOfSong(song) }));
    const filters = songGaps.map((one) => ({
      gap: one,
      label: labelOfSongGap(one),
      count: found.gapCounts[one] ?? 0,
    }));
    const lackingText = lackingTextOf(lackingScripts(found.gapCounts), later.scripts);
    return data({
      ...found,
      countText: countTextOf(found),
      songs,
      q,
      gap,
      sort,
      filters,
      lackingText,
      twinsText: linkTextOf("Likely twins", later.twinsOf("songs")),
      drafts,
      failure: undefined,
    });
  } catch (error) {
    logFailure("Error fetching lyrics:", error);
    const notice =
      q === ""
        ? failureNotice("Error", "Could not fetch lyrics.")
        : failureNotice("Search Error", "Could not perform search.");
    const nothing = {
      count: 0,
      countText: "0",
      page: 1,
      pages: 1,
      songs: [],
      filters: [],
      lackingText: "",
      twinsText: "Likely twins",
      drafts: 0,
    };
    return data({ ...nothing, q, gap, sort, failure: { notice } }, 503);
  }
}

/** Of a search with very many hits, only the first are looked through. */
function countTextOf({ count, isPart }: { readonly count: number; readonly isPart: boolean }): string {
  return isPart ? `${formatNumber(Math.min(count, maxHits))}+` : formatNumber(count);
}

function lackingTextOf(count: number, later: string): string {
  if (count === 0) return later && linkTextOf("Missing scripts", later);
  const text = count === 1 ? "1 song lacks a script" : `${formatNumber(count)} songs lack a script`;
  return later === "" ? text : `${text}, ${later}`;
}

export function action(args: Route.ActionArgs) {
  return deleteAction(args, "songs");
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Deleting Lyric" });
}

type TableSong = Route.ComponentProps["loaderData"]["songs"][number];

const columns: readonly Column<TableSong>[] = [
  { ...titleColumn, sort: { name: "title", usual: "asc" } },
  {
    head: "Singer",
    cell: ({ singerName }) => singerName || "Various Artists",
    sort: { name: "singer", usual: "asc" },
  },
  { head: "Album", cell: ({ albumName }) => albumName ?? "Single", sort: { name: "album", usual: "asc" } },
  {
    head: "Views",
    number: ({ views }) => views,
    units: ["view", "views"],
    sort: { name: "views", usual: "desc" },
  },
];

const headings: Readonly<Record<string, string>> = { line: "in the lyrics", similar: "also similar" };

const address = "/admin/lyrics";

export default function ManageLyrics({ loaderData }: Route.ComponentProps) {
  const { page, pages, songs, q, gap, sort, filters, lackingText, twinsText, drafts, failure } = loaderData;
  useActionResult(failure);
  const isNarrowed = q !== "" || gap !== null;
  const further = [
    { text: drafts === 0 ? "Drafts" : formatCount(drafts, "draft"), to: `${address}/drafts` },
    ...(lackingText === "" ? [] : [{ text: lackingText, to: `${address}/missing-scripts` }]),
    { text: twinsText, to: `${address}/twins` },
    { text: "Reported mistakes", to: `${address}/reports` },
  ];
  return (
    <List
      address={address}
      position={{ ...listPosition(q, page), ...(gap && { missing: gap }), ...(sort && { sort }) }}
      search={{ q, label: "Search lyrics", placeholder: "Title, singer, album or a line" }}
      buttons={[{ text: "Add New Lyric", to: `${address}/add` }]}
      summary={isNarrowed || sort ? summaryOf(loaderData) : undefined}
      filters={filters}
      columns={columns}
      rows={songs}
      keyOf={({ id }) => id}
      // Hits that are sorted by a column are not parted by how they match.
      headingOf={sort ? undefined : ({ fit }) => headings[fit ?? ""]}
      actions={{
        kind: "songs",
        of: ({ id, title }) => ({ id, name: title, songCount: 0 }),
        view: (song) => song.address,
      }}
      around={(table) => (
        <ChooseSongs ids={songs.map(({ id }) => id)} found={loaderData}>
          {table}
        </ChooseSongs>
      )}
      empty={!isNarrowed && !failure && <p>No lyrics found.</p>}
      page={page}
      // The first hits of a search are all on one page.
      pages={q === "" ? pages : 1}
    >
      {!isNarrowed && (
        <p className="search-summary list-links">
          <ListLinks links={further} />
        </p>
      )}
    </List>
  );
}

/** What is shown, if it is not all songs with the newest first. */
function summaryOf(found: Route.ComponentProps["loaderData"]) {
  const { q, gap, sort, filters, count, countText, songs } = found;
  const counted = `${countText} ${count === 1 ? "song" : "songs"}`;
  const filter = filters.find((one) => one.gap === gap);
  const sought = q === "" ? "" : ` found for "${q}"`;
  const what = `${sought}${filter ? `: ${lowerFirst(filter.label)}` : ""}.`;
  const first = q !== "" && count > songs.length ? `The first ${formatNumber(songs.length)} of ` : "";
  const showAll = { text: "Show all", to: address + positionQuery(sort ? { sort } : {}) };
  const unsorted = {
    text: q === "" ? "Newest first" : "Best first",
    to: address + positionQuery({ q, ...(gap && { missing: gap }) }),
  };
  return {
    text: count === 0 ? `No songs${what}` : `${first}${counted}${what}`,
    links: [...(q !== "" || gap ? [showAll] : []), ...(sort ? [unsorted] : [])],
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
