/**
 * SQL expressions for lists of genres, years and decades, from stored counts (postgres/functions/counts/). There are
 * at most as many years as since 1900; of genres only those with most songs are read, by an index.
 */

/** More would be a list, no longer a line to choose from. */
const mostGenres = 12;

/** @returns JSON of `Genre[]`, most songs first */
const genresWithMost = (count: number) => `(
  select coalesce(json_agg(json_build_object(
    'name', g.name, 'devanagari', private.devanagari_name_of_genre(g), 'slug', g.slug, 'songCount', g.songs
  ) order by g.songs desc, g.genre_key), '[]')
  from (select * from private.genres order by songs desc, genre_key limit ${count}) as g
)`;

export const genresWithMostSongs = genresWithMost(mostGenres);

const storedYears = `
  select kept.letter::integer as year, kept.count from private.totals as kept where kept.entries = 'years' and kept.count > 0`;

/** @returns JSON of `Decade[]`, the oldest first */
export const decadesWithSongs = `(
  select coalesce(json_agg(json_build_object('decade', d.decade, 'songCount', d.songs) order by d.decade), '[]')
  from (select y.year / 10 * 10 as decade, sum(y.count)::bigint as songs from (${storedYears}) as y group by 1) as d
)`;

/**
 * @param decade SQL for the first year
 * @returns JSON of `Year[]`, the oldest first
 */
export const yearsOfDecade = (decade: string) => `(
  select coalesce(json_agg(json_build_object('year', y.year, 'songCount', y.count) order by y.year), '[]')
  from (${storedYears}) as y where y.year / 10 * 10 = ${decade}
)`;

/**
 * @param first SQL for the first year
 * @param last SQL for the last year
 * @returns SQL for the number of songs; null if there are none
 */
export const songsOfYears = (first: string, last: string) => `(
  select nullif(sum(y.count), 0)::bigint from (${storedYears}) as y where y.year between ${first} and ${last}
)`;

/** @returns JSON of `Ways` */
const waysWith = (genres: string) => `json_build_object('decades', ${decadesWithSongs}, 'genres', ${genres})`;

export const waysIntoSongs = waysWith(genresWithMostSongs);

/** A page of their own has space for more genres. */
export const allWaysIntoSongs = waysWith(genresWithMost(60));
