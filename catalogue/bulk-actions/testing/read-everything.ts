/** For tests: all songs with what is stored of them anywhere, without their versions. */
import type { Sql } from "#postgres";

const perSong = `
  select 'song ' || l.id as what, json_build_array(
    to_jsonb(l) - 'updated_at', private.state_of('lyrics', l.id::text),
    (select to_jsonb(f) - '{marks,facets}'::text[] || jsonb_build_object(
       'marks', (select jsonb_agg(m order by m) from unnest(f.marks) as m),
       'facets', (select jsonb_agg(m order by m) from unnest(f.facets) as m))
     from private.search_fields as f where f.lyric_id = l.id),
    (select to_jsonb(t) from private.search_titles as t where t.lyric_id = l.id),
    (select to_jsonb(s) from private.search_lines as s where s.lyric_id = l.id),
    (select to_jsonb(m) from private.managed_songs as m where m.lyric_id = l.id),
    (select to_jsonb(g) from private.song_groups as g where g.lyric_id = l.id),
    (select json_agg(d.list order by d.list) from private.decade_lists as d where d.lyric_id = l.id),
    (select json_agg(to_jsonb(f) order by f.line) from private.first_lines as f where f.lyric_id = l.id)
  ) as stored from lyrics as l`;

/** Without the numbers of people and albums: those that an action has made stay after an undo. */
const counts = `
  select 'songs of ' || entries || ' ' || entry_id, json_build_array(songs, views) from private.song_counts
  where songs <> 0
  union all select 'total of ' || entries || ' ' || letter, json_build_array(count, views) from private.totals
  where count <> 0 and letter <> '' and entries <> all ('{albums,singers,lyricists,music_directors,gaps albums,gaps singers,gaps lyricists,gaps music_directors}')
    and entries not like '% in Devanagari'`;

/** @returns what is stored, by what it is about */
export async function readEverything(sql: Sql): Promise<Readonly<Record<string, unknown>>> {
  await sql`select private.fold_new_views()`;
  const rows = await sql.unsafe<{ what: string; stored: unknown }[]>(`${perSong} union all ${counts}`);
  return Object.fromEntries(rows.map(({ what, stored }) => [what, stored]));
}

/** Stores song by song what follows from the songs, as single saves would. */
export async function storeAnew(sql: Sql): Promise<void> {
  for (const { id } of await sql<{ id: number }[]>`select id from lyrics`) {
    const one = sql`array[${id}::bigint]`;
    await sql`select private.write_songs(${one}, ${one}, ${one}, ${one}, ${one}, ${one})`;
  }
}
