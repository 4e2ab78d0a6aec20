/** One module for the lists of singers, artists, lyricists, music directors and albums, filtered while typing. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { EntryKind, ListingRow } from "#catalogue";
import { countWords, formatNumber } from "../components/count-words.ts";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/listing.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { answerForm } from "./answer-form.server.ts";
import { AskToDelete } from "./components/delete-button.tsx";
import { type Deletable, type DeleteAnswer, DeleteDialog } from "./components/delete-dialog.tsx";
import { useFilteredListing } from "./components/entry-filter.ts";
import { EntryTable } from "./components/entry-table.tsx";
import { answerUnlessCutOff } from "./cut-off.ts";
import { consequenceOf, entryQuestion } from "./delete-words.ts";
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

export async function action(asked: Route.ActionArgs) {
  const form = await readForm(asked.request);
  const { sql } = asked.context.get(liveContext);
  return answerForm(asked, await answerDelete(sql, kindAt(asked.pattern), Number(form.get("id"))));
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
  // Something may have been typed before the scripts came.
  useLayoutEffect(() => setFilter((before) => search.current?.value ?? before), []);
  return (
    <>
      <Tools {...{ words, search, begin: loaderData.filter, setFilter, isAsking }} />
      <p className="listing-count" role="status">
        {summaryOf(words, { shown: rows.length, fitting, total: loaderData.total })}
      </p>
      {rows.length > 0 && <EntryTable {...{ words, rows }} filter={filter.trim()} onDelete={choose} />}
      <AskToDelete place={loaderData.filter === "" ? {} : { filter: loaderData.filter }} />
      {rows.length === 0 && !isAsking && <NothingFound words={words} isFiltered={filter.trim() !== ""} />}
      <DeleteDialog
        chosen={chosen}
        question={(name) => entryQuestion(words, name)}
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}

interface ToolsProps {
  readonly words: EntryWords;
  readonly search: RefObject<HTMLInputElement | null>;
  /** The filter that the page came with. */
  readonly begin: string;
  readonly setFilter: (filter: string) => void;
  readonly isAsking: boolean;
}

function Tools({ words, search, begin, setFilter, isAsking }: ToolsProps) {
  return (
    <div className="table-tools">
      {/* Filtered while typing; without JavaScript Enter does it. */}
      <form method="get" className="song-search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={search}
          className="input"
          type="search"
          name="filter"
          aria-label={`Search ${words.word}s`}
          placeholder={words.kind === "albums" ? "Search by name or year" : "Search by name"}
          autoComplete="off"
          dir="auto"
          aria-busy={isAsking}
          defaultValue={begin}
          onChange={(event) => setFilter(event.target.value)}
        />
      </form>
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
