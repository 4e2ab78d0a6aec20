/** One module for the lists of singers, artists, lyricists, music directors and albums, filtered while typing. */
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { type EntryKind, findListing, maxHits, readPage, readQuery } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/listing.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { type Deletable, DeleteDialog } from "./components/delete-dialog.tsx";
import { EntryTable } from "./components/entry-table.tsx";
import { AskToDelete } from "./components/row-actions.tsx";
import { TableSearch } from "./components/table-search.tsx";
import { answerUnlessCutOff } from "./cut-off.ts";
import { answerDelete } from "./entry-answers.server.ts";
import { rowFilter } from "./entry-rows.ts";
import { entryKindAt, type KindWords, wordsOf } from "./entry-words.ts";
import { placeOf } from "./place-in-list.ts";

export const handle: AdminHandle = {
  title: ({ kind }: { readonly kind: EntryKind }) => wordsOf(kind).listTitle,
};

export async function loader({ url, pattern, context }: Route.LoaderArgs) {
  const kind = entryKindAt(pattern);
  const { q } = readQuery(url.searchParams.get("q"));
  const page = readPage(url.searchParams.get("page"));
  const listing = findListing(context.get(liveContext).sql, kind, { filter: q, page });
  const found = await queryCatalogue(listing, `Error fetching ${wordsOf(kind).listTitle}:`);
  const fittingWords = found.fitting > maxHits && q !== "" ? `${maxHits}+` : formatNumber(found.fitting);
  return { ...found, kind, q, fittingWords };
}

export function action(asked: Route.ActionArgs) {
  return answerDelete(asked, entryKindAt(asked.pattern));
}

export function clientAction({ serverAction, request, pattern }: Route.ClientActionArgs) {
  return answerUnlessCutOff(serverAction, request, {
    title: `Error Deleting ${wordsOf(entryKindAt(pattern)).title}`,
  });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { kind, q, rows, page, pages, isWhole } = loaderData;
  const words = wordsOf(kind);
  const [typed, setTyped] = useState(q);
  const filter = useMemo(() => rowFilter(rows), [rows]);
  const shown = isWhole ? filter(typed) : rows;
  const sought = isWhole ? typed.trim() : q;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="table-tools">
        <TableSearch
          field={search}
          q={q}
          label={`Search ${words.word}s`}
          placeholder={kind === "albums" ? "Search by name or year" : "Search by name"}
          onType={isWhole ? setTyped : undefined}
        />
        <ListLinks kind={kind} />
      </div>
      <p className="search-summary" role="status">
        {summaryOf(loaderData, sought, shown.length)}
      </p>
      {shown.length > 0 && (
        <EntryTable kind={kind} rows={shown} place={placeOf(sought, page)} onDelete={setChosen} />
      )}
      <AskToDelete place={placeOf(sought, page)} />
      {shown.length === 0 && <NothingFound words={words} isFiltered={sought !== ""} />}
      <Pager page={page} pages={pages} addressOf={(number) => `${words.address}?page=${number}`} />
      <DeleteDialog kind={kind} chosen={chosen} onClose={() => setChosen(null)} focusAfter={search} />
    </>
  );
}

function ListLinks({ kind }: { readonly kind: EntryKind }) {
  const { address, title } = wordsOf(kind);
  return (
    <div className="table-links">
      {kind === "singers" && (
        <Link className="button outlined" to="/admin/artists">
          Manage Artists
        </Link>
      )}
      <Link className="button solid" to={`${address}/add`}>
        Add New {title}
      </Link>
    </div>
  );
}

function summaryOf(found: Route.ComponentProps["loaderData"], sought: string, shown: number): string {
  const { word } = wordsOf(found.kind);
  const all = formatCount(found.total, word);
  if (sought === "" || shown === found.total) return all;
  if (found.isWhole || shown === found.fitting) return `${formatNumber(shown)} of ${all}`;
  return `The first ${formatNumber(shown)} of ${found.fittingWords} ${word}s`;
}

function NothingFound({ words, isFiltered }: { readonly words: KindWords; readonly isFiltered: boolean }) {
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
