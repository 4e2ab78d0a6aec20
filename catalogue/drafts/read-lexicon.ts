/** Reads what songs have taught about the words of a text, in one statement. */
import type { Sql, Transaction } from "#postgres";
import {
  devanagariKeysOf,
  type KnownWord,
  type Lexicon,
  lexiconOf,
  romanKeysOf,
  type WordPair,
} from "#transliteration";
import { queryJson } from "../query.ts";

/**
 * Short sounds such as `k` have hundreds of words in a large catalogue. The words that most songs have are the ones
 * that a draft can mean.
 */
const mostOfOneSound = 40;

/** The same for spellings of one word: nobody means one of a thousand songs' slips. */
const mostOfOneWord = 20;

const rowsOfWord = (column: string, keys: string) => `
  select found.* from unnest(${keys}::text[]) as asked (key) cross join lateral (
    select p.devanagari, p.roman, p.songs from private.word_pairs as p
    where p.${column} = asked.key order by p.songs desc, p.devanagari, p.roman limit ${mostOfOneWord}
  ) as found`;

/** $1: keys of Devanagari words; $2: of Roman words; $3: of sounds. */
const lexiconQuery = `
  select json_build_object(
    'pairs', (
      select coalesce(json_agg(row_to_json(pair)), '[]')
      from (${rowsOfWord("devanagari_key", "$1")} union ${rowsOfWord("roman_key", "$2")}) as pair
    ),
    'words', (
      select coalesce(json_agg(row_to_json(word)), '[]')
      from (
        select found.* from unnest($3::text[]) as asked (sound) cross join lateral (
          select k.devanagari, k.songs from private.known_words as k
          where k.sound = asked.sound order by k.songs desc, k.devanagari limit ${mostOfOneSound}
        ) as found
      ) as word
    )
  ) as found`;

/** Texts whose words are looked up; either may be empty. */
interface TextsInBothScripts {
  readonly devanagari?: string;
  readonly roman?: string;
}

/**
 * @returns what the catalogue knows of these words and, for Roman words, of words that sound alike
 * @throws the driver's error when the database cannot answer
 */
export async function readLexicon(
  sql: Sql | Transaction,
  { devanagari = "", roman = "" }: TextsInBothScripts,
): Promise<Lexicon> {
  const { words, sounds } = romanKeysOf(roman);
  const { pairs, words: known } = await queryJson<{ pairs: WordPair[]; words: KnownWord[] }>(
    sql,
    lexiconQuery,
    [devanagariKeysOf(devanagari), words, sounds],
  );
  return lexiconOf(pairs, known);
}
