/**
 * SQL for the songs on one page of an owner's songs, tracks of an album by their numbers: the relation `listed` in
 * page-of-songs.ts. It uses `owner`, one row with its key and `"songCount"`, and `bounds`, the number of songs before
 * and after the page.
 */
import { idsOnPage, pageSize } from "../paging.ts";
import { maxSortedSongs, type SongOrder } from "./song-orders.ts";

/** Names of a table and its columns; never user input. */
export interface SongLinks {
  /** The table that links owners with songs; it has an index on owner and song. */
  readonly links: string;
  readonly ownerColumn: string;
  /** The column of the owner that `ownerColumn` holds; `id` by default. */
  readonly ownerKey?: string;
  readonly songColumn: string;
  readonly order: SongOrder | "tracks";
}

/** @returns SQL for `id` and `nth`, the position on the page */
export function listedSongs(links: SongLinks): string {
  const { order } = links;
  if (order === "newest") return byId(links, "newest");
  const { most, otherwise } = sortedBy[order];
  return `
    ${sorted(links, order)}
    union all
    select * from (${byId(links, otherwise)}) as by_id where (select "songCount" > ${most} from owner)`;
}

/**
 * Sorts by id instead of `created_at`: ids ascend in the order of adding and are in the index, so only the index is
 * read. Sorting by date would read all songs of the owner for each page: 50 ms instead of 0.3 for an owner of 20,000
 * songs.
 */
function byId(
  { links, ownerColumn, songColumn, ownerKey: key = "id" }: SongLinks,
  order: "newest" | "oldest",
): string {
  const [direction, reverse] = order === "newest" ? ["desc", "asc"] : ["asc", "desc"];
  const ids = `select link.${songColumn} as id from ${links} as link where link.${ownerColumn} = (select ${key} from owner)`;
  const orders = [`link.${songColumn} ${direction}`, `link.${songColumn} ${reverse}`] as const;
  return `
    select id, row_number() over (order by id ${direction}) as nth from (${idsOnPage(ids, orders)}) as on_page`;
}

/** An album of more songs has them in the order of adding, so that no page sorts thousands. */
const maxSortedTracks = 1_000;

/**
 * How songs are sorted where there are at most `most`, and how otherwise. Tracks without a number come last, oldest
 * first.
 */
const sortedBy = {
  views: { join: "join lyrics", id: "id", by: "views desc", most: maxSortedSongs, otherwise: "newest" },
  title: {
    join: "join private.search_title_keys",
    id: "lyric_id",
    by: "title_key",
    most: maxSortedSongs,
    otherwise: "newest" as const,
  },
  tracks: {
    join: "left join track_numbers",
    id: "lyric_id",
    by: "number",
    most: maxSortedTracks,
    otherwise: "oldest" as const,
  },
} as const;

/** Returns no rows for an owner with too many songs. */
function sorted(
  { links, ownerColumn, songColumn, ownerKey: key = "id" }: SongLinks,
  order: keyof typeof sortedBy,
): string {
  const { join, id, most, ...sorting } = sortedBy[order];
  const by = `sorting.${sorting.by}, link.${songColumn}`;
  return `
    (select link.${songColumn} as id, row_number() over (order by ${by}) as nth
     from ${links} as link ${join} as sorting on sorting.${id} = link.${songColumn}
     where link.${ownerColumn} = (select ${key} from owner where "songCount" <= ${most})
     order by ${by} limit ${pageSize} offset (select before from bounds))`;
}
