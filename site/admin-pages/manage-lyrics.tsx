/** All songs, newest first, by pages or by a search, each with what can be done with it. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { data, Form, Link, useNavigation, useSubmit } from "react-router";
import { addressOfSong, deleteSong, findManagedSongs, mostHits, readPage, readQuery } from "#catalogue";
import { formatNumber } from "../components/count-words.ts";
import { useNotice } from "../components/notice.tsx";
import { Pager } from "../components/pager.tsx";
import { type Live, liveContext } from "../live.ts";
import { logFailure } from "../log-failure.server.ts";
import type { Route } from "./+types/manage-lyrics.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { answerForm } from "./answer-form.server.ts";
import { AskToDelete } from "./components/delete-button.tsx";
import { type Deletable, type DeleteAnswer, DeleteDialog } from "./components/delete-dialog.tsx";
import { unexpected } from "./components/outcome.ts";
import { SongsTable } from "./components/songs-table.tsx";
import { lyricQuestion } from "./delete-words.ts";
import type { PlaceInList } from "./place-in-list.ts";
import { readForm } from "./read-form.server.ts";

export const handle: AdminHandle = { title: "Manage Lyrics" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  try {
    const found = await findManagedSongs(context.get(liveContext).sql, { page, q });
    const songs = found.songs.map((song) => ({ ...song, address: addressOfSong(song) }));
    const countWords = found.count > mostHits && q !== "" ? `${mostHits}+` : formatNumber(found.count);
    return data({ ...found, countWords, songs, q, hasFailed: false });
  } catch (error) {
    logFailure("Error fetching lyrics:", error);
    return data({ count: 0, countWords: "0", page: 1, pages: 1, songs: [], q, hasFailed: true }, 503);
  }
}

export async function action(asked: Route.ActionArgs) {
  const form = await readForm(asked.request);
  return answerForm(asked, await answerDelete(asked.context.get(liveContext), Number(form.get("id"))));
}

async function answerDelete({ sql }: Live, id: number) {
  try {
    const deleted = await deleteSong(sql, id);
    const text = deleted
      ? `"${deleted.name}" has been successfully deleted.`
      : "It had been deleted already.";
    return data<DeleteAnswer>({ outcome: { notice: { title: "Lyric Deleted", text } }, isDeleted: true });
  } catch (error) {
    logFailure("Error deleting a lyric:", error);
    const notice = { title: "Error Deleting Lyric", text: unexpected, failed: true };
    return data<DeleteAnswer>({ outcome: { notice }, isDeleted: false }, 503);
  }
}

export default function ManageLyrics({ loaderData }: Route.ComponentProps) {
  const { count, countWords, page, pages, songs, q, hasFailed } = loaderData;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  useFailureNotice(hasFailed, q);
  return (
    <>
      <div className="table-tools">
        <SongSearch q={q} field={search} />
        <Link className="button solid" to="/admin/lyrics/add">
          Add New Lyric
        </Link>
      </div>
      {q !== "" && <SearchSummary {...{ q, count, countWords, shown: songs.length }} />}
      {songs.length === 0 && q === "" && !hasFailed && (
        <div className="admin-empty">
          <p>No lyrics found.</p>
        </div>
      )}
      {songs.length > 0 && <SongsTable songs={songs} place={placeOf(q, page)} onDelete={setChosen} />}
      <AskToDelete place={placeOf(q, page)} />
      {q === "" && <Pager {...{ page, pages }} addressOf={(number) => `/admin/lyrics?page=${number}`} />}
      <DeleteDialog
        chosen={chosen}
        question={lyricQuestion}
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}

function placeOf(q: string, page: number): PlaceInList {
  if (q !== "") return { q };
  return page > 1 ? { page: String(page) } : {};
}

function useFailureNotice(hasFailed: boolean, q: string): void {
  const showNotice = useNotice();
  useEffect(() => {
    if (!hasFailed) return;
    showNotice(
      q === ""
        ? { title: "Error", text: "Could not fetch lyrics.", failed: true }
        : { title: "Search Error", text: "Could not perform search.", failed: true },
    );
  }, [hasFailed, q, showNotice]);
}

/** Milliseconds after the last key. */
const searchAfter = 250;

interface SongSearchProps {
  readonly q: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Searches while typing; Enter does it at once, also without JavaScript. */
function SongSearch({ q, field }: SongSearchProps) {
  const submit = useSubmit();
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  const isSearching = useNavigation().location?.search.includes("q=") ?? false;
  useEffect(() => () => clearTimeout(timer), [timer]);
  const searchSoon = useCallback(
    (form: HTMLFormElement | null) =>
      setTimer(setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), searchAfter)),
    [submit],
  );
  useEffect(() => {
    // Something may have been typed before the scripts came.
    const { current: typed } = field;
    if (typed && typed.value !== typed.defaultValue) searchSoon(typed.form);
  }, [field, searchSoon]);
  const found = useRef(q);
  useEffect(() => {
    const { current: typed } = field;
    // After a link such as 'Show all'. Whoever is typing is ahead of what was found.
    if (found.current !== q && typed && typed !== document.activeElement) typed.value = q;
    found.current = q;
  }, [field, q]);
  return (
    <Form action="/admin/lyrics" role="search" className="song-search" onSubmit={() => clearTimeout(timer)}>
      <label className="unseen" htmlFor="song-search">
        Search lyrics
      </label>
      <input
        ref={field}
        className="input"
        id="song-search"
        type="search"
        name="q"
        defaultValue={q}
        placeholder="Title, singer, album or a line"
        autoComplete="off"
        dir="auto"
        aria-busy={isSearching}
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(timer);
          searchSoon(form);
        }}
      />
    </Form>
  );
}

interface SearchSummaryProps {
  readonly q: string;
  readonly count: number;
  readonly countWords: string;
  readonly shown: number;
}

function SearchSummary({ q, count, countWords, shown }: SearchSummaryProps) {
  const songs = `${countWords} ${count === 1 ? "song" : "songs"}`;
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
