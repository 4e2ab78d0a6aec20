/**
 * Finds a page of the glossary, all of it or the words that songs have, with some of those songs, in one round trip.
 */
import type { Sql } from "#postgres";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import type { ExplainedWord } from "../songs/song.ts";

export interface ListedWord extends Omit<ExplainedWord, "spellings" | "isKnown" | "isSignature"> {
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

const songsOfWord = `
  select coalesce(json_agg(json_build_object('id', l.id, 'title', l.title)), '[]')
  from (
    select s.lyric_id from private.words_of_songs as s where s.word_id = w.id order by s.lyric_id limit ${mostSongsNamed}
  ) as first_songs join lyrics as l on l.id = first_songs.lyric_id`;

/**
 * SQL query of the number of songs of the word `w`, at most `most + 1`. In the order of the index, because PostgreSQL
 * would rather read all songs of a word before it counts a hundred.
 */
export const songCountOfWord = (most: number) => `
  select count(*) from (
    select from private.words_of_songs as s where s.word_id = w.id order by s.lyric_id limit ${most + 1}
  ) as counted`;

/** SQL condition on the alias `w`: a song has it. In the order of the index, as above. */
const isInSongs = `(
  select true from private.words_of_songs as s where s.word_id = w.id order by s.lyric_id limit 1
)`;

/** Dots below letters may be left out, and so may what separates parts of a Roman word. */
export const plainWord = (text: string) =>
  `regexp_replace(lower(normalize(${text}, nfd)), '[\\u093c''’ -]', '', 'g')`;

/** Sounds that Roman letters spell in two ways: ishk, ishq. */
const sameSounds = ["w v", "z j", "q k", "aa a", "ee i", "oo u", "kh k", "gh g", "ph f"].map((pair) =>
  pair.split(" "),
);
const plainRoman = (text: string) =>
  sameSounds.reduce((sql, [one, other]) => `replace(${sql}, '${one}', '${other}')`, plainWord(text));

/**
 * SQL query of the words of a scope, which all pages need for their letters: it reads the glossary, not the songs.
 */
const wordsIn = (scope: string) => `
  select w.id, w.word, w.roman, w.letter, w.roman_letter from words as w where ${scope}`;

/** SQL query of the JSON list of the first letters of `known`. */
const lettersOfKnown = `
  select coalesce(json_agg(letter), '[]') from (
    (select distinct roman_letter from known order by roman_letter) union all (select distinct letter from known order by letter)
  ) as first (letter)`;

/**
 * How well a word fits what was typed: itself, its beginning, a word of its English meaning, a part of it; null if
 * not at all.
 */
const fit = `
  case
    when asked.plain = '' then 0
    when ${plainWord("w.word")} = asked.plain or ${plainRoman("w.roman")} = asked.roman then 1
    when starts_with(${plainWord("w.word")}, asked.plain) or starts_with(${plainRoman("w.roman")}, asked.roman) then 2
    when strpos(' ' || lower(w.english), ' ' || asked.typed) > 0 then 3
    when strpos(${plainWord("w.word || '/' || array_to_string(w.forms, '/')")}, asked.plain) > 0 then 4
    when strpos(${plainRoman("w.roman")}, asked.roman) > 0 then 4
  end`;

/** $1 is the page, $2 the letter and $3 what was typed, each empty for all. */
const wordsQuery = (scope: string) => `
  with known as materialized (${wordsIn(scope)}),
  asked as materialized (
    select lower($3::text) as typed, ${plainWord("$3::text")} as plain, ${plainRoman("$3::text")} as roman
  ),
  fitting as materialized (
    select * from (
      select w.id, w.word, w.roman, ${fit} as fit from known join words as w using (id), asked
      where $2 = '' or w.letter = $2 or w.roman_letter = $2
    ) as compared where fit is not null
  ),
  bounds as materialized (${pageBounds("select count(*) from fitting", "$1")}),
  listed as materialized (
    select id, row_number() over (order by fit, case when $2 between 'a' and 'z' then roman end, word) as place
    from fitting order by place limit ${pageSize} offset (select before from bounds)
  )
  select json_build_object(
    'letters', (${lettersOfKnown}), 'count', bounds.count, 'page', bounds.page, 'pages', bounds.pages,
    'words', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select w.word, w.roman, w.origin, w.english, w.hindi, (${songsOfWord}) as songs, (${songCountOfWord(mostSongsCountedOnPage)}) as "songCount"
        from listed join words as w on w.id = listed.id order by listed.place
      ) as found
    )
  ) as found
  from bounds`;

const [queryOfAll, queryInSongs] = [wordsQuery("true"), wordsQuery(isInSongs)];

export interface WordsRequest {
  /** Also words that no song has. */
  readonly isWhole: boolean;
  /** `a` to `z` of Roman spellings, or a letter of Devanagari; null for all words in the order of Devanagari. */
  readonly letter: string | null;
  /** A part of a word in either script or of its English meaning; empty for all. */
  readonly q: string;
  /** From 1; a page beyond the last becomes the last. */
  readonly page: number;
}

/** @throws the driver's error when the database cannot answer */
export async function findWords(sql: Sql, { isWhole, letter, q, page }: WordsRequest): Promise<WordsPage> {
  return queryJson(sql, isWhole ? queryOfAll : queryInSongs, [page, letter ?? "", q]);
}

const lettersQuery = `
  with known as materialized (${wordsIn(isInSongs)})
  select json_build_object('inSongs', (${lettersOfKnown}), 'all', (${allLetters})) as found`;

/**
 * @returns first letters as in `WordsPage`: of the words that songs have, and of the whole glossary
 * @throws the driver's error when the database cannot answer
 */
export async function findWordLetters(
  sql: Sql,
): Promise<{ readonly inSongs: readonly string[]; readonly all: readonly string[] }> {
  return queryJson(sql, lettersQuery, []);
}
