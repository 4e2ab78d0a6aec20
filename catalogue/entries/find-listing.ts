/**
 * Finds the singers, lyricists, music directors or albums of the administrator's lists. A short list is returned whole and
 * filtered by the browser; of a long one, a page or the first matches of a filter are returned.
 */
import type { Sql } from "#postgres";
import { type EntryGap, type GapCounts, gapCountsOf } from "../managed-lists/gaps.ts";
import type { EntrySort } from "../managed-lists/sorts.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { idsOnPage, pageBounds } from "../paging.ts";
import { queryJson } from "../query.ts";
import { maxHits } from "../search/search.ts";
import { maxManagedHits } from "../songs/find-managed-songs.ts";
import { storedTotal } from "../stored-counts.ts";
import { type EntryKind, forEachKind, kindsOfEntries } from "./entry-kinds.ts";

/** A list of up to this many entries is returned whole. */
const maxWholeListing = 300;

export interface ListingRow {
  readonly id: number;
  readonly name: string;
  /**
   * Portrait or cover that was given; like all below, left out if there is none, since a list has hundreds of rows.
   */
  readonly picture?: string;
  /** Of an album. */
  readonly year?: number;
  readonly songCount: number;
  /** All other names, for the search of a whole list. */
  readonly otherNames?: string;
}

export interface Listing {
  /** In the order that was asked for, else by name, then year, then id. */
  readonly rows: readonly ListingRow[];
  /** Number of all entries. */
  readonly total: number;
  /** If the server filtered, the number of matches: `maxHits + 1` means more than `maxHits`. Otherwise that of entries with the gap. */
  readonly fitting: number;
  /** The returned page: the last one if a later one was requested. A whole or filtered list has one page. */
  readonly page: number;
  readonly pages: number;
  /** All rows are included, and the server has not filtered. */
  readonly isWhole: boolean;
  /** Among all entries, whatever is filtered. */
  readonly gapCounts: GapCounts<EntryGap>;
}

/** By the columns of `private.song_counts` as `entry`; an index has each order and its reverse. */
const orders: Readonly<Record<EntrySort | "name-asc", readonly string[]>> = {
  "name-asc": ["entry.name_key", "entry.year", "entry.entry_id"],
  "name-desc": ["entry.name_key desc", "entry.year desc", "entry.entry_id desc"],
  "songs-desc": ["entry.songs desc", "entry.name_key", "entry.entry_id"],
  "songs-asc": ["entry.songs", "entry.name_key desc", "entry.entry_id desc"],
  "year-desc": ["entry.year desc nulls last", "entry.name_key", "entry.entry_id"],
  "year-asc": ["entry.year nulls first", "entry.name_key desc", "entry.entry_id desc"],
};

const reverses = {
  "name-asc": "name-desc",
  "name-desc": "name-asc",
  "songs-desc": "songs-asc",
  "songs-asc": "songs-desc",
  "year-desc": "year-asc",
  "year-asc": "year-desc",
} as const;

/**
 * $1 is the filter, $2 the page, $3 the gap or null. If a filter has more than `maxHits` matches, scanning in the order soon meets the
 * first ones; if it has fewer, they are collected first and sorted afterwards.
 */
function listingQuery(kind: EntryKind, sort: EntrySort | "name-asc"): string {
  const { table, picture } = kindsOfEntries[kind];
  const forwards = orders[sort].join(", ");
  const backwards = orders[reverses[sort]].join(", ");
  const holds = (text: string) => `strpos(${text}, (select word from asked)) > 0`;
  const isNamedOtherwise = `entry.entry_id in (
    select n.entry_id from private.search_names as n
    where n.entries = '${table}' and n.other_name is not null and ${holds("n.name_key")})`;
  const fits = `(${holds("entry.name_key")} or ${isNamedOtherwise}${kind === "albums" ? ` or ${holds("entry.year::text")}` : ""})`;
  // With the name of the table as a constant, the entries of one kind are a part of each index.
  const ids = `
    select entry.entry_id as id from private.song_counts as entry
    where entry.entries = '${table}' and ($3::text is null or entry.gaps & private.gap_bit('${table}', $3) <> 0)`;
  return `
    with total as materialized (select ${storedTotal(table)} as count),
    gap_counts as materialized (select ${gapCountsOf(table)} as counts),
    asked as materialized (
      select word, count <= ${maxWholeListing} as is_whole, count > ${maxWholeListing} and word <> '' as is_filtered
      from total, private.name_key($1) as word
    ),
    bounds as materialized (${pageBounds(
      "select case when $3::text is null then total.count else coalesce((counts ->> $3::text)::bigint, 0) end as count from total, gap_counts",
      "$2",
    )}),
    fitting as materialized (
      ${ids} and (select is_filtered from asked) and ${fits} limit ${maxHits + 1}
    ),
    fit as materialized (select count(*) as count, count(*) > ${maxHits} as are_many from fitting),
    listed as materialized (
      ${ids} and (select is_whole from asked)
      union all
      select * from (${idsOnPage(`${ids} and (select not is_whole and not is_filtered from asked)`, [forwards, backwards])}) as page
      union all
      select id from fitting where (select not are_many from fit)
      union all
      (${ids} and (select are_many from fit) and ${fits} order by ${forwards} limit ${maxManagedHits})
    )
    select json_build_object(
      'isWhole', asked.is_whole,
      'total', total.count,
      'fitting', case when asked.is_filtered then fit.count else bounds.count end,
      'page', case when asked.is_filtered or asked.is_whole then 1 else bounds.page end,
      'pages', case when asked.is_filtered or asked.is_whole then 1 else bounds.pages end,
      'gapCounts', counts,
      'rows', (
        select coalesce(json_agg(json_strip_nulls(row_to_json(found))), '[]')
        from (
          select one.id, one.name, one.${picture} as picture, entry.year, entry.songs as "songCount",
            (select string_agg(n.other_name, ', ' order by n.name_key) from private.search_names as n
             where n.entries = '${table}' and n.entry_id = one.id and n.other_name is not null) as "otherNames"
          from listed
          cross join lateral (
            select * from private.song_counts as kept where kept.entries = '${table}' and kept.entry_id = listed.id limit 1
          ) as entry
          cross join lateral (select * from ${table} as one where one.id = listed.id limit 1) as one
          order by ${forwards}
          limit case when asked.is_filtered then ${maxManagedHits} end
        ) as found
      )
    ) as found
    from total, asked, bounds, fit, gap_counts`;
}

const queries = forEachKind((kind) =>
  Object.fromEntries(
    (Object.keys(orders) as (keyof typeof orders)[]).map((sort) => [sort, listingQuery(kind, sort)]),
  ),
);

export interface ListingAsked {
  /** Plain text without wildcards: a part of the name, of another name or of an album's year; ignored if the list is returned whole. */
  readonly filter?: string;
  /** From 1; a page beyond the last becomes the last; ignored if the server filters. */
  readonly page?: number;
  /** Finds only entries with this gap. */
  readonly gap?: EntryGap | null;
  readonly sort?: EntrySort | null;
}

/** @throws the driver's error when the database cannot answer */
export async function findListing(
  sql: Sql,
  kind: EntryKind,
  { filter = "", page = 1, gap = null, sort = null }: ListingAsked = {},
): Promise<Listing> {
  const query = queries[kind][sort ?? "name-asc"] ?? "";
  return queryJson(sql, query, [stripNullCharacters(filter), page, gap]);
}
