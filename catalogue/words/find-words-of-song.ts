/**
 * Finds what words mean in a song: those that the glossary explains, and those with a meaning of their own, in one
 * round trip.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { queryRow } from "../query.ts";
import type { ExplainedWord, Song } from "../songs/song.ts";
import { singerNames } from "../songs/song-card.ts";
import { signature } from "./words-of-song.ts";

/** What a word means in one song; null in a language in which it was not written. */
export interface MeaningInSong {
  readonly word: string;
  readonly english: string | null;
  readonly hindi: string | null;
}

export interface WordsOfSong
  extends Pick<Song, "id" | "title" | "singerName" | "lyrics_hindi" | "lyrics_english"> {
  /** In the order of the song, at most `mostWordsOfSong`. */
  readonly words: readonly ExplainedWord[];
  /** In the order of the words; one may be gone from the lyrics. */
  readonly ownMeanings: readonly MeaningInSong[];
}

/** SQL expression, for a query with the alias `l` for the song: how many words its list has. Reads no meanings. */
export const wordCountOfSong = `(
  (select count(*) from private.words_of_songs as s where s.lyric_id = l.id)
  + (
    select count(*) from lyric_words as w
    where w.lyric_id = l.id and strpos(lower(concat(l.lyrics_hindi, ' ', l.lyrics_english)), lower(w.word)) > 0
      and not exists (
        select from private.words_of_songs as s where s.lyric_id = l.id and lower(w.word) = any (s.spellings))
  ))`;

/** The row of the poet's name has no entry: its spellings in both scripts are the word. */
const wordsQuery = `
  select coalesce(json_agg(json_build_object('word', coalesce(w.word, s.spellings[1]),
    'roman', coalesce(w.roman, (select min(spelling) from unnest(s.spellings) as spelling where spelling ~ '^[a-z]'), ''),
    'origin', coalesce(w.origin, 'name'), 'english', coalesce(w.english, 'the poet''s name'),
    'hindi', coalesce(w.hindi, 'कवि का नाम'), 'spellings', s.spellings, 'isKnown', s.is_known,
    'isSignature', s.word_id = ${signature}) order by s.place), '[]')
  from private.words_of_songs as s left join words as w on w.id = s.word_id
  where s.lyric_id = l.id and (w.id is not null or s.word_id = ${signature})`;

const wordsOfSongQuery = `
  select l.id, l.title, ${singerNames} as "singerName", l.lyrics_hindi, l.lyrics_english,
    (${wordsQuery}
    ) as words,
    (
      select coalesce(json_agg(json_build_object('word', w.word, 'english', w.english, 'hindi', w.hindi) order by w.word), '[]')
      from lyric_words as w where w.lyric_id = l.id
    ) as "ownMeanings"
  from lyrics as l where l.id = $1`;

/**
 * @param id of the song; a number that cannot be an id finds nothing
 * @returns null if there is no such song
 * @throws the driver's error when the database cannot answer
 */
export async function findWordsOfSong(sql: Sql, id: number): Promise<WordsOfSong | null> {
  return canBeId(id) ? queryRow<WordsOfSong>(sql, wordsOfSongQuery, [id]) : null;
}
