/** Searches of visitors that found nothing: stored, listed for the administrator, and deleted. */
import type { Sql } from "#postgres";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { missedWords } from "./missed-words.ts";

export interface MissedSearch {
  /** The same for words that differ only in case or white space. */
  readonly key: string;
  /** As typed last; one line of at most 80 characters. */
  readonly words: string;
  /** How many networks have searched for them, at most once a day each. */
  readonly searches: number;
  /** ISO 8601. */
  readonly lastSearchedAt: string;
  /** The words that no title, line or name contains now. */
  readonly unknownWords: readonly string[];
}

export interface MissedSearches {
  /** Number of entries on all pages: at most 1,000, briefly a few more. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly entries: readonly MissedSearch[];
}

/** By the time of the last search, or by the number of searches. */
export type MissedSearchOrder = "newest" | "most-wanted";

/**
 * Notes a search that found nothing. Ignores text without words and possible personal data.
 * @param q as typed
 * @param isByAnother whether another network than the last one has searched for these words: only then they are
 * counted again
 * @throws the driver's error when the database fails
 */
export async function noteMissedSearch(sql: Sql, q: string, isByAnother = true): Promise<void> {
  const words = missedWords(q);
  if (words === null) return;
  const { count } = isByAnother
    ? { count: 0 }
    : await sql`
        update private.missed_searches set words = ${words}, last_searched_at = now()
        where key = private.name_key(${words})`;
  if (count === 0) await sql`select private.note_missed_search(${words})`;
}

/**
 * Removes words from the list because a search for them finds something now.
 * @param q as typed
 * @throws the driver's error when the database fails
 */
export async function dropFoundSearch(sql: Sql, q: string): Promise<void> {
  const words = missedWords(q);
  if (words !== null) await sql`delete from private.missed_searches where key = private.name_key(${words})`;
}

const isCurrent = "last_searched_at > now() - interval '180 days'";

/** SQL expression: the number of all that are listed. */
export const missedCount = `(select count(*) from private.missed_searches where ${isCurrent})`;

const orders: Readonly<Record<MissedSearchOrder, string>> = {
  newest: "m.last_searched_at desc, m.key",
  "most-wanted": "m.searches desc, m.last_searched_at desc, m.key",
};

/** $1 is the page. */
const missedQuery = (order: string) => `
  with bounds as materialized (${pageBounds(`select ${missedCount} as count`, "$1")})
  select json_build_object('count', bounds.count, 'page', bounds.page, 'pages', bounds.pages, 'entries', (
    select coalesce(json_agg(row_to_json(entry)), '[]')
    from (
      select m.key, m.words, m.searches, m.last_searched_at as "lastSearchedAt", array(
        select w.written from private.words_of_query(m.words) as w where not w.is_known) as "unknownWords"
      from private.missed_searches as m where ${isCurrent}
      order by ${order}
      limit ${pageSize} offset (select before from bounds)
    ) as entry
  )) as found
  from bounds`;

/**
 * @param page from 1; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function findMissedSearches(
  sql: Sql,
  { order, page }: { readonly order: MissedSearchOrder; readonly page: number },
): Promise<MissedSearches> {
  return queryJson(sql, missedQuery(orders[order]), [page]);
}

/**
 * @param key as returned by `findMissedSearches`
 * @returns the words; null if they were already deleted
 * @throws the driver's error when the database fails
 */
export async function forgetMissedSearch(sql: Sql, key: string): Promise<string | null> {
  // PostgreSQL's text cannot contain this character, so no key does.
  if (key.includes("\0")) return null;
  const [row] = await sql<{ words: string }[]>`
    delete from private.missed_searches where key = ${key} returning words`;
  return row?.words ?? null;
}

/**
 * @returns the number of deleted searches
 * @throws the driver's error when the database fails
 */
export async function forgetAllMissedSearches(sql: Sql): Promise<number> {
  const { count } = await sql`delete from private.missed_searches`;
  return count;
}

/**
 * Deletes what nobody has searched for within 180 days. Called at each start and once a day; safe from several
 * processes.
 * @returns the number of deleted searches
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
