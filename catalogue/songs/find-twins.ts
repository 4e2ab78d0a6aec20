/** Finds the probable duplicates of many songs at once, by the same rule as `findTwin`. */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import type { Twin, TwinQuestion } from "./find-twin.ts";
import { singerNames } from "./song-card.ts";
import { splitNames } from "./split-names.ts";

const query = `
  with given as (
    select g.place, private.name_key(g.title) as title, meant.key as singer
    from unnest($1::integer[], $2::text[], $3::text[]) as g (place, title, singer)
    left join private.names_meant('singers', $3) as meant on meant.typed_name = g.singer
  ),
  twins as (
    select distinct on (g.place) g.place, t.lyric_id
    from given as g
    join private.search_title_keys as t on t.title_key = g.title
    left join lateral (
      select p.name_key from lyrics_singers as c join singers as p on p.id = c.singer_id
      where c.lyric_id = t.lyric_id order by c.position, c.singer_id limit 1
    ) as first on true
    where coalesce(first.name_key, '') = coalesce(g.singer, '')
    order by g.place, t.lyric_id
  )
  select twins.place, l.id, l.title, ${singerNames} as "singerName"
  from twins join lyrics as l on l.id = twins.lyric_id`;

/**
 * @returns the oldest twin of each song, by its index in `songs`
 * @throws the driver's error when the database cannot answer
 */
export async function findTwins(
  sql: Sql,
  songs: readonly Pick<TwinQuestion, "title" | "firstSinger">[],
): Promise<ReadonlyMap<number, Twin>> {
  const rows = await sql.unsafe<(Twin & { readonly place: number })[]>(
    query,
    [
      songs.map((_, place) => place),
      songs.map(({ title }) => stripNullCharacters(title)),
      songs.map(({ firstSinger }) => splitNames(stripNullCharacters(firstSinger))[0] ?? ""),
    ],
    { prepare: true },
  );
  return new Map(rows.map(({ place, ...twin }) => [place, twin]));
}
