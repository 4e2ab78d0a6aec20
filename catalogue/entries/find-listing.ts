/**
 * Finds all singers, lyricists, music directors or albums in one compact answer, which the browser filters; where there
 * are too many for that, the first ones that fit a filter.
 */
import type { Sql } from "#postgres";
import { keptTotal } from "../kept-counts.ts";
import { type EntryKind, forEachKind, kindsOfEntries, songCountOf } from "./entry-kinds.ts";

/** Up to this many entries come whole. */
export const wholeListing = 50_000;

/** Beyond that, this many of those that fit the filter. */
export const partOfListing = 200;

export interface ListingRow {
  readonly id: number;
  readonly name: string;
  /** Portrait or cover that the administrator gave. */
  readonly imageUrl: string | null;
  /** Of albums only. */
  readonly year?: number | null;
  readonly songCount: number;
}

export interface Listing {
  /** By name, then id; of albums, the earlier year first. */
  readonly rows: readonly ListingRow[];
  /** How many entries there are; where the listing is partial, how many fit the filter. */
  readonly total: number;
  /** True where only the first rows that fit the filter are here, so that the next filter has to be asked for. */
  readonly isPartial: boolean;
}

/** $1 is the filter; it is looked at only where the listing is partial. */
const queries = forEachKind((kind) => {
  const { table, picture } = kindsOfEntries[kind];
  const year = kind === "albums" ? "entry.year, " : "";
  const columns = `entry.id, entry.name, entry.${picture} as "imageUrl", ${year}`;
  const order = `entry.name_key, ${year} entry.id`;
  const holds = (text: string) => `strpos(${text}, (select word from asked)) > 0`;
  const fits = `(${holds("entry.name_key")} ${kind === "albums" ? `or ${holds("entry.year::text")}` : ""})`;
  return `
    with asked as materialized (select private.name_key($1) as word),
    known as materialized (
      select ${keptTotal(table)} > ${wholeListing} as is_partial
    ),
    part as materialized (
      select entry.id from ${table} as entry where (select is_partial from known) and ${fits}
      order by ${order} limit ${partOfListing}
    )
    select json_build_object(
      'isPartial', known.is_partial,
      'total', case when known.is_partial and (select word from asked) <> ''
        then (select count(*) from ${table} as entry where ${fits}) else ${keptTotal(table)} end,
      'rows', case when known.is_partial then (
        select coalesce(json_agg(row_to_json(found)), '[]') from (
          select ${columns} ${songCountOf(kind)} as "songCount"
          from (select id from part limit ${partOfListing}) as part join ${table} as entry on entry.id = part.id
          order by ${order}
        ) as found
      ) else (
        select coalesce(json_agg(row_to_json(found)), '[]') from (
          select ${columns} coalesce(kept.songs, 0) as "songCount"
          from ${table} as entry
          left join private.song_counts as kept on kept.entries = '${table}' and kept.entry_id = entry.id
          order by ${order}
        ) as found
      ) end
    ) as listing
    from known`;
});

/**
 * @param filter a part of the name, or of an album's year; every character of it is a plain one. Only asked where the
 *   listing is partial: a whole one comes whole.
 * @throws the driver's error when the database cannot answer
 */
export async function findListing(
  sql: Sql,
  kind: EntryKind,
  { filter = "" }: { readonly filter?: string } = {},
): Promise<Listing> {
  const [row] = await sql.unsafe<{ listing: Listing }[]>(queries[kind], [filter.replaceAll("\0", "")], {
    prepare: true,
  });
  return row?.listing ?? { rows: [], total: 0, isPartial: false };
}
