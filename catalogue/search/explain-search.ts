/** Explains a search to the administrator: how its words are understood, what it finds, and why. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import { type ExplainedHit, type MarkedReasons, markReasons, reasonsObject } from "./reasons.ts";

interface ExplainedSearch {
  readonly words: readonly ExplainedWord[];
  /** Best first, at most ten. */
  readonly songs: readonly ExplainedSong[];
  /** Singers, lyricists, music directors and albums, best first, at most ten. */
  readonly names: readonly string[];
}

interface ExplainedWord {
  /** Position in the query, from 1. */
  readonly place: number;
  readonly written: string;
  /** The search key: the same for all spellings in both scripts. */
  readonly sound: string;
  /** Whether any title, line or name contains it. */
  readonly isKnown: boolean;
  /** For an unknown word, the known words that may have been meant. */
  readonly takenFor: readonly string[];
}

export interface ExplainedSong {
  readonly id: number;
  readonly title: string;
  /** Description of the strategy that found it; null if the query has no words. */
  readonly meaning: string | null;
  /** How well it matches, from 0 to about 1.3. */
  readonly closeness: number;
  /** The matching fields, with the matches marked. */
  readonly marked: MarkedReasons;
}

const maxSongs = 10;
const maxNames = 10;

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
        from private.explain_search($1, ${maxSongs}) as e
        group by e.place, e.lyric_id, e.title, e.way, e.meaning, e.closeness
      ) as song),
    'names', (
      select coalesce(json_agg(coalesce(s.name, y.name, m.name, a.name) order by n.place, n.entries), '[]')
      from (select * from private.find_names($1, true) order by place, entries limit ${maxNames}) as n
      left join singers as s on n.entries = 'singers' and s.id = n.entry_id
      left join lyricists as y on n.entries = 'lyricists' and y.id = n.entry_id
      left join music_directors as m on n.entries = 'music_directors' and m.id = n.entry_id
      left join albums as a on n.entries = 'albums' and a.id = n.entry_id)
  ) as found`;

interface FoundSearch extends Omit<ExplainedSearch, "songs"> {
  readonly songs: readonly (Omit<ExplainedSong, "marked"> & ExplainedHit)[];
}

/**
 * @param q as returned by `readQuery`
 * @throws the driver's error when the database cannot answer
 */
export async function explainSearch(sql: Sql, q: string): Promise<ExplainedSearch> {
  const { songs, ...found } = await queryJson<FoundSearch>(sql, query, [q]);
  return {
    ...found,
    songs: songs.map(({ way, reasons, ...song }) => ({ ...song, marked: markReasons({ way, reasons }, q) })),
  };
}
