/**
 * Finds probable duplicates of songs, also among those that are not public: the same title with the same first
 * singer.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { stripNullCharacters } from "../null-characters.ts";
import { singerNames } from "./song-card.ts";
import { splitNames } from "./split-names.ts";

export interface Twin {
  readonly id: number;
  readonly title: string;
  /** Names of all its singers. */
  readonly singerName: string;
  /** A withdrawn song is a draft that was public before. */
  readonly status: "public" | "draft" | "withdrawn";
}

export interface TwinQuestion {
  readonly title: string;
  /** One name, or a list of names of which the first counts; blank means a song without singers. */
  readonly firstSinger: string;
}

/** The columns of a draft with the alias `d`. */
export const twinColumnsOfDraft = `
  d.id, d.title, array_to_string(private.names_in(d.state -> 'lyrics_singers'), ', ') as "singerName",
  case when d.was_public then 'withdrawn' else 'draft' end as status`;

/** $1 has the titles, $2 the names of the first singers, $3 is the edited song, which is not its own twin. */
const query = `
  with given as (
    select g.place, private.name_key(g.title) as title, meant.key as singer
    from unnest($1::text[], $2::text[]) with ordinality as g (title, singer, place)
    left join private.names_meant('singers', $2) as meant on meant.typed_name = g.singer
  ),
  twins as (
    select distinct on (g.place) g.place, t.lyric_id
    from given as g
    join private.search_title_keys as t on t.title_key = g.title
    left join lateral (
      select p.name_key from lyrics_singers as c join singers as p on p.id = c.singer_id
      where c.lyric_id = t.lyric_id order by c.position, c.singer_id limit 1
    ) as first on true
    where coalesce(first.name_key, '') = coalesce(g.singer, '') and t.lyric_id <> $3::bigint
    order by g.place, t.lyric_id
  )
  select distinct on (found.place) found.place - 1 as place, found.id, found.title, found."singerName", found.status
  from (
    select twins.place, l.id, l.title, ${singerNames} as "singerName", 'public' as status
    from twins join lyrics as l on l.id = twins.lyric_id
    union all
    select twin.place, ${twinColumnsOfDraft}
    from private.twins_among_drafts($1, $2) as twin join private.drafts as d on d.id = twin.draft_id
    where d.id <> $3
  ) as found
  order by found.place, found.status <> 'public', found.id`;

/**
 * Ignores case, white space and Unicode normalization form, and knows other names of singers.
 * @param exceptId the song that is edited
 * @returns the oldest public twin of each song, or else the oldest draft, by its index in `songs`
 * @throws the driver's error when the database cannot answer
 */
export async function findTwins(
  sql: Sql,
  songs: readonly TwinQuestion[],
  exceptId?: number,
): Promise<ReadonlyMap<number, Twin>> {
  const rows = await sql.unsafe<(Twin & { readonly place: number })[]>(
    query,
    [
      songs.map(({ title }) => stripNullCharacters(title)),
      songs.map(({ firstSinger }) => splitNames(stripNullCharacters(firstSinger))[0] ?? ""),
      // 0 is never an id.
      exceptId !== undefined && canBeId(exceptId) ? exceptId : 0,
    ],
    { prepare: true },
  );
  return new Map(rows.map(({ place, ...twin }) => [place, twin]));
}

/** As `findTwins`, of one song. */
export async function findTwin(sql: Sql, song: TwinQuestion, exceptId?: number): Promise<Twin | null> {
  return (await findTwins(sql, [song], exceptId)).get(0) ?? null;
}
