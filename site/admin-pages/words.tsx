/** The glossary: all entries, filtered by a part of the word, its letter and its origin, by pages. */
import { useRef, useState } from "react";
import { Link } from "react-router";
import { findManagedWords, mostSongsCounted, readPage, readQuery } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { readWordLetter } from "../visitor-pages/words-data.server.ts";
import type { Route } from "./+types/words.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { type Deletable, DeleteDialog } from "./components/delete-dialog.tsx";
import { TableSearch } from "./components/table-search.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { listPosition, positionQuery } from "./list-position.ts";
import { WordFilters } from "./words/word-filters.tsx";
import { WordsTable } from "./words/words-table.tsx";

const { address, listTitle } = labelsOf("words");

export const handle: AdminHandle = { title: listTitle };

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { q } = readQuery(searchParams.get("q"));
  const letter = readWordLetter(searchParams.get("letter") ?? "") ?? "";
  const [origin = ""] = searchParams.get("origin")?.match(/^[a-z]{1,30}$/) ?? [];
  const page = readPage(searchParams.get("page"));
  const listing = findManagedWords(context.get(liveContext).sql, { q, letter, origin, page });
  return {
    ...(await queryCatalogue(listing, "Error fetching words:")),
    q,
    letter,
    origin,
    mostCounted: mostSongsCounted,
  };
}

export function action(args: Route.ActionArgs) {
  return deleteAction(args, "words");
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return callServerAction(serverAction, request, { title: "Error Deleting Word" });
}

export default function Words({ loaderData }: Route.ComponentProps) {
  const { q, letter, origin, words, mostCounted, count, page, pages } = loaderData;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const filter = { ...(q && { q }), ...(letter && { letter }), ...(origin && { origin }) };
  const position = { ...listPosition("", page), ...filter };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <div className="table-tools word-tools">
        <TableSearch field={search} q={q} label="Search words" placeholder="Word in either script">
          <WordFilters {...loaderData} />
        </TableSearch>
        <Link className="button solid" to={`${address}/add`}>
          Add New Word
        </Link>
      </div>
      <p className="search-summary list-links">
        <span role="status">{formatCount(count, "word")}</span>
        {isFiltered && (
          <Link className="underlined" to={address}>
            Show all
          </Link>
        )}
        <Link className="underlined" to={`${address}/without-entry`}>
          Words of songs without an entry
        </Link>
      </p>
      {words.length > 0 ? (
        <WordsTable words={words} mostCounted={mostCounted} position={position} onDelete={setChosen} />
      ) : (
        <div className="admin-empty">
          <p>No words found.</p>
        </div>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => address + positionQuery({ ...filter, page: String(number) })}
      />
      <DeleteDialog
        kind="words"
        chosen={chosen}
        position={position}
        onClose={() => setChosen(null)}
        focusAfter={search}
      />
    </>
  );
}
