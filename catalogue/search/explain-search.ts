/** Explains a search to the administrator: how its words are read, what it finds, and why. */
import type { Sql } from "#postgres";
import type { MarkedText } from "./marked-text.ts";
import { type ExplainedHit, markReason, type ReasonField, type Reasons } from "./reasons.ts";

export interface ExplainedSearch {
  readonly words: readonly ExplainedWord[];
  /** Best first, at most ten. */
  readonly songs: readonly ExplainedSong[];
  /** Singers, lyricists, music directors and albums, at most ten, in no order. */
  readonly names: readonly string[];
}

export interface ExplainedWord {
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
  /** What of it answers, with what answers marked. */
  readonly reasons: readonly { readonly field: ReasonField; readonly text: MarkedText }[];
}

const mostSongs = 10;
const mostNames = 10;

const query = `
  select json_build_object(
    'words', (
      select coalesce(json_agg(json_build_object(
        'written', w.written, 'sound', w.sound, 'isKnown', w.is_known,
        'takenFor', case when w.is_known then '{}' else private.taken_for(w.sound) end)), '[]')
      from private.words_of_query($1) as w),
    'songs', (
      select coalesce(json_agg(row_to_json(song) order by song.place), '[]')
      from (
        select e.place, e.lyric_id as id, e.title, e.way, e.meaning, e.closeness, coalesce(
          json_object_agg(e.field, json_build_object('text', e.answer, 'words', e.words, 'wordCount', e.word_count))
            filter (where e.field is not null), '{}') as reasons
        from private.explain_search($1, ${mostSongs}) as e
        group by e.place, e.lyric_id, e.title, e.way, e.meaning, e.closeness
      ) as song),
    'names', (
      select coalesce(json_agg(coalesce(s.name, y.name, m.name, a.name)), '[]')
      from (select * from private.find_names($1, true) limit ${mostNames}) as n
      left join singers as s on n.entries = 'singers' and s.id = n.entry_id
      left join lyricists as y on n.entries = 'lyricists' and y.id = n.entry_id
      left join music_directors as m on n.entries = 'music_directors' and m.id = n.entry_id
      left join albums as a on n.entries = 'albums' and a.id = n.entry_id)
  ) as explained`;

interface FoundSong extends Omit<ExplainedSong, "reasons">, Omit<ExplainedHit, "reasons"> {
  readonly reasons: Reasons;
}

/**
 * @param q as `readQuery` gives it
 * @throws the driver's error when the database cannot answer
 */
export async function explainSearch(sql: Sql, q: string): Promise<ExplainedSearch> {
  const [row] = await sql.unsafe<
    { explained: Omit<ExplainedSearch, "songs"> & { readonly songs: readonly FoundSong[] } }[]
  >(query, [q], { prepare: true });
  const { words, songs, names } = row?.explained ?? { words: [], songs: [], names: [] };
  return { words, songs: songs.map((song) => explainedSong(song, q)), names };
}

function explainedSong({ way, reasons, id, title, meaning, closeness }: FoundSong, q: string): ExplainedSong {
  const fields = Object.keys(reasons) as ReasonField[];
  return {
    id,
    title,
    meaning,
    closeness,
    reasons: fields.flatMap((field) => {
      const text = markReason({ way, reasons }, field, q);
      return text ? { field, text } : [];
    }),
  };
}
