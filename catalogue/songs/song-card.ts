/**
 * The columns of a song card as SQL text, shared by all lists of songs. Text instead of the driver's fragments,
 * because a constant query takes half the time in this process: 0.14 ms instead of 0.26 ms for a song page.
 */
import { inEachLanguage } from "../names/devanagari-name.ts";

/**
 * The names of a song's singers in the order of the credits, for a query with the alias `l` for the song. Subqueries
 * instead of a join, because with a join PostgreSQL rereads hundreds of singers for each song: 50 cards took 9 ms
 * instead of 3.
 */
export const singerNames = namesOfSingers("(select p.name from singers as p where p.id = c.singer_id)");

/** The same in Devanagari, as far as they are known. */
export const singersInDevanagari = namesOfSingers(
  "(select d.name from private.devanagari_names as d where d.entries = 'singers' and d.entry_id = c.singer_id)",
);

function namesOfSingers(name: string): string {
  return `
  coalesce((
    select string_agg(${name}, ', ' order by c.position, c.singer_id) from lyrics_singers as c where c.lyric_id = l.id
  ), '')`;
}

/**
 * All columns of a song card except the singers, for a query with the aliases `l` for the song and `a` for its album
 * (left join). The first line is searched in the first 300 characters only, to avoid reading the whole text.
 */
export const columnsWithoutSingers = String.raw`
  l.id, l.title, l.genre, coalesce(l.year, a.year) as year, l.views, l.cover_image_url,
  a.id as "albumId", a.name as "albumName", a.cover_image_url as "albumCoverUrl",
  nullif(rtrim(split_part(left(l.lyrics_hindi, 300), E'\n', 1), ' ।॥|,;'), '') as "firstHindiLine"`;

/** What a card has besides on pages in Hindi. */
export const columnsInHindi = `
  ${singersInDevanagari} as "singersInDevanagari",
  (
    select d.name from private.devanagari_names as d where d.entries = 'albums' and d.entry_id = l.album_id
  ) as "albumInDevanagari",
  (
    select genre.devanagari_name from private.song_groups as s join private.genres as genre using (genre_key)
    where s.lyric_id = l.id
  ) as "genreInDevanagari"`;

/** All columns of `SongCard`, for such a query. */
export const songCardColumns = inEachLanguage(
  (language) =>
    `${columnsWithoutSingers}, ${singerNames} as "singerName"${language === "hi" ? `, ${columnsInHindi}` : ""}`,
);
