/** Finds a genre with a page of its songs. */
import type { Sql } from "#postgres";
import { inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import { inEachOrder, type SongOrder } from "../songs/song-orders.ts";
import type { Genre } from "./song-groups.ts";
import { genresWithMostSongs } from "./stored-groups.ts";

export interface GenrePage extends PageOfSongs<Genre> {
  /** The genres with most songs; this one may be among them. */
  readonly genres: readonly Genre[];
}

/** Any spelling finds the genre, by the sound that all its spellings share, or by a merge. */
const queryFor = (order: SongOrder, language: PageLanguage) =>
  pageOfSongsQuery({
    owner: `
      select g.genre_key as id, g.name, private.devanagari_name_of_genre(g) as devanagari, g.slug, g.songs as "songCount"
      from private.genres as g where g.genre_key = (select private.genre_of($1))`,
    links: "private.song_groups",
    ownerColumn: "genre_key",
    songColumn: "lyric_id",
    extraFields: { genres: genresWithMostSongs },
    order,
    language,
  });

const queries = inEachLanguage((language) => inEachOrder((order) => queryFor(order, language)));

/** In UTF-16 units; a genre has at most 100 characters, and each may be several in another spelling. */
const longestSpelling = 500;

/**
 * @param spelling of the genre, or the slug of its address
 * @param page from 1, fifty songs each; a page beyond the last becomes the last
 * @param order `newest` by default, and always for a genre with more than `maxSortedSongs` songs
 * @returns null if no song has this genre
 * @throws the driver's error when the database cannot answer
 */
export async function findGenre(
  sql: Sql,
  spelling: string,
  page: number,
  order: SongOrder = "newest",
  language: PageLanguage = "en",
): Promise<GenrePage | null> {
  // PostgreSQL refuses the null character.
  if (spelling.length > longestSpelling || spelling.includes("\0")) return null;
  return findPageOfSongs<GenrePage>(sql, queries[language][order], spelling, page);
}
