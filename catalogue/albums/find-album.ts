/** Finds an album with a page of its tracks. */
import type { Sql } from "#postgres";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";

export interface Album {
  readonly id: number;
  readonly name: string;
  /** Null until someone gives it. */
  readonly year: number | null;
  readonly cover_image_url: string | null;
}

/** A record begins with its first track, and tracks are typed from the sleeve: in the order of adding, the first first. */
const query = pageOfSongsQuery({
  table: "albums",
  columns: "o.id, o.name, o.year, o.cover_image_url",
  links: "lyrics",
  ownerColumn: "album_id",
  songColumn: "id",
  order: "oldest first",
});

/**
 * @param id of the album; a number that cannot be an id finds nothing
 * @param page from 1; beyond the last it is the last
 * @returns null when there is no such album; fifty tracks a page
 * @throws the driver's error when the database cannot answer
 */
export function findAlbum(sql: Sql, id: number, page: number): Promise<PageOfSongs<Album> | null> {
  return findPageOfSongs<Album>(sql, query, id, page);
}
