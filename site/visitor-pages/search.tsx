/** The search: songs with the line that matched, singers and albums; without a query, everything there is. */
import { data, redirect } from "react-router";
import { findSearchPage, longestQuery, readPage, readQuery } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { ChoiceLinks } from "../components/choice-links.tsx";
import { EntryCards } from "../components/entry-card.tsx";
import { languageOfName } from "../components/language-of.ts";
import { addressOfPage } from "../components/page-address.ts";
import { Pager } from "../components/pager.tsx";
import { DidYouMean } from "../components/search/did-you-mean.tsx";
import { FoundPeople } from "../components/search/found-people.tsx";
import { NothingFound } from "../components/search/nothing-found.tsx";
import { SearchBox } from "../components/search/search-box.tsx";
import { SongHits } from "../components/search/song-hits.tsx";
import { SongCards } from "../components/song-card.tsx";
import { Island } from "../islands/island.tsx";
import { ResultStatus } from "../islands/result-status.tsx";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/search.ts";
import { noteSearch } from "./note-search.server.ts";
import { readSearchType, type SearchFacts, searchFacts } from "./search-facts.server.ts";
import { searchMeta } from "./search-meta.server.ts";

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const { sql, site } = context.get(liveContext);
  const asked = { ...readQuery(searchParams.get("q")), type: readSearchType(searchParams.get("type")) };
  const page = readPage(searchParams.get("page"));
  const found = await askCatalogue(findSearchPage(sql, { ...asked, page }), "Error searching:");
  const search = searchFacts(asked, page, found);
  if (search.page !== page) throw redirect(addressOfPage(search.address, search.page), 302);
  const isMissed = noteSearch({ request, context }, { q: asked.q, page, found });
  // The limit is read here, so that no browser loads what holds it.
  return data(
    { search, head: searchMeta(search, site), longestQuery },
    // From a kept page nobody would learn who else looked in vain.
    { headers: isMissed ? { "Cache-Control": "no-store" } : {} },
  );
}

export { headers } from "../components/failure-headers.ts";
export { meta } from "./page-head.ts";

/** Characters; a longer query would fill a phone's screen at the size of a heading. */
const posterSize = 40;

export default function Search({ loaderData: { search, longestQuery } }: Route.ComponentProps) {
  const { q, type, wasCut, people, tabs, address, page, pages, foundWords } = search;
  return (
    <div className="wrap search-page">
      <h1 className={q.length > posterSize ? "long" : undefined}>
        {q === "" ? search.heading : <ResultsHeading q={q} />}
      </h1>
      <SearchBox q={q} type={type === "songs" ? null : type} />
      {wasCut && (
        <p className="search-note">
          Your search was longer than {longestQuery} characters and was cut there.
        </p>
      )}
      <FoundPeople people={people} />
      <ChoiceLinks label="Type" className="search-tabs" choices={tabs} />
      <Island name="result-status" of={ResultStatus} facts={{ words: foundWords }} />
      <Hits search={search} />
      {search.limitWords && <p className="search-note">{search.limitWords}</p>}
      <Pager page={page} pages={pages} addressOf={(other) => addressOfPage(address, other)} />
    </div>
  );
}

function ResultsHeading({ q }: { readonly q: string }) {
  return (
    <>
      Search Results for "<span lang={languageOfName(q)}>{q}</span>"
    </>
  );
}

/** About as many as the first screen of a desktop shows. */
const seenAtOnce = 4;

function Hits({ search }: { readonly search: SearchFacts }) {
  const { q, type, songs, hits, artists, albums, isNearest, foundWords, didYouMean, record } = search;
  if (songs.length + hits.length + artists.length + albums.length === 0)
    return (
      <>
        <DidYouMean queries={didYouMean} />
        <NothingFound heading={`No ${type} found`} isSearch={q !== ""} record={record} />
      </>
    );
  return (
    <>
      {isNearest && <DidYouMean queries={didYouMean} />}
      {isNearest && <p className="search-note">{foundWords}</p>}
      <h2 className="unseen">{{ songs: "Songs", artists: "Singers", albums: "Albums" }[type]}</h2>
      {songs.length > 0 && <SongCards songs={songs} first={seenAtOnce} />}
      {hits.length > 0 && <SongHits songs={hits} first={seenAtOnce} />}
      {type === "artists" && <EntryCards kind="artist" entries={artists} first={seenAtOnce} />}
      {type === "albums" && <EntryCards kind="album" entries={albums} first={seenAtOnce} />}
    </>
  );
}
