/** Words of songs that the glossary does not explain, those of most songs first, by pages. */
import { Link } from "react-router";
import { findWordsWithoutEntry, readPage } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/words-without-entry.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { List } from "./components/list.tsx";
import { labelsOf } from "./kind-labels.ts";
import { listPosition } from "./list-position.ts";
import { readNotLookedThrough } from "./not-looked-through.server.ts";
import { songsOfWord } from "./words/songs-of-word.tsx";
import { addressOfNewWord, withoutEntry } from "./words/word-lists.ts";

export const handle: AdminHandle = { title: withoutEntry.title };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql, glossary } = context.get(liveContext);
  const page = readPage(url.searchParams.get("page"));
  const [found, { songs: later }] = await queryCatalogue(
    Promise.all([findWordsWithoutEntry(sql, glossary, { page }), readNotLookedThrough(sql)]),
    "Error fetching words of songs:",
  );
  return { ...found, later };
}

export default function WordsWithoutEntry({ loaderData }: Route.ComponentProps) {
  const { words, later, count, page, pages } = loaderData;
  const { address, listTitle } = labelsOf("words");
  return (
    <List
      back={{ text: `Back to ${listTitle}`, to: address }}
      address={withoutEntry.address}
      position={listPosition("", page)}
      className="words-without-entry"
      columns={[
        { head: "Word", className: "name", lang: () => "hi", cell: ({ word }) => word },
        songsOfWord(),
        {
          head: "Entry",
          cell: ({ word }) => (
            <Link to={addressOfNewWord(word, page)} aria-label={`Write an entry for ${word}`}>
              Write an entry
            </Link>
          ),
        },
      ]}
      rows={words}
      keyOf={({ word }) => word}
      empty={later === "" && <p>Every uncommon word of the songs has an entry.</p>}
      page={page}
      pages={pages}
    >
      {later !== "" && <p className="section-text">{later}.</p>}
      {count > 0 && (
        <p className="section-text">
          {formatCount(count, "uncommon word")} of the songs {count === 1 ? "has" : "have"} no entry. Names
          need none, and a regular form of a word is found by its entry.
        </p>
      )}
    </List>
  );
}
