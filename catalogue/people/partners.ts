/**
 * With whom a person has most songs: a singer with singers, a lyricist with music directors, a music director with
 * lyricists. Read from the newest songs of the person, because the number of songs of each pair is not stored.
 */
import type { BothNames } from "../names/devanagari-name.ts";
import { columnOf, type PersonRole } from "./person-roles.ts";

export interface Partners {
  readonly role: PersonRole;
  /** Most songs first, at most eight. */
  readonly people: readonly Partner[];
}

interface Partner extends BothNames {
  readonly id: number;
  /** How many of the counted songs both have. */
  readonly songCount: number;
}

/** Of a person with more songs only the newest count. Reading their credits takes about a millisecond. */
export const maxSongsOfPartners = 500;

const maxPartners = 8;

const partnerRoles: Readonly<Record<PersonRole, PersonRole>> = {
  singers: "singers",
  lyricists: "music_directors",
  music_directors: "lyricists",
};

/** @returns an expression for JSON of `Partners`; `$1` is the person */
export function partnersOf(people: PersonRole): string {
  const role = partnerRoles[people];
  const column = columnOf(role);
  const others = role === people ? `where credit.id <> $1` : "";
  // The limit keeps PostgreSQL from reading the whole table of credits instead.
  return `json_build_object('role', '${role}', 'people', (
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'devanagari', private.devanagari_name_of('${role}', p.id), 'songCount', shared.songs
    ) order by shared.songs desc, shared.id), '[]')
    from (
      select credit.id, count(*) as songs
      from (
        select c.lyric_id from lyrics_${people} as c where c.${columnOf(people)} = $1
        order by c.lyric_id desc limit ${maxSongsOfPartners}
      ) as song
      cross join lateral (select c.${column} as id from lyrics_${role} as c where c.lyric_id = song.lyric_id limit 100) as credit
      ${others}
      group by credit.id order by songs desc, credit.id limit ${maxPartners}
    ) as shared join ${role} as p on p.id = shared.id
  ))`;
}
