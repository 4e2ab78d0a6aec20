/** Finds a singer, lyricist or music director with facts, roles, decades, partners and a page of their songs. */
import type { Sql } from "#postgres";
import { type DevanagariName, inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import type { Decade } from "../song-groups/song-groups.ts";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import { inEachOrder, type SongOrder } from "../songs/song-orders.ts";
import { storedSongCount } from "../stored-counts.ts";
import { decadesOf, listOfDecade, songsOnList } from "./decades-of-person.ts";
import { type Partners, partnersOf } from "./partners.ts";
import { columnOf, type PersonRole, personRoles } from "./person-roles.ts";

export interface Person extends PersonFacts {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
  /** Of all decades; `songCount` is that of the list. */
  readonly allSongs: number;
}

/** What readers are told of a person in all roles; null or empty where nobody has given it. */
interface PersonFacts {
  /** The name in the other script. */
  readonly otherName: string | null;
  /** The name in Devanagari, which the machine may have drafted. */
  readonly devanagari?: DevanagariName | null;
  readonly birthYear: number | null;
  readonly deathYear: number | null;
  /** A line or two, of one paragraph. */
  readonly about: string | null;
  /** Other names, in the order in which they were given. */
  readonly aliases: readonly string[];
}

/** A person of the same name with another role and songs in it. */
interface OtherRole {
  readonly role: PersonRole;
  readonly id: number;
  readonly name: string;
  readonly songCount: number;
}

export interface PersonPage extends PageOfSongs<Person> {
  readonly otherRoles: readonly OtherRole[];
  /** The decades in which the person has songs, the oldest first. */
  readonly decades: readonly Decade[];
  readonly partners: Partners;
}

/**
 * @param id of the person; a number that cannot be an id finds nothing
 * @param page from 1, fifty songs each; a page beyond the last becomes the last
 * @param order `newest` by default, and always for a list with more than `maxSortedSongs` songs
 * @param decade its first year, to list only the songs of this decade
 * @returns null if there is no such person; without songs if the person has none in this decade
 * @throws the driver's error when the database cannot answer
 */
export type FindPerson = (
  sql: Sql,
  id: number,
  page: number,
  order?: SongOrder,
  decade?: number | null,
  language?: PageLanguage,
) => Promise<PersonPage | null>;

/** Some pages call a singer an artist. */
export const findSinger = findPersonIn("singers");
export const findLyricist = findPersonIn("lyricists");
export const findMusicDirector = findPersonIn("music_directors");

function findPersonIn(people: PersonRole): FindPerson {
  const extraFields = {
    otherRoles: otherRolesOf(people),
    decades: decadesOf(people),
    partners: partnersOf(people),
  };
  const allSongs = storedSongCount(people, "o");
  const queryFor = (order: SongOrder, language: PageLanguage) =>
    pageOfSongsQuery({
      owner: ownerQuery(people, `counted.songs as "songCount", counted.songs as "allSongs"`, allSongs),
      links: `lyrics_${people}`,
      ownerColumn: columnOf(people),
      songColumn: "lyric_id",
      extraFields,
      order,
      language,
    });
  const queryOfDecade = (order: SongOrder, language: PageLanguage) =>
    pageOfSongsQuery({
      owner: ownerQuery(
        people,
        `counted.songs as "songCount", ${allSongs} as "allSongs", ${listOfDecade(people)} as list`,
        songsOnList(listOfDecade(people)),
      ),
      links: "private.decade_lists",
      ownerColumn: "list",
      ownerKey: "list",
      songColumn: "lyric_id",
      extraFields,
      order,
      language,
    });
  const queries = inEachLanguage((language) => inEachOrder((order) => queryFor(order, language)));
  const queriesOfDecade = inEachLanguage((language) =>
    inEachOrder((order) => queryOfDecade(order, language)),
  );
  return (sql, id, page, order = "newest", decade = null, language = "en") =>
    decade === null
      ? findPageOfSongs<PersonPage>(sql, queries[language][order], id, page)
      : findPageOfSongs<PersonPage>(sql, queriesOfDecade[language][order], id, page, decade);
}

/** @param songs SQL for the number of songs of the list */
function ownerQuery(people: PersonRole, columns: string, songs: string): string {
  return `
    select o.id, o.name, o.image_url, ${columns},
      facts.other_name as "otherName", facts.birth_year as "birthYear", facts.death_year as "deathYear", facts.about,
      private.devanagari_name_of('${people}', o.id) as devanagari,
      array(select a.alias from person_aliases as a where a.name_key = o.name_key order by a.created_at, a.alias_key) as aliases
    from ${people} as o left join person_facts as facts on facts.name_key = o.name_key
    cross join lateral (select ${songs} as songs) as counted
    where o.id = $1`;
}

/** A name key is unique within each table. */
function otherRolesOf(people: PersonRole): string {
  const others = personRoles
    .filter((role) => role !== people)
    .map(
      (role) => `
        select '${role}' as role, p.id, p.name, ${storedSongCount(role, "p")} as "songCount"
        from ${role} as p where p.name_key = (select name_key from ${people} where id = $1)`,
    );
  return `(
    select coalesce(json_agg(row_to_json(same)), '[]') from (${others.join(" union all ")}) as same where same."songCount" > 0
  )`;
}
