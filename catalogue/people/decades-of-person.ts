/**
 * SQL for the songs of a person by decade, from the stored lists and their lengths (postgres/functions/song-groups/).
 * A list is named by table, person and decade, `singers 12 1950`. `$1` is the person.
 */
import type { PersonRole } from "./person-roles.ts";

/** @returns an expression for the list of the decade `$3` */
export function listOfDecade(people: PersonRole): string {
  return `('${people} ' || $1::bigint::text || ' ' || $3::integer::text)`;
}

/** @returns an expression for the number of songs on a list; 0 if there is no such list */
export function songsOnList(list: string): string {
  return `coalesce((
    select kept.count from private.totals as kept where kept.entries = 'decade_lists' and kept.letter = ${list}
  ), 0)`;
}

/** @returns an expression for JSON of `Decade[]`, the oldest first */
export function decadesOf(people: PersonRole): string {
  const prefix = `'${people} ' || $1::bigint::text || `;
  return `(
    select coalesce(json_agg(json_build_object('decade', split_part(kept.letter, ' ', 3)::integer, 'songCount', kept.count) order by kept.letter), '[]')
    from private.totals as kept
    where kept.entries = 'decade_lists' and kept.count > 0 and kept.letter > ${prefix}' ' and kept.letter < ${prefix}'!'
  )`;
}
