/** The search page: songs with the matching line, singers and albums. Without a query it lists everything. */
import { data, redirect } from "react-router";
import { findSearchPage, longestQuery, readFilters, readPage, readQuery, readSongOrder } from "#catalogue";
import { ChoiceLinks } from "../components/choice-links.tsx";
import { EntryCards } from "../components/entry-card.tsx";
import { languageOfName } from "../components/language-of.ts";
import { pageLanguage } from "../components/names-in.ts";
import { addressOfPage } from "../components/page-address.ts";
import { PageLink } from "../components/page-link.tsx";
import { Pager } from "../components/pager.tsx";
import { ResultStatus } from "../components/result-status.tsx";
import { DidYouMean } from "../components/search/did-you-mean.tsx";
import { FoundPeople } from "../components/search/found-people.tsx";
import { NothingFound } from "../components/search/nothing-found.tsx";
import { SearchBox } from "../components/search/search-box.tsx";
import { SearchFilters } from "../components/search/search-filters.tsx";
import { SongHits } from "../components/search/song-hits.tsx";
import { SongOrders } from "../components/song-orders.tsx";
import { UnknownValues } from "../components/unknown-values.tsx";
import { Ways } from "../components/ways/ways.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/search.ts";
import { noteSearch } from "./note-search.server.ts";
import { readSearchType, type SearchData, searchData } from "./search-data.server.ts";
import { searchMeta } from "./search-meta.server.ts";
import { unknownFilters, unknownOrder } from "./unknown-values.server.ts";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const requested = {
    ...readQuery(searchParams.get("q")),
    type: readSearchType(searchParams.get("type")),
    order: readSongOrder(searchParams.get("order")),
  };
  const page = readPage(searchParams.get("page"));
  const filters = readFilters(searchParams);
  const found = await queryCatalogue(
    findSearchPage(sql, { ...requested, page, filters, language: pageLanguage(texts) }),
    "Error searching:",
  );
  const search = searchData(requested, page, found, texts);
  if (search.page !== page) throw redirect(addressOfPage(search.address, search.page), 302);
  const isMissed = noteSearch({ request, context }, { q: requested.q, page, found });
  // The limit is part of the data, so that no browser loads the module that has it.
  return data(
    {
      search,
      head: searchMeta(search, site, texts),
      longestQuery,
      unknown: [...unknownFilters(searchParams, found.knownFilters), ...unknownOrder(searchParams)],
      isUnfiltered: search.filters === null && found.knownFilters.length > 0,
    },
    // Not cached, so that each visitor who searches in vain is noted.
    { headers: isMissed ? { "Cache-Control": "no-store" } : {} },
  );
}

export { headers } from "../components/failure-headers.ts";
export { meta } from "./page-head.ts";

/** Characters; a longer query would fill a phone's screen at the size of a heading. */
const maxLarge = 40;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, longestQuery, unknown, isUnfiltered } = loaderData;
  const texts = useTexts();
  const { q, type, wasCut, people, tabs, address, page, pages, countText } = search;
  return (
    <div className="wrap search-page">
      <h1 className={q.length > maxLarge ? "long" : undefined}>
        {q === "" ? search.heading : <ResultsHeading q={q} />}
      </h1>
      <SearchBox q={q} type={type === "songs" ? null : type} />
      {wasCut && <p className="search-note">{texts.search.wasCut(longestQuery)}</p>}
      <UnknownValues values={unknown} />
      {isUnfiltered && <p className="search-note">{texts.filters.none}</p>}
      <FoundPeople people={people} />
      <ChoiceLinks label={texts.search.type} className="search-tabs" choices={tabs} />
      {search.groups.length > 0 && (
        <p className="search-note named-groups">
          {search.groups.map(({ text, address: ofGroup }) => (
            <PageLink key={ofGroup} className="underlined" href={ofGroup}>
              {text}
            </PageLink>
          ))}
        </p>
      )}
      {search.aboutText && <p className="search-note">{search.aboutText}</p>}
      {search.filters && <SearchFilters {...search.filters} />}
      <SongOrders orders={search.orders} />
      <ResultStatus text={countText} />
      <Hits search={search} />
      {search.limitText && <p className="search-note">{search.limitText}</p>}
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
      {search.ways && <Ways {...search.ways} />}
    </div>
  );
}

function ResultsHeading({ q }: { readonly q: string }) {
  const { before, after } = useTexts().search.results;
  return (
    <>
      {before}
      <span lang={languageOfName(q)}>{q}</span>
      {after}
    </>
  );
}

/** About as many as a desktop shows without scrolling. */
const visibleCount = 4;

function Hits({ search }: { readonly search: SearchData }) {
  const { q, type, hits, hitsWithoutWord, artists, albums, isNearest, countText, didYouMean, record } =
    search;
  const { types, nearestHeading } = useTexts().search;
  const { name, found } = types[type];
  if (hits.length + hitsWithoutWord.length + artists.length + albums.length === 0)
    return (
      <>
        <DidYouMean queries={didYouMean} />
        <NothingFound
          heading={found(0, 0)}
          isSearch={q !== ""}
          filtersToRemove={search.filtersToRemove}
          addressWithoutFilters={search.chosen.length > 0 ? (search.filters?.address ?? null) : null}
          record={record}
        />
      </>
    );
  const isNear = isNearest || hits.length + artists.length + albums.length === 0;
  return (
    <>
      {isNear && <DidYouMean queries={didYouMean} />}
      {isNear && <p className="search-note">{countText}</p>}
      {hits.length > 0 && (
        <>
          <h2 className={isNear ? "nearness" : "unseen"}>{isNear ? nearestHeading : name}</h2>
          <SongHits songs={hits} visibleCount={visibleCount} />
        </>
      )}
      {hitsWithoutWord.length > 0 && (
        <>
          <WithoutHeading word={search.leftOut ?? ""} />
          <SongHits songs={hitsWithoutWord} visibleCount={Math.max(0, visibleCount - hits.length)} />
        </>
      )}
      {type !== "songs" && <h2 className="unseen">{name}</h2>}
      {type === "artists" && <EntryCards kind="artist" entries={artists} visibleCount={visibleCount} />}
      {type === "albums" && <EntryCards kind="album" entries={albums} visibleCount={visibleCount} />}
    </>
  );
}

function WithoutHeading({ word }: { readonly word: string }) {
  const { before, after } = useTexts().search.without;
  return (
    <h2 className="nearness">
      {before}
      <span lang={languageOfName(word)}>{word}</span>
      {after}
    </h2>
  );
}
