/** One module for the lists of singers, artists, lyricists, music directors and albums, filtered while typing. */
import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import type { EntryKind, ListingRow } from "#catalogue";
import { countWords, formatNumber } from "../components/count-words.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/listing.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { type Deletable, type DeleteAnswer, DeleteDialog } from "./components/delete-dialog.tsx";
import { useFilteredListing } from "./components/entry-filter.ts";
import { EntryTable } from "./components/entry-table.tsx";
import { answerUnlessCutOff } from "./cut-off.ts";
import { answerDelete } from "./entry-answers.server.ts";
import { listEntries } from "./entry-listing.server.ts";
import { type EntryWords, kindAt, wordsOf } from "./entry-words.ts";
import { readForm } from "./read-form.server.ts";

export const handle: AdminHandle = {
  title: ({ kind }: { readonly kind: EntryKind }) => wordsOf(kind).listTitle,
};

export function loader({ url, pattern, context }: Route.LoaderArgs) {
  return listEntries(context.get(liveContext).sql, kindAt(pattern), url.searchParams.get("filter") ?? "");
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return answerDelete(context.get(liveContext).sql, kindAt(pattern), Number(form.get("id")));
}

export function clientAction({ serverAction, request, pattern }: Route.ClientActionArgs) {
  const { title } = wordsOf(kindAt(pattern));
  return answerUnlessCutOff<DeleteAnswer>(serverAction, request, (text) => ({
    outcome: { notice: { title: `Error Deleting ${title}`, text, failed: true } },
    isDeleted: false,
  }));
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const words = wordsOf(loaderData.kind);
  const [filter, setFilter] = useState(loaderData.filter);
  const { rows, fitting, isAsking } = useFilteredListing(loaderData, words.address, filter);
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const choose = ({ id, name, songCount }: ListingRow) =>
    setChosen({ id, name, consequence: consequenceOf(words, songCount) });
  return (
    <>
      <Tools {...{ words, search, filter, setFilter, isAsking }} />
      <p className="listing-count" role="status">
        {summaryOf(words, { shown: rows.length, fitting, total: loaderData.total })}
      </p>
      {rows.length > 0 && <EntryTable {...{ words, rows }} filter={filter.trim()} onDelete={choose} />}
      {rows.length === 0 && !isAsking && <NothingFound words={words} isFiltered={filter.trim() !== ""} />}
      <DeleteDialog
        chosen={chosen}
        question={(name) =>
          `Are you sure you want to delete the ${words.word} "${name}"? This will also affect associated songs.`
        }
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}

interface ToolsProps {
  readonly words: EntryWords;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  readonly isAsking: boolean;
}

function Tools({ words, search, filter, setFilter, isAsking }: ToolsProps) {
  return (
    <div className="table-tools">
      <input
        ref={search}
        className="input"
        type="search"
        aria-label={`Search ${words.word}s`}
        placeholder={words.kind === "albums" ? "Search by name or year" : "Search by name"}
        autoComplete="off"
        aria-busy={isAsking}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div className="table-links">
        {words.kind === "singers" && (
          <Link className="button outlined" to="/admin/artists">
            Manage Artists
          </Link>
        )}
        <Link className="button solid" to={`${words.address}/add`}>
          Add New {words.title}
        </Link>
      </div>
    </div>
  );
}

interface Counts {
  readonly shown: number;
  readonly fitting: number;
  readonly total: number;
}

function summaryOf({ word }: EntryWords, { shown, fitting, total }: Counts): string {
  if (shown < fitting) return `The first ${formatNumber(shown)} of ${countWords(fitting, word)}`;
  return fitting < total ? `${formatNumber(fitting)} of ${countWords(total, word)}` : countWords(total, word);
}

function consequenceOf({ kind }: EntryWords, songCount: number): string {
  if (songCount === 0) return "No song is affected.";
  const songs = countWords(songCount, "song");
  if (kind === "albums") return songCount === 1 ? `${songs} loses its album.` : `${songs} lose their album.`;
  return songCount === 1 ? `${songs} loses a credit.` : `${songs} lose a credit.`;
}

function NothingFound({ words, isFiltered }: { readonly words: EntryWords; readonly isFiltered: boolean }) {
  return (
    <div className="admin-empty">
      <p>No {words.word}s found.</p>
      {isFiltered && (
        <p>
          Try adjusting your search term or{" "}
          <Link className="underlined" to={`${words.address}/add`}>
            add a new {words.word}
          </Link>
          .
        </p>
      )}
    </div>
  );
}
