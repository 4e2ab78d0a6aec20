/** Finds a singer, lyricist or music director with a page of their songs. */
import type { Sql } from "#postgres";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import type { SongOrder } from "../songs/song-orders.ts";
import { storedSongCount } from "../stored-counts.ts";

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
}

/** The names of the tables. */
const roles = ["singers", "lyricists", "music_directors"] as const;
export type PersonRole = (typeof roles)[number];

/** A person of the same name with another role and songs in it. */
interface OtherRole {
  readonly role: PersonRole;
  readonly id: number;
  readonly name: string;
  readonly songCount: number;
}

export interface PersonPage extends PageOfSongs<Person> {
  readonly otherRoles: readonly OtherRole[];
}

/**
 * @param id of the person; a number that cannot be an id finds nothing
 * @param page from 1, fifty songs each; a page beyond the last becomes the last
 * @param order `newest` by default, and always for a person with more than `maxSortedSongs` songs
 * @returns null if there is no such person
 * @throws the driver's error when the database cannot answer
 */
export type FindPerson = (
  sql: Sql,
  id: number,
  page: number,
  order?: SongOrder,
) => Promise<PersonPage | null>;

/** Some pages call a singer an artist. */
export const findSinger = findPersonIn("singers");
export const findLyricist = findPersonIn("lyricists");
export const findMusicDirector = findPersonIn("music_directors");

function findPersonIn(people: PersonRole): FindPerson {
  const queryFor = (order: SongOrder) =>
    pageOfSongsQuery({
      owner: `
        select o.id, o.name, o.image_url, ${storedSongCount(people, "o")} as "songCount"
        from ${people} as o where o.id = $1`,
      links: `lyrics_${people}`,
      ownerColumn: people.replace(/s$/, "_id"),
      songColumn: "lyric_id",
      extraFields: { otherRoles: otherRolesOf(people) },
      order,
    });
  const queries = { newest: queryFor("newest"), views: queryFor("views"), title: queryFor("title") };
  return (sql, id, page, order = "newest") => findPageOfSongs<PersonPage>(sql, queries[order], id, page);
}

/** A name key is unique within each table. */
function otherRolesOf(people: PersonRole): string {
  const others = roles
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
