/** The list of all songs, newest first, in pages or by a search. */
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
import { SongsTable } from "./components/songs-table.tsx";
import { TableSearch } from "./components/table-search.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { listPosition } from "./list-position.ts";
import { countTextOfLacking } from "./missing-scripts/count-text.server.ts";

export const handle: AdminHandle = { title: "Manage Lyrics" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  try {
    const { sql } = context.get(liveContext);
    const [found, lacking, drafts] = await Promise.all([
      findManagedSongs(sql, { page, q }),
      q === "" ? countSongsLackingScript(sql) : 0,
      q === "" ? countDrafts(sql) : 0,
    ]);
    const songs = found.songs.map((song) => ({ ...song, address: addressOfSong(song) }));
    const countText = found.count > maxHits && q !== "" ? `${maxHits}+` : formatNumber(found.count);
    return data({
      ...found,
      countText,
      songs,
      q,
      lackingText: lackingTextOf(lacking),
      drafts,
      failure: undefined,
    });
  } catch (error) {
    logFailure("Error fetching lyrics:", error);
    const notice =
      q === ""
        ? failureNotice("Error", "Could not fetch lyrics.")
        : failureNotice("Search Error", "Could not perform search.");
    return data(
      {
        count: 0,
        countText: "0",
        page: 1,
        pages: 1,
        songs: [],
        q,
        lackingText: "",
        drafts: 0,
        failure: { notice },
      },
      503,
    );
  }
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
  const { count, countText, page, pages, songs, q, lackingText, drafts, failure } = loaderData;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  useActionResult(failure);
  const position = listPosition(q, page);
  return (
    <>
      <div className="table-tools">
        <TableSearch
          field={search}
          q={q}
          label="Search lyrics"
          placeholder="Title, singer, album or a line"
        />
        <Link className="button solid" to="/admin/lyrics/add">
          Add New Lyric
        </Link>
      </div>
      {q !== "" && <SearchSummary q={q} count={count} countText={countText} shown={songs.length} />}
      {q === "" && <FurtherLists lackingText={lackingText} drafts={drafts} />}
      {songs.length === 0 && q === "" && !failure && (
        <div className="admin-empty">
          <p>No lyrics found.</p>
        </div>
      )}
      {songs.length > 0 && (
        <ChooseSongs ids={songs.map(({ id }) => id)} found={loaderData}>
          <SongsTable songs={songs} position={position} onDelete={setChosen} />
        </ChooseSongs>
      )}
      {q === "" && <Pager page={page} pages={pages} addressOf={(number) => `/admin/lyrics?page=${number}`} />}
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
      <Link className="underlined" to="/admin/lyrics/import">
        Import and export
      </Link>
      <Link className="underlined" to="/admin/lyrics/bulk">
        Bulk actions
      </Link>
    </p>
  );
}

interface SearchSummaryProps {
  readonly q: string;
  readonly count: number;
  readonly countText: string;
  readonly shown: number;
}

function SearchSummary({ q, count, countText, shown }: SearchSummaryProps) {
  const songs = `${countText} ${count === 1 ? "song" : "songs"}`;
  return (
    <p className="search-summary" role="status">
      {count === 0 && `No songs found for "${q}".`}
      {count > 0 && count === shown && `${songs} found for "${q}".`}
      {count > shown && `The first ${formatNumber(shown)} of ${songs} found for "${q}".`}{" "}
      <Link className="underlined" to="/admin/lyrics">
        Show all
      </Link>
    </p>
  );
}
