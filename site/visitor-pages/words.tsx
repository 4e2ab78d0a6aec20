/** The glossary: words of songs with their meanings, and some songs in which each occurs. All of it, or the words of a letter. */
import { data, redirect } from "react-router";
import { findWords, readPage } from "#catalogue";
import { LetterLinks } from "../components/directory/letter-links.tsx";
import { languageOfName } from "../components/language-of.ts";
import { nameOfOrigin } from "../components/lyrics/words-of-song.tsx";
import { addressOfPage } from "../components/page-address.ts";
import type { Missing } from "../components/page-failure.ts";
import { Pager } from "../components/pager.tsx";
import { ResultStatus } from "../components/result-status.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/words.ts";
import { addressOfWords, readWordLetter, wordsData } from "./words-data.server.ts";
import { wordsMeta } from "./words-meta.server.ts";

export async function loader({ url: { searchParams }, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const letter = params.letter === undefined ? null : readWordLetter(params.letter);
  if (params.letter !== undefined && letter === null) throw data({ missing: "Page" } satisfies Missing, 404);
  const page = readPage(searchParams.get("page"));
  const query = read((sql) => findWords(sql, { letter, page }));
  const words = wordsData(letter, await queryCatalogue(query, "Error fetching words:"));
  // A letter without words leads to all of them, a page beyond the last to the last one, another spelling to the right one.
  if (letter !== null && words.words.length === 0) throw redirect(addressOfWords(null), 302);
  if (letter !== null && letter !== params.letter) throw redirect(addressOfPage(words.address, page), 301);
  if (words.page !== page) throw redirect(addressOfPage(words.address, words.page), 302);
  return { words, head: wordsMeta(words, site) };
}

export { meta } from "./page-head.ts";

export default function Words({ loaderData: { words } }: Route.ComponentProps) {
  const { letters, countText, page, pages, address } = words;
  return (
    <div className="wrap directory">
      <h1>
        Words of Songs{" "}
        <span lang="hi" aria-hidden="true">
          शब्द
        </span>
      </h1>
      <LetterLinks letters={letters} />
      <ResultStatus text={countText} />
      {words.words.length === 0 && <p className="nothing-yet">No words found.</p>}
      <dl className="word-list">
        {words.words.map((word) => (
          <Entry key={word.word} {...word} />
        ))}
      </dl>
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}

type WordEntry = Route.ComponentProps["loaderData"]["words"]["words"][number];

function Entry({ word, roman, origin, english, hindi, songs, moreSongs }: WordEntry) {
  return (
    <div>
      <dt lang="hi">
        {word} <i lang="hi-Latn">{roman}</i>
      </dt>
      <dd>
        {english} <small>{nameOfOrigin(origin)}</small>
      </dd>
      <dd lang="hi">{hindi}</dd>
      {songs.length > 0 && (
        <dd className="in-songs">
          In{" "}
          {songs.map(({ id, title, address }, place) => (
            <span key={id}>
              {place > 0 && ", "}
              <a className="underlined" href={address} lang={languageOfName(title)}>
                {title}
              </a>
            </span>
          ))}
          {moreSongs && ` ${moreSongs}`}
        </dd>
      )}
    </div>
  );
}
