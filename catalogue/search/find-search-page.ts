/** Finds a page of search results, or of everything for an empty query, in one round trip. */
import type { Sql } from "#postgres";
import { pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { waysIntoSongs } from "../song-groups/stored-groups.ts";
import type { PersonCard, SongCard } from "../songs/song.ts";
import { songCardColumns } from "../songs/song-card.ts";
import type { SongOrder } from "../songs/song-orders.ts";
import { storedSongCount, storedTotal } from "../stored-counts.ts";
import { type FoundFacet, facetsOf, filterOf, kindOfFacet } from "./filters.ts";
import { type ExplainedHit, markReasons, reasonsOf } from "./reasons.ts";
import {
  type AlbumCard,
  maxHits,
  type SearchPage,
  type SearchRequest,
  type SearchType,
  type SongHit,
} from "./search.ts";

/** Number of lyricists, and of music directors, listed above the hits. */
const maxPeople = 4;

const countOf = (entries: string) =>
  `(select count(*) from (select from names where entries = '${entries}' limit ${maxHits + 1}) as few)`;
const listOf = (rows: string) =>
  `(select coalesce(json_agg(row_to_json(found)), '[]') from (${rows}) as found)`;
const thisPage = `limit ${pageSize} offset ($2::bigint - 1) * ${pageSize}`;

const singerSongs = storedSongCount("singers", "entry");
const albumSongs = storedSongCount("albums", "entry");

const bestFirst = "order by n.score desc, n.name_key, n.entry_id";

const bestNames = (entries: string, few: string) => `
  (select n.entry_id, n.score, n.name_key from names as n where n.entries = '${entries}' ${bestFirst} ${few})`;

const peopleNamed = (role: string, people: string) => `
  (select '${role}' as role, entry.id, entry.name
   from ${bestNames(people, `limit ${maxPeople}`)} as n join ${people} as entry on entry.id = n.entry_id
   ${bestFirst})`;

const mostSongsFirst = (entries: string) => `(
  select entry_id, songs, name_key from private.song_counts where entries = '${entries}'
  order by songs desc, name_key, entry_id ${thisPage}
)`;

const foundRows: Readonly<Record<SearchType, string>> = {
  songs: `
    with shown as materialized (
      select hits.lyric_id, hits.way, left_over.place
      from narrowed cross join unnest(narrowed.shown) with ordinality as left_over (id, place)
      join hits on hits.lyric_id = left_over.id
      where left_over.place > ($2::bigint - 1) * ${pageSize} and left_over.place <= $2::bigint * ${pageSize}
    ),
    why as materialized (${reasonsOf("shown", "(select words from asked)")})
    select ${songCardColumns}, shown.way, coalesce(why.reasons, '{}') as reasons
    from shown
    join lyrics as l on l.id = shown.lyric_id
    left join albums as a on a.id = l.album_id
    left join why on why.lyric_id = shown.lyric_id
    order by shown.place`,
  artists: `
    select entry.id, entry.name, entry.image_url, ${singerSongs} as "songCount"
    from ${bestNames("singers", thisPage)} as n join singers as entry on entry.id = n.entry_id
    ${bestFirst}`,
  albums: `
    select entry.id, entry.name, entry.year, entry.cover_image_url as image_url, ${albumSongs} as "songCount"
    from ${bestNames("albums", thisPage)} as n join albums as entry on entry.id = n.entry_id
    ${bestFirst}`,
};

/** How many songs to find: for their filters all that are counted. For other types one, which returns the total. */
const songLimit: Readonly<Record<SearchType, number>> = { songs: maxHits + 1, artists: 1, albums: 1 };

/** Those of the wanted facets, $3, that exist. */
const knownFacets =
  "(select case $3::text[] when '{}' then '{}' else private.known_facets($3) end as wanted)";

/** What only songs have: the hits that the filters leave. */
const narrowedSongs = `
  narrowed as materialized (
    select known.wanted, narrowed.*
    from ${knownFacets} as known
    cross join private.narrow_hits(
      array(select lyric_id from hits where place <= ${maxHits} order by place), known.wanted) as narrowed
  ),`;

const narrowedFields = `
  'facets', (select facets from narrowed),
  'shownCount', (
    select case when wanted = '{}' then (select coalesce(max(found), 0) from hits) else cardinality(shown) end from narrowed),
  'groups', (
    select coalesce(private.pages_of_groups($1, words, exists (select from hits where way = 'groups')), '[]') from asked),`;

/**
 * $1 is the query, $2 the page, $3 the wanted facets, which narrow only songs. `search_songs` and
 * `find_names_unordered` decide the hits and their order, also for `search_lyrics_ids` and its siblings. If a title
 * matches exactly as typed, names that only resemble the query are left out.
 */
const searchQuery = (type: SearchType) => `
  with asked as materialized (select private.read_keyword($1) as words),
  hits as materialized (
    select hit.*, hit.ordinality as place
    from asked, private.search_songs($1, asked.words, ${songLimit[type]}) with ordinality as hit
  ),
  ${type === "songs" ? narrowedSongs : ""}
  names as materialized (
    select n.entries, n.entry_id, n.name_key, n.score
    from asked, private.find_names_unordered(
      case (select bool_and(as_typed) from hits)
        when true then '{}'
        when false then array['mistyped', 'without']
        else array['mistyped', 'without', 'loosest']
      end, $1, asked.words) as n
  )
  select json_build_object(
    'counts', json_build_object(
      'songs', (select coalesce(max(found), 0) from hits),
      'artists', ${countOf("singers")},
      'albums', ${countOf("albums")}
    ),
    'people', ${listOf(`${peopleNamed("lyricist", "lyricists")} union all ${peopleNamed("music director", "music_directors")}`)},
    'found', ${listOf(foundRows[type])},
    ${type === "songs" ? narrowedFields : ""}
    'known', ${type === "songs" ? "(select wanted from narrowed)" : knownFacets},
    'ways', null,
    'isNearest', (select coalesce(bool_and(way = 'nearest'), false) from hits),
    'didYouMean', case
      when not exists (select from hits where way <> 'nearest') and not exists (select from names) then to_json(private.did_you_mean($1)) else '[]'
    end
  ) as found`;

/** Each order has an index, so only the rows of the page and those before it are read. */
const allSongs = (table: string, id: string, order: string) => `
  select ${songCardColumns}, 'everything' as way, '{}'::json as reasons
  from (
    select ${id} as id, row_number() over (order by ${order}) as nth from ${table} order by ${order} ${thisPage}
  ) as listed
  join lyrics as l on l.id = listed.id left join albums as a on a.id = l.album_id
  order by listed.nth`;

const allRows = {
  newest: allSongs("lyrics", "id", "created_at desc, id desc"),
  views: allSongs("lyrics", "id", "views desc, id"),
  title: allSongs("private.search_title_keys", "lyric_id", "title_key, lyric_id"),
  artists: `
    select entry.id, entry.name, entry.image_url, kept.songs as "songCount"
    from ${mostSongsFirst("singers")} as kept join singers as entry on entry.id = kept.entry_id
    order by kept.songs desc, kept.name_key, kept.entry_id`,
  albums: `
    select entry.id, entry.name, entry.year, entry.cover_image_url as image_url, kept.songs as "songCount"
    from ${mostSongsFirst("albums")} as kept join albums as entry on entry.id = kept.entry_id
    order by kept.songs desc, kept.name_key, kept.entry_id`,
};

const fewOf = (count: string) => `least(${count}, ${maxHits + 1})`;

/** $1, the empty query, is unused; both kinds of query get the same parameters. */
const everythingQuery = (rows: string) => `
  select json_build_object(
    'counts', json_build_object(
      'songs', ${fewOf("get_lyrics_count()")},
      'artists', ${fewOf(storedTotal("singers"))},
      'albums', ${fewOf(storedTotal("albums"))}
    ),
    'people', '[]'::json,
    'found', ${listOf(rows)},
    'known', ${knownFacets},
    'isNearest', false,
    'didYouMean', '[]'::json,
    'ways', ${waysIntoSongs}
  ) as found
  where $1::text = ''`;

const searchQueries = {
  songs: searchQuery("songs"),
  artists: searchQuery("artists"),
  albums: searchQuery("albums"),
};
const everythingQueries = {
  newest: everythingQuery(allRows.newest),
  views: everythingQuery(allRows.views),
  title: everythingQuery(allRows.title),
  artists: everythingQuery(allRows.artists),
  albums: everythingQuery(allRows.albums),
};

function queryFor(q: string, type: SearchType, order: SongOrder): string {
  if (q !== "") return searchQueries[type];
  return everythingQueries[type === "songs" ? order : type];
}

type FoundSong = SongCard & ExplainedHit;

interface FoundPage extends Pick<SearchPage, "counts" | "people" | "isNearest" | "didYouMean" | "ways"> {
  readonly found: readonly unknown[];
  /** The wanted facets that exist. */
  readonly known: readonly string[];
  readonly facets?: readonly FoundFacet[];
  readonly shownCount?: number;
  readonly groups?: SearchPage["groups"];
}

/**
 * An empty query finds everything: songs in the wanted order, and the singers and albums with most songs first.
 * @throws the driver's error when the database cannot answer
 */
export async function findSearchPage(
  sql: Sql,
  { q, type, page, filters = {}, order = "newest" }: SearchRequest,
): Promise<SearchPage> {
  const {
    found,
    known,
    facets = [],
    shownCount,
    groups = [],
    ...facts
  } = await queryJson<FoundPage>(sql, queryFor(q, type, order), [q, page, facetsOf(filters)]);
  const nothing = {
    ...facts,
    filters: facets.map(filterOf),
    knownFilters: known.map(kindOfFacet),
    shownCount: shownCount ?? facts.counts.songs,
    groups,
    songs: [],
    artists: [],
    albums: [],
  };
  // The columns of each query match its type.
  if (type === "artists") return { ...nothing, artists: found as PersonCard[] };
  if (type === "albums") return { ...nothing, albums: found as AlbumCard[] };
  return { ...nothing, songs: (found as FoundSong[]).map((song) => songHit(song, q)) };
}

function songHit({ way, reasons, ...card }: FoundSong, q: string): SongHit {
  return { ...card, marked: markReasons({ way, reasons }, q) };
}
