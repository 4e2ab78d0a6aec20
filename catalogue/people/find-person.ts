/** Finds a singer, lyricist or music director with a page of their songs: the same for all three but for the tables. */
import type { Sql } from "#postgres";
import { keptSongCount } from "../kept-counts.ts";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import type { SongOrder } from "../songs/song-orders.ts";

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
}

/** By the names of their tables. */
const roles = ["singers", "lyricists", "music_directors"] as const;
export type PersonRole = (typeof roles)[number];

/** What somebody of the same name is besides, with songs of that role. */
export interface OtherRole {
  readonly role: PersonRole;
  readonly id: number;
  readonly name: string;
  readonly songCount: number;
}

export interface PersonPage extends PageOfSongs<Person> {
  readonly otherRoles: readonly OtherRole[];
}

/**
 * @param sql connections to the database
 * @param id of the person; a number that cannot be an id finds nothing
 * @param page from 1; beyond the last it is the last
 * @param order the ones added last first unless it says otherwise; of somebody with more than `mostSortedSongs` always so
 * @returns null when there is no such person; fifty songs a page
 * @throws the driver's error when the database cannot answer
 */
export type FindPerson = (
  sql: Sql,
  id: number,
  page: number,
  order?: SongOrder,
) => Promise<PersonPage | null>;

/** A singer, who on some pages is called an artist. */
export const findSinger = findPersonIn("singers");
export const findLyricist = findPersonIn("lyricists");
export const findMusicDirector = findPersonIn("music_directors");

function findPersonIn(people: PersonRole): FindPerson {
  const queryFor = (order: SongOrder) =>
    pageOfSongsQuery({
      table: people,
      columns: "o.id, o.name, o.image_url",
      links: `lyrics_${people}`,
      ownerColumn: people.replace(/s$/, "_id"),
      songColumn: "lyric_id",
      besides: { otherRoles: otherRolesOf(people) },
      order,
    });
  const queries = { newest: queryFor("newest"), views: queryFor("views"), title: queryFor("title") };
  return (sql, id, page, order = "newest") => findPageOfSongs<PersonPage>(sql, queries[order], id, page);
}

/** Names are unique in each table, by their key. */
function otherRolesOf(people: PersonRole): string {
  const others = roles
    .filter((role) => role !== people)
    .map(
      (role) => `
        select '${role}' as role, p.id, p.name, ${keptSongCount(role, "p")} as "songCount"
        from ${role} as p where p.name_key = (select name_key from ${people} where id = $1)`,
    );
  return `(
    select coalesce(json_agg(row_to_json(same)), '[]') from (${others.join(" union all ")}) as same where same."songCount" > 0
  )`;
}
