/**
 * Finds the singers, lyricists, music directors or albums of the administrator's lists. A short list is returned whole and
 * filtered by the browser; of a long one, a page or the first matches of a filter are returned.
 */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { idsOnPage, pageBounds } from "../paging.ts";
import { queryJson } from "../query.ts";
import { maxHits } from "../search/search.ts";
import { maxManagedHits } from "../songs/find-managed-songs.ts";
import { storedTotal } from "../stored-counts.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

/** A list of up to this many entries is returned whole. */
const maxWholeListing = 1_000;

export interface ListingRow {
  readonly id: number;
  readonly name: string;
  /** Portrait or cover that the administrator gave. */
  readonly picture: string | null;
  /** Null for people. */
  readonly year: number | null;
  readonly songCount: number;
  /** All other names, for the search of a whole list; null if there are none. */
  readonly otherNames: string | null;
}

export interface Listing {
  /** Sorted by name, then year, then id. */
  readonly rows: readonly ListingRow[];
  /** Number of all entries. */
  readonly total: number;
  /** If the server filtered, the number of matches: `maxHits + 1` means more than `maxHits`. Otherwise `total`. */
  readonly fitting: number;
  /** The returned page: the last one if a later one was requested. A whole or filtered list has one page. */
  readonly page: number;
  readonly pages: number;
  /** All rows are included, and the server has not filtered. */
  readonly isWhole: boolean;
}

/**
 * $1 is the filter, $2 the page. If a filter has more than `maxHits` matches, scanning in the order of names soon meets the
 * first ones; if it has fewer, they are collected first and sorted afterwards.
 */
const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  const isAlbum = kind === "albums";
  const year = isAlbum ? "entry.year" : "null::integer";
  const order = ["entry.name_key", ...(isAlbum ? ["entry.year"] : []), "entry.id"];
  const forwards = order.join(", ");
  const backwards = order.map((column) => `${column} desc`).join(", ");
  const holds = (text: string) => `strpos(${text}, (select word from asked)) > 0`;
  const isNamedOtherwise = `entry.id in (
    select n.entry_id from private.search_names as n
    where n.entries = '${table}' and n.other_name is not null and ${holds("n.name_key")})`;
  const fits = `(${holds("entry.name_key")} or ${isNamedOtherwise}${isAlbum ? ` or ${holds("entry.year::text")}` : ""})`;
  return `
    with total as materialized (select ${storedTotal(table)} as count),
    asked as materialized (
      select word, count <= ${maxWholeListing} as is_whole, count > ${maxWholeListing} and word <> '' as is_filtered
      from total, private.name_key($1) as word
    ),
    bounds as materialized (${pageBounds("select count from total", "$2")}),
    fitting as materialized (
      select entry.id from ${table} as entry where (select is_filtered from asked) and ${fits} limit ${maxHits + 1}
    ),
    fit as materialized (select count(*) as count, count(*) > ${maxHits} as are_many from fitting),
    listed as materialized (
      select entry.id from ${table} as entry where (select is_whole from asked)
      union all
      select * from (${idsOnPage(
        `select entry.id from ${table} as entry where (select not is_whole and not is_filtered from asked)`,
        [forwards, backwards],
      )}) as page
      union all
      select id from fitting where (select not are_many from fit)
      union all
      (select entry.id from ${table} as entry where (select are_many from fit) and ${fits}
       order by ${forwards} limit ${maxManagedHits})
    )
    select json_build_object(
      'isWhole', asked.is_whole,
      'total', bounds.count,
      'fitting', case when asked.is_filtered then fit.count else bounds.count end,
      'page', case when asked.is_filtered or asked.is_whole then 1 else bounds.page end,
      'pages', case when asked.is_filtered or asked.is_whole then 1 else bounds.pages end,
      'rows', (
        select coalesce(json_agg(row_to_json(found)), '[]')
        from (
          select entry.id, entry.name, entry.${picture} as picture, ${year} as year, ${songCountOf(kind)} as "songCount",
            (select string_agg(n.other_name, ', ' order by n.name_key) from private.search_names as n
             where n.entries = '${table}' and n.entry_id = entry.id and n.other_name is not null) as "otherNames"
          from listed cross join lateral (select * from ${table} as one where one.id = listed.id limit 1) as entry
          order by ${forwards}
          limit case when asked.is_filtered then ${maxManagedHits} end
        ) as found
      )
    ) as found
    from asked, bounds, fit`;
});

/**
 * @param filter plain text without wildcards: a part of the name, of another name or of an album's year; ignored if the list is returned whole
 * @param page from 1; a page beyond the last becomes the last; ignored if the server filters
 * @throws the driver's error when the database cannot answer
 */
export async function findListing(
  sql: Sql,
  kind: EntryKind,
  { filter = "", page = 1 }: { readonly filter?: string; readonly page?: number } = {},
): Promise<Listing> {
  return queryJson(sql, queries[kind], [stripNullCharacters(filter), page]);
}
