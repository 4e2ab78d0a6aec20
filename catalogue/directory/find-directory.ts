/** Finds a page of an alphabetical list, in one round trip that costs the same among any number of entries. */
import type { Sql } from "#postgres";
import { pageSize } from "../paging.ts";
import { type DirectoryKind, type DirectoryPage, onePageHolds } from "./directory.ts";

const songsOf = (join: string, column: string) =>
  `(select count(*) from ${join} as c where c.${column} = entry.id)`;

/** What differs between the kinds: a year, the column of the picture, and where songs are counted. */
const kinds: Readonly<Record<DirectoryKind, string>> = {
  albums: `entry.year, entry.cover_image_url as image_url, ${songsOf("lyrics", "album_id")} as "songCount"`,
  lyricists: `null as year, entry.image_url, ${songsOf("lyrics_lyricists", "lyricist_id")} as "songCount"`,
  music_directors: `null as year, entry.image_url, ${songsOf("lyrics_music_directors", "music_director_id")} as "songCount"`,
};

/**
 * The letters are found by jumps through the index, one for each letter instead of one for each entry. In the "C"
 * collation '#' comes before all letters, so it is put last.
 */
const directoryQuery = (kind: DirectoryKind) => `
  with recursive jumps as (
    (select letter from ${kind} order by letter limit 1)
    union all
    select (select next.letter from ${kind} as next where next.letter > jumps.letter order by next.letter limit 1)
    from jumps where jumps.letter is not null
  ),
  letters as (select letter from jumps where letter is not null),
  known as (
    select (select count(*) from (select from ${kind} limit ${onePageHolds + 1}) as few) <= ${onePageHolds} as is_one_page
  ),
  shown as (
    select case when not is_one_page then coalesce(
      (select letter from letters where letter = $1),
      (select letter from letters order by letter = '#', letter limit 1)
    ) end as letter
    from known
  )
  select json_build_object(
    'letters', (select coalesce(json_agg(letter order by letter = '#', letter), '[]') from letters),
    'letter', (select letter from shown),
    'count', case when (select is_one_page from known)
      then (select count(*) from ${kind})
      else (select count(*) from ${kind} where letter = (select letter from shown)) end,
    'entries', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select entry.id, entry.name, entry.letter, ${kinds[kind]}
        from (
          (
            select one.*, row_number() over (order by one.letter = '#', one.letter, one.name_key, one.id) as place
            from ${kind} as one where (select is_one_page from known)
          )
          union all
          (
            select many.*, row_number() over (order by many.name_key, many.id) as place
            from ${kind} as many where many.letter = (select letter from shown)
            order by many.name_key, many.id
            limit ${pageSize} offset ($2::bigint - 1) * ${pageSize}
          )
        ) as entry
        where not (select is_one_page from known) or $2::bigint = 1
        order by entry.place
      ) as found
    )
  ) as page`;

const queries: Readonly<Record<DirectoryKind, string>> = {
  albums: directoryQuery("albums"),
  lyricists: directoryQuery("lyricists"),
  music_directors: directoryQuery("music_directors"),
};

/**
 * @param letter whose entries are asked for, where each letter has its own pages; one without entries gives the first
 * @param page from 1; beyond the last one there are no entries
 * @throws the driver's error when the database cannot answer
 */
export async function findDirectory(
  sql: Sql,
  kind: DirectoryKind,
  { letter, page }: { readonly letter: string | null; readonly page: number },
): Promise<DirectoryPage> {
  const [row] = await sql.unsafe<{ page: DirectoryPage }[]>(queries[kind], [letter, page], { prepare: true });
  return row?.page ?? { letters: [], letter: null, count: 0, entries: [] };
}
