/** Explains a search to the administrator: how its words are read, what it finds, and why. */
import type { Sql } from "#postgres";
import { askFound } from "../ask.ts";
import { type ExplainedHit, type MarkedReasons, markReasons, reasonsObject } from "./reasons.ts";

export interface ExplainedSearch {
  readonly words: readonly ExplainedWord[];
  /** Best first, at most ten. */
  readonly songs: readonly ExplainedSong[];
  /** Singers, lyricists, music directors and albums, best first, at most ten. */
  readonly names: readonly string[];
}

export interface ExplainedWord {
  /** In the query, from 1. */
  readonly place: number;
  readonly written: string;
  /** What it is looked up by: the same for all spellings in both scripts. */
  readonly sound: string;
  /** Whether any song, line or name has it. */
  readonly isKnown: boolean;
  /** Of a word that nobody knows, those that it may be mistyped for. */
  readonly takenFor: readonly string[];
}

export interface ExplainedSong {
  readonly id: number;
  readonly title: string;
  /** In words, how it was looked for when it was found; null where the query has no words. */
  readonly meaning: string | null;
  /** How well it fits, from 0 to about 1.3. */
  readonly closeness: number;
  /** The fields of it that answer, with what answers marked. */
  readonly marked: MarkedReasons;
}

const mostSongs = 10;
const mostNames = 10;

const query = `
  select json_build_object(
    'words', (
      select coalesce(json_agg(json_build_object(
        'place', w.place, 'written', w.written, 'sound', w.sound, 'isKnown', w.is_known,
        'takenFor', case when w.is_known then '{}' else private.taken_for(w.written) end) order by w.place), '[]')
      from private.words_of_query($1) as w),
    'songs', (
      select coalesce(json_agg(row_to_json(song) order by song.place), '[]')
      from (
        select e.place, e.lyric_id as id, e.title, e.way, e.meaning, e.closeness,
          coalesce(${reasonsObject("e")} filter (where e.field is not null), '{}') as reasons
        from private.explain_search($1, ${mostSongs}) as e
        group by e.place, e.lyric_id, e.title, e.way, e.meaning, e.closeness
      ) as song),
    'names', (
      select coalesce(json_agg(coalesce(s.name, y.name, m.name, a.name) order by n.place, n.entries), '[]')
      from (select * from private.find_names($1, true) order by place, entries limit ${mostNames}) as n
      left join singers as s on n.entries = 'singers' and s.id = n.entry_id
      left join lyricists as y on n.entries = 'lyricists' and y.id = n.entry_id
      left join music_directors as m on n.entries = 'music_directors' and m.id = n.entry_id
      left join albums as a on n.entries = 'albums' and a.id = n.entry_id)
  ) as found`;

interface FoundSearch extends Omit<ExplainedSearch, "songs"> {
  readonly songs: readonly (Omit<ExplainedSong, "marked"> & ExplainedHit)[];
}

/**
 * @param q as `readQuery` gives it
 * @throws the driver's error when the database cannot answer
 */
export async function explainSearch(sql: Sql, q: string): Promise<ExplainedSearch> {
  const { songs, ...found } = await askFound<FoundSearch>(sql, query, [q]);
  return {
    ...found,
    songs: songs.map(({ way, reasons, ...song }) => ({ ...song, marked: markReasons({ way, reasons }, q) })),
  };
}
