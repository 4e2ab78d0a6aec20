/** Words of songs that the glossary does not explain, those of most songs first, by pages. */
import { Link } from "react-router";
import { findWordsWithoutEntry, readPage } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/words-without-entry.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { TableHead } from "./components/table-head.tsx";
import { labelsOf } from "./kind-labels.ts";
import { SongsOfWord } from "./words/songs-of-word.tsx";
import { addressOfNewWord, withoutEntry } from "./words/word-lists.ts";

export const handle: AdminHandle = { title: withoutEntry.title };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { sql, glossary } = context.get(liveContext);
  const page = readPage(url.searchParams.get("page"));
  return queryCatalogue(findWordsWithoutEntry(sql, glossary, { page }), "Error fetching words of songs:");
}

export default function WordsWithoutEntry({ loaderData }: Route.ComponentProps) {
  const { words, count, page, pages } = loaderData;
  const { address, listTitle } = labelsOf("words");
  return (
    <>
      <p className="back-link">
        <Link className="underlined" to={address}>
          Back to {listTitle}
        </Link>
      </p>
      {count === 0 && (
        <div className="admin-empty">
          <p>Every uncommon word of the songs has an entry.</p>
        </div>
      )}
      {count > 0 && (
        <>
          <p className="section-text">
            {formatCount(count, "uncommon word")} of the songs {count === 1 ? "has" : "have"} no entry. Names
            need none, and a regular form of a word is found by its entry.
          </p>
          <table className="admin-table words-without-entry">
            <TableHead columns={["Word", "Songs", "Entry"]} numbers={["Songs"]} />
            <tbody>
              {words.map(({ word, songCount }) => (
                <tr key={word}>
                  <td className="name" lang="hi">
                    {word}
                  </td>
                  <td className="number" data-unit={songCount === 1 ? "song" : "songs"}>
                    <SongsOfWord word={word} songCount={songCount} />
                  </td>
                  <td>
                    <Link to={addressOfNewWord(word, page)} aria-label={`Write an entry for ${word}`}>
                      Write an entry
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Pager page={page} pages={pages} addressOf={(number) => `${withoutEntry.address}?page=${number}`} />
    </>
  );
}
