/** Finds a page of an alphabetical list in one round trip, whose cost does not depend on the number of entries. */
import type { Sql } from "#postgres";
import { idsOnPage } from "../paging.ts";
import { queryJson } from "../query.ts";
import { storedSongCount } from "../stored-counts.ts";
import type { DirectoryKind, DirectoryPage } from "./directory.ts";
import { letterBounds, maxOnePage } from "./letters.ts";

const columns: Readonly<Record<DirectoryKind, string>> = {
  albums: "entry.year, entry.cover_image_url as image_url",
  singers: "null as year, entry.image_url",
  lyricists: "null as year, entry.image_url",
  music_directors: "null as year, entry.image_url",
};

/** Finds the ids of a letter's page in an index alone, then reads its fifty entries. */
const directoryQuery = (kind: DirectoryKind) => `
  with ${letterBounds(kind)},
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
