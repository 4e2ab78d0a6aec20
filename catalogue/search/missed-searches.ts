/** What visitors searched for and did not find: noted, listed for the administrator, and forgotten. */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { pageSize, placeOfPage } from "../paging.ts";
import { missedWords } from "./missed-words.ts";

export interface MissedSearch {
  /** The same for words that differ in case or white space only. */
  readonly key: string;
  /** As they were typed last; at most 80 characters on one line. */
  readonly words: string;
  /** How often. */
  readonly searches: number;
  /** ISO 8601. */
  readonly lastSearchedAt: string;
  /** Those of its words that no song, line or name has by now. */
  readonly unknownWords: readonly string[];
}

export interface MissedSearches {
  /** How many there are on all pages; at most 1,000, and for a moment a few more. */
  readonly count: number;
  /** The page that was found: the last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  readonly entries: readonly MissedSearch[];
}

/** By the last time, or by how often. */
export type MissedSearchOrder = "newest" | "most-wanted";

/**
 * Counts a search that found nothing, in one statement. Words that are no words or may tell who typed them are passed over.
 * @param q as it was typed
 * @throws the driver's error when the database fails
 */
export async function noteMissedSearch(sql: Sql, q: string): Promise<void> {
  const words = missedWords(q);
  if (words !== null) await sql`select private.note_missed_search(${words})`;
}

/**
 * Strikes words off the list that find something now, since somebody has added it.
 * @param q as it was typed
 * @throws the driver's error when the database fails
 */
export async function dropFoundSearch(sql: Sql, q: string): Promise<void> {
  const words = missedWords(q);
  if (words !== null) await sql`delete from private.missed_searches where key = private.name_key(${words})`;
}

const isKept = "last_searched_at > now() - interval '180 days'";

const orders: Readonly<Record<MissedSearchOrder, string>> = {
  newest: "m.last_searched_at desc, m.key",
  "most-wanted": "m.searches desc, m.last_searched_at desc, m.key",
};

/** $1 is the page. */
const missedQuery = (order: string) => `
  with place as materialized (${placeOfPage(`select count(*) from private.missed_searches where ${isKept}`, "$1")})
  select json_build_object('count', place.count, 'page', place.page, 'pages', place.pages, 'entries', (
    select coalesce(json_agg(row_to_json(entry)), '[]')
    from (
      select m.key, m.words, m.searches, m.last_searched_at as "lastSearchedAt", array(
        select w.written from private.words_of_query(m.words) as w where not w.is_known) as "unknownWords"
      from private.missed_searches as m where ${isKept}
      order by ${order}
      limit ${pageSize} offset (select before from place)
    ) as entry
  )) as found
  from place`;

/**
 * @param page from 1; beyond the last it is the last
 * @throws the driver's error when the database cannot answer
 */
export async function findMissedSearches(
  sql: Sql,
  { order, page }: { readonly order: MissedSearchOrder; readonly page: number },
): Promise<MissedSearches> {
  return askFound(sql, missedQuery(orders[order]), [page]);
}

/**
 * @param key as `findMissedSearches` gives it
 * @returns the words; null when they had been forgotten already
 * @throws the driver's error when the database fails
 */
export async function forgetMissedSearch(sql: Sql, key: string): Promise<string | null> {
  // The database's texts cannot hold the null character, so no key does.
  if (key.includes("\0")) return null;
  const [row] = await sql<{ words: string }[]>`
    delete from private.missed_searches where key = ${key} returning words`;
  return row?.words ?? null;
}

/**
 * @returns how many were forgotten
 * @throws the driver's error when the database fails
 */
export async function forgetAllMissedSearches(sql: Sql): Promise<number> {
  const { count } = await sql`delete from private.missed_searches`;
  return count;
}

/**
 * Forgets what nobody has searched for within 180 days. To be called at each start and once a day; any number of processes may.
 * @returns how many were forgotten
 * @throws the driver's error when the database fails
 */
export async function forgetOldMissedSearches(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from private.missed_searches
    where key in (
      select key from private.missed_searches
      where last_searched_at <= now() - interval '180 days' for update skip locked
    )`;
  return count;
}
