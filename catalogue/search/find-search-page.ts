/** Finds a page of search results, or of everything for an empty query, in one round trip. */
import type { Sql } from "#postgres";
import { inEachLanguage } from "../names/devanagari-name.ts";
import { pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { waysIntoSongs } from "../song-groups/stored-groups.ts";
import type { PersonCard, SongCard } from "../songs/song.ts";
import { songCardColumns } from "../songs/song-card.ts";
import { type FoundFacet, facetsOf, filterOf, kindOfFacet } from "./filters.ts";
import { type ExplainedHit, markReasons, reasonsOf } from "./reasons.ts";
import type { AlbumCard, SearchPage, SearchRequest, SongHit } from "./search.ts";

/** $1 is the query, $2 the type, $3 the page, $4 the wanted facets, $5 the order of songs without a query. */
const pageQueries = inEachLanguage(
  (language) => `
  with page as materialized (select * from private.search_page($1, $2, ($3::bigint - 1) * ${pageSize}, ${pageSize}, $4, $5)),
  listed as (
    select listed.id as lyric_id, coalesce(listed.way, 'everything') as way, listed.place
    from page cross join unnest(page.ids, page.ways) with ordinality as listed (id, way, place)
    where $2 = 'songs'
  ),
  hits as (select lyric_id, way from listed where $1 <> ''),
  why as materialized (${reasonsOf("hits", "(select asked from page)")})
  select json_build_object(
    'facts', page.facts,
    'ways', case $1 when '' then ${waysIntoSongs} end,
    'found', case when $2 <> 'songs' then private.cards_of_names($2, page.ids) else (
      select coalesce(json_agg(row_to_json(song)), '[]')
      from (
        select ${songCardColumns[language]}, listed.way, coalesce(why.reasons, '{}') as reasons
        from listed
        cross join lateral (select * from lyrics as one where one.id = listed.lyric_id limit 1) as l
        left join albums as a on a.id = l.album_id
        left join why on why.lyric_id = listed.lyric_id
        order by listed.place
      ) as song
    ) end
  ) as found
  from page`,
);

type FoundSong = SongCard & ExplainedHit;

interface FoundPage {
  readonly facts: Pick<
    SearchPage,
    | "counts"
    | "people"
    | "shownCount"
    | "groups"
    | "about"
    | "isNearest"
    | "leftOut"
    | "isMissed"
    | "didYouMean"
  > & {
    readonly facets: readonly FoundFacet[];
    /** The wanted facets that exist. */
    readonly known: readonly string[];
  };
  readonly ways: SearchPage["ways"];
  readonly found: readonly unknown[];
}

/**
 * An empty query finds everything: songs in the wanted order, and the singers and albums with most songs first.
 * @throws the driver's error when the database cannot answer
 */
export async function findSearchPage(
  sql: Sql,
  { q, type, page, filters = {}, order = "newest", language = "en" }: SearchRequest,
): Promise<SearchPage> {
  const { facts, ways, found } = await queryJson<FoundPage>(sql, pageQueries[language], [
    q,
    type,
    page,
    facetsOf(filters),
    order,
  ]);
  const { facets, known, ...rest } = facts;
  const nothing = {
    ...rest,
    ways,
    filters: facets.map(filterOf),
    knownFilters: known.map(kindOfFacet),
    songs: [],
    artists: [],
    albums: [],
  };
  // The cards match the type.
  if (type === "artists") return { ...nothing, artists: found as PersonCard[] };
  if (type === "albums") return { ...nothing, albums: found as AlbumCard[] };
  return { ...nothing, songs: (found as FoundSong[]).map((song) => songHit(song, q)) };
}

function songHit({ way, reasons, ...card }: FoundSong, q: string): SongHit {
  return { ...card, marked: markReasons({ way, reasons }, q) };
}
