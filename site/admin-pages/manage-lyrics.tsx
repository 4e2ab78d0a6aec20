/** The list of all songs, or of those that lack something, newest first or sorted by a column, in pages or by a search. */
import { useRef, useState } from "react";
import { data, Link } from "react-router";
import {
  addressOfSong,
  countDrafts,
  countSongsLackingScript,
  findManagedSongs,
  maxHits,
  readPage,
  readQuery,
  readSongGap,
  readSongSort,
  songGaps,
} from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/manage-lyrics.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { ChooseSongs } from "./bulk-actions/choose-songs.tsx";
import { callServerAction } from "./call-server-action.ts";
import { failureNotice, useActionResult } from "./components/action-result.ts";
import { type Deletable, DeleteDialog } from "./components/delete-dialog.tsx";
import { KeptInSearch, ListFilters } from "./components/list-filters.tsx";
import { SongsTable } from "./components/songs-table.tsx";
import { TableSearch } from "./components/table-search.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { labelOfSongGap } from "./gap-labels.ts";
import { listPosition, positionQuery } from "./list-position.ts";
import { countTextOfLacking } from "./missing-scripts/count-text.server.ts";

export const handle: AdminHandle = { title: "Manage Lyrics" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  const gap = readSongGap(url.searchParams.get("missing"));
  const sort = readSongSort(url.searchParams.get("sort"));
  try {
    const { sql } = context.get(liveContext);
    const [found, lacking, drafts] = await Promise.all([
      findManagedSongs(sql, { page, q, gap, sort }),
      q === "" && gap === null ? countSongsLackingScript(sql) : 0,
      q === "" && gap === null ? countDrafts(sql) : 0,
    ]);
    const songs = found.songs.map((song) => ({ ...song, address: addressOfSong(song) }));
    const filters = songGaps.map((one) => ({
      gap: one,
      label: labelOfSongGap(one),
      count: found.gapCounts[one] ?? 0,
    }));
    const lackingText = lackingTextOf(lacking);
    return data({
      ...found,
      countText: countTextOf(found),
      songs,
      q,
      gap,
      sort,
      filters,
      lackingText,
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
      drafts: 0,
    };
    return data({ ...nothing, q, gap, sort, failure: { notice } }, 503);
  }
}

/** Of a search with very many hits, only the first are looked through. */
function countTextOf({ count, isPart }: { readonly count: number; readonly isPart: boolean }): string {
  return isPart ? `${formatNumber(Math.min(count, maxHits))}+` : formatNumber(count);
}

function lackingTextOf(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 song lacks a script" : `${countTextOfLacking(count)} songs lack a script`;
}

export function action(args: Route.ActionArgs) {
  return deleteAction(args, "songs");
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Deleting Lyric" });
}

export default function ManageLyrics({ loaderData }: Route.ComponentProps) {
  const { page, pages, songs, q, gap, sort, filters, lackingText, drafts, failure } = loaderData;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  useActionResult(failure);
  const position = { ...listPosition(q, page), ...(gap && { missing: gap }), ...(sort && { sort }) };
  return (
    <>
      <div className="table-tools">
        <TableSearch field={search} q={q} label="Search lyrics" placeholder="Title, singer, album or a line">
          <KeptInSearch {...position} />
        </TableSearch>
        <Link className="button solid" to="/admin/lyrics/add">
          Add New Lyric
        </Link>
      </div>
      {(q !== "" || gap || sort) && <Summary {...loaderData} />}
      {q === "" && !gap && <FurtherLists lackingText={lackingText} drafts={drafts} />}
      <ListFilters list="/admin/lyrics" position={position} filters={filters} />
      {songs.length === 0 && q === "" && !gap && !failure && (
        <div className="admin-empty">
          <p>No lyrics found.</p>
        </div>
      )}
      {songs.length > 0 && (
        <ChooseSongs ids={songs.map(({ id }) => id)} found={loaderData}>
          <SongsTable songs={songs} position={position} onDelete={setChosen} />
        </ChooseSongs>
      )}
      {q === "" && (
        <Pager
          page={page}
          pages={pages}
          addressOf={(number) => `/admin/lyrics${positionQuery({ ...position, page: String(number) })}`}
        />
      )}
      <DeleteDialog
        kind="songs"
        chosen={chosen}
        position={position}
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}

interface FurtherListsProps {
  /** Empty if no song lacks a script. */
  readonly lackingText: string;
  /** Number of drafts. */
  readonly drafts: number;
}

function FurtherLists({ lackingText, drafts }: FurtherListsProps) {
  return (
    <p className="search-summary further-lists">
      <Link className="underlined" to="/admin/lyrics/drafts">
        {drafts === 0 ? "Drafts" : formatCount(drafts, "draft")}
      </Link>
      {lackingText !== "" && (
        <Link className="underlined" to="/admin/lyrics/missing-scripts">
          {lackingText}
        </Link>
      )}
      <Link className="underlined" to="/admin/genres">
        Genres
      </Link>
      <Link className="underlined" to="/admin/words">
        Glossary
      </Link>
      <Link className="underlined" to="/admin/lyrics/twins">
        Likely twins
      </Link>
      <Link className="underlined" to="/admin/lyrics/import">
        Import and export
      </Link>
      <Link className="underlined" to="/admin/lyrics/reports">
        Reported mistakes
      </Link>
      <Link className="underlined" to="/admin/lyrics/bulk">
        Bulk actions
      </Link>
    </p>
  );
}

/** What is shown, if it is not all songs with the newest first. */
function Summary({
  q,
  gap,
  sort,
  filters,
  count,
  countText,
  songs: { length: shown },
}: Route.ComponentProps["loaderData"]) {
  const songs = `${countText} ${count === 1 ? "song" : "songs"}`;
  const filter = filters.find((one) => one.gap === gap);
  const sought = q === "" ? "" : ` found for "${q}"`;
  const what = `${sought}${filter ? `: ${lowerFirst(filter.label)}` : ""}.`;
  return (
    <p className="search-summary list-links">
      <span role="status">
        {count === 0
          ? `No songs${what}`
          : q !== "" && count > shown
            ? `The first ${formatNumber(shown)} of ${songs}${what}`
            : `${songs}${what}`}
      </span>
      {(q !== "" || gap) && (
        <Link className="underlined" to={`/admin/lyrics${positionQuery(sort ? { sort } : {})}`}>
          Show all
        </Link>
      )}
      {sort && (
        <Link
          className="underlined"
          to={`/admin/lyrics${positionQuery({ q, ...(gap && { missing: gap }) })}`}
        >
          {q === "" ? "Newest first" : "Best first"}
        </Link>
      )}
    </p>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
