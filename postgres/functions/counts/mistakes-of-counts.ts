/** For tests: the differences between the stored and the real counts. */
import type { Sql } from "../../pool.ts";
import { mistakesOfGaps } from "../managed-lists/mistakes-of-gaps.ts";
import { mistakesOfGroups } from "./mistakes-of-groups.ts";

/** What has counts of songs. */
export const counted = [
  { entries: "singers", links: "lyrics_singers", column: "singer_id" },
  { entries: "lyricists", links: "lyrics_lyricists", column: "lyricist_id" },
  { entries: "music_directors", links: "lyrics_music_directors", column: "music_director_id" },
  { entries: "albums", links: "lyrics", column: "album_id" },
];

/** @returns empty if all stored counts are correct */
export async function mistakesOfCounts(sql: Sql): Promise<readonly unknown[]> {
  const differences = differencesIn(sql);
  const found: unknown[] = [];
  for (const { entries, links, column } of counted) {
    const views = entries === "singers";
    const kept = `
      select s.entry_id, s.name_key, s.songs${views ? ", s.views + coalesce((select sum(n.views) from private.new_views as n where n.singer_id = s.entry_id), 0) as views" : ""}
      from private.song_counts as s where s.entries = '${entries}'`;
    const real = `
      select e.id, e.name_key, (select count(*) from ${links} as link where link.${column} = e.id)${
        views
          ? ", coalesce((select sum(l.views) from lyrics_singers as c join lyrics as l on l.id = c.lyric_id where c.singer_id = e.id), 0)"
          : ""
      }
      from ${entries} as e`;
    found.push(...(await differences(entries, kept, real)));
    found.push(
      ...(await differences(
        `letters of ${entries}`,
        `select letter, count from private.totals where entries = '${entries}' and count <> 0`,
        `select letter, count(*) from ${entries} group by letter`,
      )),
    );
    found.push(
      ...(await differences(
        `Devanagari letters of ${entries}`,
        `select letter, count from private.totals where entries = '${entries} in Devanagari' and count <> 0`,
        `select letter, count(*) from private.devanagari_names where entries = '${entries}' group by letter`,
      )),
      ...(await differences(
        `Devanagari names of ${entries}`,
        `select entry_id, of_name, case when not is_drafted then name end from private.devanagari_names where entries = '${entries}'`,
        `select s.entry_id, s.name, case when private.has_devanagari(s.name) then s.name
           when private.has_devanagari(s.other_name) then s.other_name end
         from private.entry_states as s where s.entries = '${entries}'`,
      )),
    );
  }
  found.push(
    ...(await differences(
      "songs",
      "select total_lyrics, total_views from get_analytics_data()",
      "select count(*), coalesce(sum(views), 0)::bigint from lyrics",
    )),
  );
  found.push(...(await mistakesOfGroups(differences)));
  found.push(...(await mistakesOfGaps(differences)));
  found.push(...(await sql`select * from private.count_changes`));
  return found;
}

/** Compares two queries in this database. */
export function differencesIn(sql: Sql) {
  return async (what: string, kept: string, counted: string): Promise<readonly unknown[]> =>
    sql.unsafe(`
      (select '${what}' as what, 'kept' as where, to_jsonb(k) as row from (${kept} except ${counted}) as k)
      union all
      (select '${what}', 'counted', to_jsonb(c) from (${counted} except ${kept}) as c)`);
}
