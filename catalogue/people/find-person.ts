/** Finds a singer, lyricist or music director with a page of their songs: the same for all three but for the tables. */
import type { Sql } from "#postgres";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
}

/**
 * @param sql connections to the database
 * @param id of the person; a number that cannot be an id finds nothing
 * @param page from 1; beyond the last it is the last
 * @returns null when there is no such person; fifty songs a page, the ones added last first
 * @throws the driver's error when the database cannot answer
 */
export type FindPerson = (sql: Sql, id: number, page: number) => Promise<PageOfSongs<Person> | null>;

/** @param column of the table `credits` that names the person */
export function findPersonIn(people: string, credits: string, column: string): FindPerson {
  const query = pageOfSongsQuery({
    table: people,
    columns: "o.id, o.name, o.image_url",
    links: credits,
    ownerColumn: column,
    songColumn: "lyric_id",
    order: "newest first",
  });
  return (sql, id, page) => findPageOfSongs<Person>(sql, query, id, page);
}
