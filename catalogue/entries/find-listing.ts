/**
 * Finds the singers, lyricists, music directors or albums of the administrator's lists. A short list is returned
 * whole and filtered by the browser; of a long one, a page or the first matches of a filter are returned.
 */
import type { Sql } from "#postgres";
import { type EntryGap, type GapCounts, gapCountsOf } from "../managed-lists/gaps.ts";
import type { EntrySort } from "../managed-lists/sorts.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
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
  /** The number of entries that the server's filter and the gap leave. */
  readonly fitting: number;
  /** The returned page: the last one if a later one was requested. A whole or filtered list has one page. */
  readonly page: number;
  readonly pages: number;
  /** All rows are included, and the server has not filtered. */
  readonly isWhole: boolean;
  /** Among all entries, whatever is filtered. */
  readonly gapCounts: GapCounts<EntryGap>;
}

/** By the columns of `private.song_counts` as `entry`. */
const orders: Readonly<Record<EntrySort | "name-asc", readonly string[]>> = {
  "name-asc": ["entry.name_key", "entry.year", "entry.entry_id"],
  "name-desc": ["entry.name_key desc", "entry.year desc", "entry.entry_id desc"],
  "songs-desc": ["entry.songs desc", "entry.name_key", "entry.entry_id"],
  "songs-asc": ["entry.songs", "entry.name_key desc", "entry.entry_id desc"],
  "year-desc": ["entry.year desc nulls last", "entry.name_key", "entry.entry_id"],
  "year-asc": ["entry.year nulls first", "entry.name_key desc", "entry.entry_id desc"],
};

/** $1 is the filter, $2 the page, $3 the gap or null. */
function listingQuery(kind: EntryKind, sort: EntrySort | "name-asc"): string {
  const { table, picture } = kindsOfEntries[kind];
  const order = orders[sort].join(", ");
  const holds = (text: string) => `strpos(${text}, asked.word) > 0`;
  const fits = `(${holds("entry.name_key")}
    or ${kind === "albums" ? `${holds("entry.year::text")} or ` : ""}entry.entry_id in (
      select n.entry_id from private.search_names as n
      where n.entries = '${table}' and n.other_name is not null and strpos(n.name_key, (select word from asked)) > 0))`;
  return `
    with total as materialized (select ${storedTotal(table)} as count),
    asked as materialized (
      select word, count <= ${maxWholeListing} as is_whole, count > ${maxWholeListing} and word <> '' as is_filtered
      from total, private.name_key($1) as word
    ),
    fitting as materialized (
      select entry.entry_id as id, entry.year, entry.songs, row_number() over (order by ${order}) as nth
      from private.song_counts as entry, asked
      -- With the name of the table as a constant, the entries of one kind are a part of each index.
      where entry.entries = '${table}' and ($3::text is null or entry.gaps & private.gap_bit('${table}', $3) <> 0)
        and (not is_filtered or ${fits})
    ),
    bounds as materialized (${pageBounds("select count(*) from fitting", "$2")})
    select json_build_object(
      'isWhole', is_whole,
      'total', total.count,
      'fitting', bounds.count,
      'page', case when is_filtered or is_whole then 1 else bounds.page end,
      'pages', case when is_filtered or is_whole then 1 else bounds.pages end,
      'gapCounts', ${gapCountsOf(table)},
      'rows', (
        select coalesce(json_agg(json_strip_nulls(row_to_json(found))), '[]')
        from (
          select one.id, one.name, one.${picture} as picture, listed.year, listed.songs as "songCount",
            (select string_agg(n.other_name, ', ' order by n.name_key) from private.search_names as n
             where n.entries = '${table}' and n.entry_id = one.id and n.other_name is not null) as "otherNames"
          from fitting as listed cross join lateral (select * from ${table} as one where one.id = listed.id limit 1) as one
          where is_whole or is_filtered and nth <= ${maxManagedHits} or not is_filtered and nth between before + 1 and before + ${pageSize}
          order by nth
        ) as found
      )
    ) as found
    from total, asked, bounds`;
}

const queries = forEachKind((kind) =>
  Object.fromEntries(
    (Object.keys(orders) as (keyof typeof orders)[]).map((sort) => [sort, listingQuery(kind, sort)]),
  ),
);

export interface ListingAsked {
  /**
   * Plain text without wildcards: a part of the name, of another name or of an album's year; ignored if the list is
   * returned whole.
   */
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
