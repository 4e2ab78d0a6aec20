/** Finds a year or a decade with a page of its songs. A song's year is its own, else that of its album. */
import type { Sql } from "#postgres";
import { inEachLanguage, type PageLanguage } from "../names/devanagari-name.ts";
import { findPageOfSongs, type PageOfSongs, pageOfSongsQuery } from "../songs/page-of-songs.ts";
import { inEachOrder, type SongOrder } from "../songs/song-orders.ts";
import type { Decade, Year } from "./song-groups.ts";
import { decadesWithSongs, songsOfYears, yearsOfDecade } from "./stored-groups.ts";

interface YearsAround {
  /** The years of the decade that have songs, the oldest first. */
  readonly years: readonly Year[];
  /** All decades that have songs, the oldest first. */
  readonly decades: readonly Decade[];
}

export interface YearPage extends PageOfSongs<{ readonly id: number }>, YearsAround {}

/** @param column `year` or `decade`; `id` of the owner is its first year */
function findYearsIn(column: "year" | "decade") {
  const last = column === "year" ? "$1::integer" : "$1::integer + 9";
  const queryFor = (order: SongOrder, language: PageLanguage) =>
    pageOfSongsQuery({
      owner: `
        select $1::integer as id, counted.songs as "songCount"
        from (select ${songsOfYears("$1::integer", last)} as songs) as counted where counted.songs is not null`,
      links: "private.song_groups",
      ownerColumn: column,
      songColumn: "lyric_id",
      extraFields: { years: yearsOfDecade("$1::integer / 10 * 10"), decades: decadesWithSongs },
      order,
      language,
    });
  const queries = inEachLanguage((language) => inEachOrder((order) => queryFor(order, language)));
  return (sql: Sql, year: number, page: number, order: SongOrder = "newest", language: PageLanguage = "en") =>
    findPageOfSongs<YearPage>(sql, queries[language][order], year, page);
}

/**
 * @param year four digits, for a decade its first year
 * @param page from 1, fifty songs each; a page beyond the last becomes the last
 * @param order `newest` by default, and always for more than `maxSortedSongs` songs
 * @returns null if no song is of this year or decade
 * @throws the driver's error when the database cannot answer
 */
export const findYear = findYearsIn("year");
/** As `findYear`. */
export const findDecade = findYearsIn("decade");
