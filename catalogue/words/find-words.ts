/** Finds a page of the glossary with songs in which its words occur, in one round trip. */
import type { Sql } from "#postgres";
import { idsOnPage, pageBounds } from "../paging.ts";
import { queryJson } from "../query.ts";
import type { ExplainedWord } from "../songs/song.ts";

export interface ListedWord extends Omit<ExplainedWord, "spellings"> {
  /** The first three songs that have it. */
  readonly songs: readonly { readonly id: number; readonly title: string }[];
  /** `mostSongsCountedOnPage + 1` means more than `mostSongsCountedOnPage`. */
  readonly songCount: number;
}

export interface WordsPage {
  /** First letters of the words: `a` to `z` of their Roman spelling, then those of Devanagari in their order. */
  readonly letters: readonly string[];
  /** Number of words on all pages. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly words: readonly ListedWord[];
}

/** Counting all songs of a usual word would take the longer the more songs there are. */
export const mostSongsCounted = 100;
const mostSongsNamed = 3;
/** A page of fifty words counts fewer: even a hundred songs of each take it 1 ms longer. */
export const mostSongsCountedOnPage = mostSongsNamed + 20;

/** Jumps through an index from letter to letter. */
const lettersOf = (column: "letter" | "roman_letter") => `
  with recursive letters as (
    (select w.${column} as letter from words as w order by w.${column} limit 1)
    union all
    select (select w.${column} from words as w where w.${column} > letters.letter order by w.${column} limit 1)
    from letters where letters.letter is not null
  )
  select letter from letters where letter is not null`;

/** SQL query of the JSON list of all first letters. */
export const allLetters = `
  select coalesce(json_agg(letter), '[]') from (
    (${lettersOf("roman_letter")}) union all (${lettersOf("letter")})
  ) as known (letter)`;

interface Part {
  /** SQL condition on the alias `w`. */
  readonly condition: string;
  /** SQL order, and its reverse. */
  readonly order: readonly [string, string];
}

const byWord = ["w.word", "w.word desc"] as const;
const wholeGlossary: Part = { condition: "true", order: byWord };
const ofLetter: Part = { condition: "w.letter = $2", order: byWord };
const ofRomanLetter: Part = {
  condition: "w.roman_letter = $2",
  order: ["w.roman, w.word", "w.roman desc, w.word desc"],
};

const songsOfWord = `
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title)), '[]')
  from (
    select s.lyric_id from private.words_of_songs as s where s.word_id = w.id order by s.lyric_id limit ${mostSongsNamed}
  ) as first_songs join lyrics as l on l.id = first_songs.lyric_id`;

/**
 * SQL query of the number of songs of the word `w`, at most `most + 1`. In the order of the index, because PostgreSQL would rather read
 * all songs of a word before it counts a hundred.
 */
export const songCountOfWord = (most: number) => `
  select count(*) from (
    select from private.words_of_songs as s where s.word_id = w.id order by s.lyric_id limit ${most + 1}
  ) as counted`;

/** $1 is the page; $2 the letter, if there is one. */
const wordsQuery = ({ condition, order }: Part) => `
  with bounds as materialized (${pageBounds(`select count(*) as count from words as w where ${condition}`, "$1")}),
  listed as materialized (${idsOnPage(`select w.id from words as w where ${condition}`, order)})
  select json_build_object(
    'letters', (${allLetters}), 'count', bounds.count, 'page', bounds.page, 'pages', bounds.pages,
    'words', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select w.word, w.roman, w.origin, w.english, w.hindi, (${songsOfWord}) as songs, (${songCountOfWord(mostSongsCountedOnPage)}) as "songCount"
        from listed join words as w on w.id = listed.id order by ${order[0]}
      ) as found
    )
  ) as found
  from bounds`;

/**
 * @param letter `a` to `z` of Roman spellings, or a letter of Devanagari; null for all words in the order of Devanagari
 * @param page from 1; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function findWords(
  sql: Sql,
  { letter, page }: { readonly letter: string | null; readonly page: number },
): Promise<WordsPage> {
  if (letter === null) return queryJson(sql, wordsQuery(wholeGlossary), [page]);
  return queryJson(sql, wordsQuery(/^[a-z]$/.test(letter) ? ofRomanLetter : ofLetter), [page, letter]);
}

/**
 * @returns as in `WordsPage`
 * @throws the driver's error when the database cannot answer
 */
export async function findWordLetters(sql: Sql): Promise<string[]> {
  return queryJson(sql, `select (${allLetters}) as found`, []);
}
