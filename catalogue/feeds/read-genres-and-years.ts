/** Reads the addresses of the sitemap of genres, decades and years, from stored counts. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import { addressOfDecade, addressOfGenre, addressOfYear } from "../slug/index.ts";

/** A sitemap may have 50,000 addresses; there are about a hundred years. Genres without an end are no genres. */
const mostGenres = 40_000;

const query = `
  select json_build_object(
    'years', (
      select coalesce(json_agg(kept.letter::integer order by kept.letter), '[]')
      from private.totals as kept where kept.entries = 'years' and kept.count > 0
    ),
    'genres', (
      select coalesce(json_agg(g.slug order by g.songs desc, g.genre_key), '[]')
      from (select * from private.genres order by songs desc, genre_key limit ${mostGenres}) as g
    )
  ) as found`;

/**
 * @yields all addresses at once: decades, years, then genres with most songs first; nothing if there are none
 * @throws the driver's error when the database cannot answer
 */
export async function* readGenresAndYears(sql: Sql): AsyncGenerator<{ address: string; changed: null }[]> {
  const { years, genres } = await queryJson<{ years: number[]; genres: string[] }>(sql, query, []);
  const decades = [...new Set(years.map((year) => year - (year % 10)))];
  const addresses = [
    ...decades.map(addressOfDecade),
    ...years.map(addressOfYear),
    ...genres.map((slug) => addressOfGenre({ slug })),
  ];
  if (addresses.length > 0) yield addresses.map((address) => ({ address, changed: null }));
}
