/** The glossary: all entries, filtered by a part of the word, its letter and its origin, by pages. */
import { findManagedWords, type ManagedWord, mostSongsCounted, readPage, readQuery } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { words } from "../texts/en/words.tsx";
import { readWordLetter } from "../visitor-pages/words-data.server.ts";
import type { Route } from "./+types/words.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { callServerAction } from "./call-server-action.ts";
import { List } from "./components/list.tsx";
import type { Column } from "./components/table.tsx";
import { deleteAction } from "./entry-actions.server.ts";
import { labelsOf } from "./kind-labels.ts";
import { listPosition } from "./list-position.ts";
import { readNotLookedThrough } from "./not-looked-through.server.ts";
import { songsOfWord } from "./words/songs-of-word.tsx";
import { WordFilters } from "./words/word-filters.tsx";

const { address, listTitle } = labelsOf("words");

export const handle: AdminHandle = { title: listTitle };

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { q } = readQuery(searchParams.get("q"));
  const letter = readWordLetter(searchParams.get("letter") ?? "") ?? "";
  const [origin = ""] = searchParams.get("origin")?.match(/^[a-z]{1,30}$/) ?? [];
  const page = readPage(searchParams.get("page"));
  const { sql } = context.get(liveContext);
  const [found, { words: later }] = await queryCatalogue(
    Promise.all([findManagedWords(sql, { q, letter, origin, page }), readNotLookedThrough(sql)]),
    "Error fetching words:",
  );
  return {
    ...found,
    later,
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

const columns = (mostCounted: number): readonly Column<ManagedWord>[] => [
  {
    head: "Word",
    className: "name",
    lang: () => "hi",
    cell: ({ word, roman }) => (
      <>
        {word} <i lang="hi-Latn">{roman}</i>
      </>
    ),
  },
  { head: "English", cell: ({ english }) => english },
  { head: "Plain Hindi", cell: ({ hindi }) => hindi, lang: () => "hi" },
  { head: "Origin", className: "origin", cell: ({ origin }) => words.origin(origin) },
  songsOfWord(mostCounted),
];

export default function Words({ loaderData }: Route.ComponentProps) {
  const { q, letter, origin, words, later, mostCounted, count, page, pages } = loaderData;
  const filter = { ...(q && { q }), ...(letter && { letter }), ...(origin && { origin }) };
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <List
      address={address}
      position={{ ...listPosition("", page), ...filter }}
      search={{
        q,
        label: "Search words",
        placeholder: "Word in either script",
        fields: <WordFilters {...loaderData} />,
      }}
      buttons={[{ text: "Add New Word", to: `${address}/add` }]}
      summary={{
        text: formatCount(count, "word") + (later && `. ${later}.`),
        links: [
          ...(isFiltered ? [{ text: "Show all", to: address }] : []),
          { text: "Words of songs without an entry", to: `${address}/without-entry` },
        ],
      }}
      className="words-table"
      columns={columns(mostCounted)}
      rows={words}
      keyOf={({ id }) => id}
      actions={{ kind: "words", of: ({ id, word, songCount }) => ({ id, name: word, songCount }) }}
      empty={<p>No words found.</p>}
      page={page}
      pages={pages}
    />
  );
}
