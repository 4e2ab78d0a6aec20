/** Finds a page of an alphabetical list in one round trip, whose cost does not depend on the number of entries. */
import type { Sql } from "#postgres";
import { idsOnPage, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { storedSongCount } from "../stored-counts.ts";
import { type DirectoryKind, type DirectoryPage, maxOnePage } from "./directory.ts";

const columns: Readonly<Record<DirectoryKind, string>> = {
  albums: "entry.year, entry.cover_image_url as image_url",
  singers: "null as year, entry.image_url",
  lyricists: "null as year, entry.image_url",
  music_directors: "null as year, entry.image_url",
};

/**
 * Finds the ids of a letter's page in an index alone, then reads its fifty entries. The "C" collation sorts '#' before all
 * letters, so the order puts it last explicitly.
 */
const directoryQuery = (kind: DirectoryKind) => `
  with letters as materialized (
    select kept.letter, kept.count from private.totals as kept where kept.entries = '${kind}' and kept.count > 0
  ),
  shown as materialized (
    select case when not is_one_page then coalesce(
        (select letter from letters where letter = $1),
        (select letter from letters order by letter = '#', letter limit 1)
      ) end as letter, is_one_page
    from (select coalesce(sum(count), 0) <= ${maxOnePage} as is_one_page from letters) as known
  ),
  bounds as materialized (
    select count, before, greatest(0, count - before - ${pageSize}) as after
    from (
      select coalesce(sum(count), 0)::bigint as count, ($2::bigint - 1) * ${pageSize} as before
      from letters, shown where shown.is_one_page or letters.letter = shown.letter
    ) as length
  ),
  listed as materialized (
    (select entry.id from ${kind} as entry
     where (select is_one_page and before = 0 from shown, bounds) limit ${maxOnePage})
    union all
    ${idsOnPage(`select entry.id from ${kind} as entry where entry.letter = (select letter from shown)`, [
      "entry.name_key, entry.id",
      "entry.name_key desc, entry.id desc",
    ])}
  )
  select json_build_object(
    'letters', (select coalesce(json_agg(letter order by letter = '#', letter), '[]') from letters),
    'letter', (select letter from shown),
    'count', (select count from bounds),
    'entries', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select entry.id, entry.name, entry.letter, ${columns[kind]}, ${storedSongCount(kind, "entry")} as "songCount"
        from listed cross join lateral (select * from ${kind} as one where one.id = listed.id limit 1) as entry
        order by entry.letter = '#', entry.letter, entry.name_key, entry.id
      ) as found
    )
  ) as found`;

const queries: Readonly<Record<DirectoryKind, string>> = {
  albums: directoryQuery("albums"),
  singers: directoryQuery("singers"),
  lyricists: directoryQuery("lyricists"),
  music_directors: directoryQuery("music_directors"),
};

/**
 * @param letter used if each letter has its own pages; a letter without entries gives the first letter
 * @param page from 1; a page beyond the last has no entries
 * @throws the driver's error when the database cannot answer
 */
export async function findDirectory(
  sql: Sql,
  kind: DirectoryKind,
  { letter, page }: { readonly letter: string | null; readonly page: number },
): Promise<DirectoryPage> {
  return queryJson(sql, queries[kind], [letter ?? "", page]);
}
