/**
 * Finds a page of the index of first lines and refrains in one round trip, whose cost does not depend on the number
 * of songs.
 */
import type { Sql } from "#postgres";
import { inOrderOfLetters, letterBounds, maxOnePage } from "../directory/letters.ts";
import { inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { idsOnPage } from "../paging.ts";
import { queryJson } from "../query.ts";
import { singerNames, singersInDevanagari } from "../songs/song-card.ts";

export interface FirstLine {
  readonly songId: number;
  readonly line: string;
  /** Whether it is the line by which the song is remembered, and not its first one. */
  readonly isRefrain: boolean;
  /** `A` to `Z`, a Devanagari letter, or `#`. */
  readonly letter: string;
  readonly title: string;
  /** Names of the singers in the order of their credits, joined by `, `; empty if there is none. */
  readonly singerName: string;
  /** The same in Devanagari, as far as they are known. */
  readonly singersInDevanagari?: string;
}

export interface FirstLinesPage {
  /** The letters that have lines: Latin and Devanagari, each in alphabetical order, `#` last. */
  readonly letters: readonly string[];
  /** The letter of these lines; null if all letters are on one page. */
  readonly letter: string | null;
  /** Number of lines on all pages of this letter, or of the whole index if it has one page. */
  readonly count: number;
  /** Sorted by letter, then by the line itself. */
  readonly lines: readonly FirstLine[];
}

/** A song has one or two lines in each of its scripts. */
const queryIn = (language: PageLanguage) => `
  with ${letterBounds("first_lines", language)},
  listed as materialized (
    (select entry.lyric_id, entry.script, entry.is_refrain from private.first_lines as entry
     where (select is_one_page and before = 0 from shown, bounds) limit ${maxOnePage})
    union all
    ${idsOnPage(
      "select entry.lyric_id, entry.script, entry.is_refrain from private.first_lines as entry where entry.letter = (select letter from shown)",
      [
        "entry.line_key, entry.lyric_id, entry.script, entry.is_refrain",
        "entry.line_key desc, entry.lyric_id desc, entry.script desc, entry.is_refrain desc",
      ],
    )}
  )
  select json_build_object(
    'letters', (select coalesce(json_agg(letter order by ${inOrderOfLetters(language, "letter")}), '[]') from letters),
    'letter', (select letter from shown),
    'count', (select count from bounds),
    'lines', (
      select coalesce(json_agg(row_to_json(found)), '[]')
      from (
        select l.id as "songId", entry.line, entry.is_refrain as "isRefrain", entry.letter, l.title, ${singerNames} as "singerName"
          ${language === "hi" ? `, ${singersInDevanagari} as "singersInDevanagari"` : ""}
        from listed
        cross join lateral (
          select * from private.first_lines as one
          where one.lyric_id = listed.lyric_id and one.script = listed.script and one.is_refrain = listed.is_refrain limit 1
        ) as entry
        cross join lateral (select song.id, song.title from lyrics as song where song.id = entry.lyric_id limit 1) as l
        order by ${inOrderOfLetters(language, "entry.letter")}, entry.line_key, entry.lyric_id, entry.script, entry.is_refrain
      ) as found
    )
  ) as found`;

const queries = inEachLanguage(queryIn);

/**
 * @param letter used if each letter has its own pages; a letter without lines gives the first letter
 * @param page from 1; a page beyond the last has no lines
 * @throws the driver's error when the database cannot answer
 */
export async function findFirstLines(
  sql: Sql,
  { letter, page }: { readonly letter: string | null; readonly page: number },
  language: PageLanguage = "en",
): Promise<FirstLinesPage> {
  return queryJson(sql, queries[language], [letter ?? "", page]);
}
