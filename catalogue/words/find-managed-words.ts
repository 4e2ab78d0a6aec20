/**
 * Finds the entries of the glossary for the administrator's list: by pages, of a letter, of an origin, by a part of
 * the word.
 */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { pageBounds, pageSize } from "../paging.ts";
import { queryJson } from "../query.ts";
import { allLetters, mostSongsCounted, plainWord, songCountOfWord } from "./find-words.ts";

export interface ManagedWord {
  readonly id: number;
  readonly word: string;
  readonly roman: string;
  readonly origin: string;
  readonly english: string;
  readonly hindi: string;
  /** `mostSongsCounted + 1` means more than `mostSongsCounted`. */
  readonly songCount: number;
}

export interface ManagedWords {
  /** First letters of all words, as in `WordsPage`. */
  readonly letters: readonly string[];
  /** Of all words, in alphabetical order. */
  readonly origins: readonly string[];
  /** Number of entries that fit. */
  readonly count: number;
  /** The returned page: the last one if a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly words: readonly ManagedWord[];
}

interface WordFilter {
  /** A part of the word or of one of its forms, in either script; empty for all. */
  readonly q: string;
  /** First letter, `a` to `z` of the Roman spelling or a letter of Devanagari; empty for all. */
  readonly letter: string;
  /** Empty for all. */
  readonly origin: string;
}

/**
 * $1 is the page, $2 what was typed, $3 the letter, $4 the origin. Reads the whole glossary, which has some thousands
 * of entries: those that begin with what was typed come first.
 */
const managedWordsQuery = `
  with asked as materialized (select ${plainWord("$2::text")} as typed),
  fitting as materialized (
    select w.id, w.word, not starts_with(${plainWord("w.word")}, asked.typed) and not starts_with(${plainWord("w.roman")}, asked.typed) as is_inside
    from words as w, asked
    where ($3 = '' or w.letter = $3 or w.roman_letter = $3) and ($4 = '' or w.origin = $4)
      and (asked.typed = '' or strpos(${plainWord("w.word || '/' || w.roman || '/' || array_to_string(w.forms, '/')")}, asked.typed) > 0)
  ),
  bounds as materialized (${pageBounds("select count(*) from fitting", "$1")})
  select json_build_object(
    'letters', (${allLetters}),
    'origins', (select json_agg(origin order by origin) from (select distinct w.origin from words as w) as known),
    'count', bounds.count, 'page', bounds.page, 'pages', bounds.pages,
    'words', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select w.id, w.word, w.roman, w.origin, w.english, w.hindi, (${songCountOfWord(mostSongsCounted)}) as "songCount"
        from (
          select * from fitting order by is_inside, word limit ${pageSize} offset (select before from bounds)
        ) as listed join words as w on w.id = listed.id order by listed.is_inside, w.word
      ) as found
    )
  ) as found
  from bounds`;

/**
 * @param page from 1; a page beyond the last becomes the last
 * @throws the driver's error when the database cannot answer
 */
export async function findManagedWords(
  sql: Sql,
  { q, letter, origin, page }: WordFilter & { readonly page: number },
): Promise<ManagedWords> {
  const typed = [q, letter, origin].map(stripNullCharacters);
  const found = await queryJson<ManagedWords>(sql, managedWordsQuery, [page, ...typed]);
  return { ...found, origins: found.origins ?? [] };
}
