/**
 * The glossary: words with their meanings, and some songs in which each occurs. Those of this site's songs, or all;
 * of a letter, or those that fit what was typed.
 */
import { data, redirect } from "react-router";
import { findWords, readPage, readQuery } from "#catalogue";
import { ChoiceLinks } from "../components/choice-links.tsx";
import { DirectoryHeading } from "../components/directory/directory-heading.tsx";
import { LetterLinks } from "../components/directory/letter-links.tsx";
import { languageOfTitle } from "../components/language-of.ts";
import { Meanings } from "../components/lyrics/meanings.tsx";
import { addressOfPage } from "../components/page-address.ts";
import type { Missing } from "../components/page-failure.ts";
import { PageLink } from "../components/page-link.tsx";
import { Pager } from "../components/pager.tsx";
import { ResultStatus } from "../components/result-status.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { addressIn } from "../texts/address-in.ts";
import { useIslandTexts, useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/words.ts";
import { readWordLetter, wordsData } from "./words-data.server.ts";
import { wordsMeta } from "./words-meta.server.ts";

export async function loader({ url: { searchParams }, params, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const letter = params.letter === undefined ? null : readWordLetter(params.letter);
  if (params.letter !== undefined && letter === null) throw data({ missing: "Page" } satisfies Missing, 404);
  const page = readPage(searchParams.get("page"));
  const list = {
    isWhole: isWhole(pattern),
    letter,
    q: letter === null ? readQuery(searchParams.get("q")).q : "",
  };
  const query = read((sql) => findWords(sql, { ...list, page }));
  const texts = context.get(textsContext);
  const words = wordsData(list, await queryCatalogue(query, "Error fetching words:"), texts);
  // A letter without words leads to all of them, a page beyond the last to the last one, another spelling to the
  // right one.
  if (letter !== null && words.words.length === 0) throw redirect(words.addressOfForm, 302);
  if (letter !== null && letter !== params.letter) throw redirect(addressOfPage(words.address, page), 301);
  if (words.page !== page) throw redirect(addressOfPage(words.address, words.page), 302);
  return { words, head: wordsMeta(words, site, texts) };
}

function isWhole(pattern: string): boolean {
  return pattern.includes("/all");
}

export { meta } from "./page-head.ts";

export default function Words({ loaderData: { words } }: Route.ComponentProps) {
  const { q, lists, letters, countText, page, pages, address, addressOfForm } = words;
  const texts = useTexts().words;
  return (
    <div className="wrap directory">
      <DirectoryHeading heading={texts.heading} ornament={texts.ornament} />
      <SearchForm key={address} q={q} action={addressOfForm} />
      <ChoiceLinks label={texts.lists.label} className="search-tabs" choices={lists} />
      <LetterLinks letters={letters} isDevanagariFirst />
      <ResultStatus text={countText} />
      {words.words.length === 0 && <p className="nothing-yet">{texts.none}</p>}
      <dl className="word-list">
        {words.words.map((word) => (
          <Entry key={word.word} {...word} />
        ))}
      </dl>
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}

function SearchForm({ q, action }: { readonly q: string; readonly action: string }) {
  const { words } = useTexts();
  const { searchForm } = useIslandTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, without a second element round it
    <form
      method="get"
      className="search-box"
      action={addressIn(useIslandTexts().path, action)}
      role="search"
      aria-label={words.search.label}
    >
      <input
        type="search"
        name="q"
        defaultValue={q}
        aria-label={words.search.field}
        placeholder={words.search.hint}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="button solid">
        {searchForm.search}
      </button>
    </form>
  );
}

type WordEntry = Route.ComponentProps["loaderData"]["words"]["words"][number];

function Entry({ word, roman, origin, english, hindi, songs, moreSongs }: WordEntry) {
  const texts = useTexts().words;
  return (
    <div>
      <dt lang="hi">
        {word} <i lang="hi-Latn">{roman}</i>
      </dt>
      <Meanings english={english} hindi={hindi} source={<small>{texts.origin(origin)}</small>} />
      {songs.length > 0 && (
        <dd className="in-songs">
          {texts.inSongs}{" "}
          {songs.map(({ id, title, address }, place) => (
            <span key={id}>
              {place > 0 && ", "}
              <PageLink className="underlined" href={address} lang={languageOfTitle(title)}>
                {title}
              </PageLink>
            </span>
          ))}
          {moreSongs && ` ${moreSongs}`}
        </dd>
      )}
    </div>
  );
}
