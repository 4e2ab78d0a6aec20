/**
 * Finds the singers, lyricists, music directors or albums of the administrator's lists: all of them in one answer, which the
 * browser filters; where there are too many for that, a page of them or the first ones that fit a filter.
 */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { keptTotal } from "../kept-counts.ts";
import { idsOnPage, placeOfPage } from "../paging.ts";
import { plainText } from "../plain-text.ts";
import { mostHits } from "../search/search.ts";
import { mostManagedHits } from "../songs/find-managed-songs.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

/** Up to this many entries come whole. */
export const wholeListing = 1_000;

export interface ListingRow {
  readonly id: number;
  readonly name: string;
  /** Portrait or cover that the administrator gave. */
  readonly picture: string | null;
  /** Of albums only. */
  readonly year: number | null;
  readonly songCount: number;
}

export interface Listing {
  /** By name, then id; of albums, the earlier year first. */
  readonly rows: readonly ListingRow[];
  /** How many entries there are. */
  readonly total: number;
  /** How many fit the filter, where the server has filtered: then `mostHits + 1` where there are more than `mostHits`. */
  readonly fitting: number;
  /** The page that was found: the last one where a later one was asked for. A whole list and a filtered one have one page. */
  readonly page: number;
  readonly pages: number;
  /** All rows are here, whatever the filter. */
  readonly isWhole: boolean;
}

/**
 * $1 is the filter, $2 the page. Of what more fit than are counted, the first are soon met in the order of the names; what
 * fewer fit is gathered first and sorted then.
 */
const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  const isAlbum = kind === "albums";
  const year = isAlbum ? "entry.year" : "null::integer";
  const order = ["entry.name_key", ...(isAlbum ? ["entry.year"] : []), "entry.id"];
  const forwards = order.join(", ");
  const backwards = order.map((column) => `${column} desc`).join(", ");
  const holds = (text: string) => `strpos(${text}, (select word from asked)) > 0`;
  const fits = `(${holds("entry.name_key")}${isAlbum ? ` or ${holds("entry.year::text")}` : ""})`;
  return `
    with total as materialized (select ${keptTotal(table)} as count),
    asked as materialized (
      select word, count <= ${wholeListing} as is_whole, count > ${wholeListing} and word <> '' as is_filtered
      from total, private.name_key($1) as word
    ),
    place as materialized (${placeOfPage("select count from total", "$2")}),
    fitting as materialized (
      select entry.id from ${table} as entry where (select is_filtered from asked) and ${fits} limit ${mostHits + 1}
    ),
    fit as materialized (select count(*) as count, count(*) > ${mostHits} as are_many from fitting),
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
       order by ${forwards} limit ${mostManagedHits})
    )
    select json_build_object(
      'isWhole', asked.is_whole,
      'total', place.count,
      'fitting', case when asked.is_filtered then fit.count else place.count end,
      'page', case when asked.is_filtered or asked.is_whole then 1 else place.page end,
      'pages', case when asked.is_filtered or asked.is_whole then 1 else place.pages end,
      'rows', (
        select coalesce(json_agg(row_to_json(found)), '[]')
        from (
          select entry.id, entry.name, entry.${picture} as picture, ${year} as year, ${songCountOf(kind)} as "songCount"
          from listed cross join lateral (select * from ${table} as one where one.id = listed.id limit 1) as entry
          order by ${forwards}
          limit case when asked.is_filtered then ${mostManagedHits} end
        ) as found
      )
    ) as found
    from asked, place, fit`;
});

/**
 * @param filter a part of the name, or of an album's year; every character of it is a plain one. A whole list comes whole.
 * @param page from 1; beyond the last it is the last. What is filtered has no pages.
 * @throws the driver's error when the database cannot answer
 */
export async function findListing(
  sql: Sql,
  kind: EntryKind,
  { filter = "", page = 1 }: { readonly filter?: string; readonly page?: number } = {},
): Promise<Listing> {
  return askFound(sql, queries[kind], [plainText(filter), page]);
}
