/** SQL for the letters of an alphabetical list, and for which of them a page shows. */

import type { PageLanguage } from "../names/devanagari-name.ts";
import { pageSize } from "../paging.ts";

/** A list of up to this many entries has one page; in a longer one each letter has its own pages. */
export const maxOnePage = 200;

/**
 * The "C" collation sorts '#' before all letters, and Latin ones before Devanagari.
 * @param letter SQL for a letter
 * @returns SQL by which letters are sorted
 */
export function inOrderOfLetters(language: PageLanguage, letter: string): string {
  return `${letter} = '#', ${language === "hi" ? `${letter} <= 'Z', ` : ""}${letter}`;
}

/**
 * `$1` is the requested letter, `$2` the page from 1.
 * @param entries as `private.totals` names what is listed
 * @returns the relations `letters`, `shown` (the letter, null if all are on one page) and `bounds` of a `with` clause
 */
export function letterBounds(entries: string, language: PageLanguage): string {
  return `letters as materialized (
    select kept.letter, kept.count from private.totals as kept where kept.entries = '${entries}' and kept.count > 0
  ),
  shown as materialized (
    select case when not is_one_page then coalesce(
        (select letter from letters where letter = $1),
        (select letter from letters order by ${inOrderOfLetters(language, "letter")} limit 1)
      ) end as letter, is_one_page
    from (select coalesce(sum(count), 0) <= ${maxOnePage} as is_one_page from letters) as known
  ),
  bounds as materialized (
    select count, before, greatest(0, count - before - ${pageSize}) as after
    from (
      select coalesce(sum(count), 0)::bigint as count, ($2::bigint - 1) * ${pageSize} as before
      from letters, shown where shown.is_one_page or letters.letter = shown.letter
    ) as length
  )`;
}
