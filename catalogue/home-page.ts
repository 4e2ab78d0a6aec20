/** Finds everything that the home page shows, in one round trip. */
import type { Sql } from "#postgres";
import { inEachLanguage, type PageLanguage } from "./names/devanagari-name.ts";
import { queryJson } from "./query.ts";
import { waysIntoSongs } from "./song-groups/stored-groups.ts";
import type { HomePage } from "./songs/song.ts";
import { songCardColumns } from "./songs/song-card.ts";

const latestSongs = 6;
const topSongs = 6;
const topSingers = 4;

const firstSongs = (language: PageLanguage, order: string, count: number) => `(
  select coalesce(json_agg(row_to_json(card)), '[]')
  from (
    select ${songCardColumns[language]}
    from lyrics as l left join albums as a on a.id = l.album_id
    order by ${order}
    limit ${count}
  ) as card
)`;

const homePageQueries = inEachLanguage(
  (language) => `
  select json_build_object(
    'latest', ${firstSongs(language, "l.created_at desc, l.id desc", latestSongs)},
    'ways', ${waysIntoSongs},
    'topSingers', (
      select coalesce(json_agg(row_to_json(card)), '[]')
      from (select s.*, private.devanagari_name_of('singers', s.id) as devanagari from get_top_singers(${topSingers}) as s) as card
    ),
    'top', ${firstSongs(language, "l.views desc, l.id", topSongs)}
  ) as found`,
);

/**
 * @returns the latest songs by date, the top songs by views, the top singers by the views of their songs, the
 *   decades and the genres with most songs
 * @throws the driver's error when the database cannot answer
 */
export async function findHomePage(sql: Sql, language: PageLanguage = "en"): Promise<HomePage> {
  return queryJson(sql, homePageQueries[language], []);
}
