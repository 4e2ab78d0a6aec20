/** Counts what has changed and is looked through later, so that lists which come later never seem complete before they are. */
import type { Sql } from "#postgres";
import { mostListed } from "./drafts/find-songs-lacking-script.ts";
import { queryJson } from "./query.ts";

/** Each number is at most `mostListed + 1`. */
export interface NotLookedThrough {
  /** Songs that lack a script which is not drafted yet. */
  readonly scripts: number;
  /** Songs whose words are not learned yet. */
  readonly songs: number;
  /** Songs in which the words of the glossary are not found yet. */
  readonly words: number;
  /** Songs, people and albums whose likely twins are not found yet, by `pairedTable`. */
  readonly twins: Readonly<Record<string, number>>;
}

const countOf = (rows: string) =>
  `(select count(*) from (select from (${rows}) as r limit ${mostListed + 1}) as counted)`;

const noted = `select lyric_id from private.songs_to_learn limit ${mostListed + 1}`;

const toLearn = countOf(noted);

const toDraft = countOf(`
  select from (${noted}) as n join lyrics as l on l.id = n.lyric_id
  where (l.lyrics_hindi is null) <> (l.lyrics_english is null)`);

/** After a change of the glossary: those that the round through all songs has still before it. */
const toExplain = countOf(`
  select from private.glossary_state as g join lyrics as l on case
    when g.last_song >= g.ends_at then l.id > g.last_song or l.id <= g.ends_at
    else l.id > g.last_song and l.id <= g.ends_at
  end`);

const query = `
  select json_build_object('scripts', ${toDraft}, 'songs', ${toLearn}, 'words', greatest(${toLearn}, ${toExplain}), 'twins', (
    select json_object_agg(kind.entries, ${countOf("select from private.twins_to_find as n where n.entries = kind.entries")})
    from unnest('{lyrics,albums,singers,lyricists,music_directors}'::text[]) as kind (entries)
  )) as found`;

/** @throws the driver's error when the database cannot answer */
export async function countNotLookedThrough(sql: Sql): Promise<NotLookedThrough> {
  return queryJson(sql, query, []);
}
