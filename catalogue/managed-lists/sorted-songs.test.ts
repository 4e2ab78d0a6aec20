/** Each order and each filter of the administrator's list of songs, compared with plain queries. */
import { describe, expect, test } from "vitest";
import { openTestDatabase, songsLacking } from "../../postgres/testing/index.ts";
import { findManagedSongs } from "../songs/find-managed-songs.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { readSongGap, songGaps } from "./gaps.ts";
import { readSongSort, type SongSort } from "./sorts.ts";

const { sql } = await openTestDatabase();

/** Few and many songs have each gap, so that both ways of finding them are used. */
await sql.unsafe(`
  insert into albums (name, year, cover_image_url) values ('Zanjeer', 1973, null), ('Anand', null, 'https://images.example/a.jpg');
  insert into singers (name) values ('Talat'), ('asha'), ('Mukesh'); insert into lyricists (name) values ('Sahir');
  insert into music_directors (name) values ('Roshan');
  insert into lyrics (title, lyrics_hindi, lyrics_english, youtube_video_id, genre, year, album_id, cover_image_url, views, created_at)
  select chr(65 + n * 7 % 26) || ' geet ' || n % 50, case when n % 40 > 0 then E'क\\nख' end,
    case when n % 40 = 0 or n % 3 > 0 then case n % 60 when 1 then 'ka' when 7 then 'का' else E'ka\\nkha' end end,
    case n % 2 when 0 then 'abcdefghijk' end, case when n % 50 > 0 then 'Geet' end, case n % 5 when 0 then 1950 end,
    case n % 4 when 0 then 1 when 1 then 2 end, case n % 7 when 0 then 'https://images.example/s.jpg' end,
    case when n % 30 > 0 then n * 7919 % 101 else 0 end, timestamptz '2020-01-01 UTC' + n * 7 % 90 * interval '1 day'
  from generate_series(1, 300) as n;
  insert into lyrics_singers (lyric_id, singer_id, position) select l.id, s.id, s.id from lyrics as l, singers as s where (l.id + s.id) % 3 > 0 and l.id % 25 > 0;
  insert into lyrics_lyricists (lyric_id, lyricist_id, position) select id, 1, 1 from lyrics where id % 10 > 0;
  insert into private.song_reports (lyric_id, kind, text) select id, 'names', 'Wrong.' from lyrics, generate_series(1, 2) where id % 20 = 7;
  insert into lyrics_music_directors (lyric_id, music_director_id, position) select id, 1, 1 from lyrics where id % 100 = 0;
  analyze`);

const singers = `(select string_agg(p.name_key, ', ' order by c.position, p.id) from lyrics_singers as c join singers as p on p.id = c.singer_id
  where c.lyric_id = l.id)`;
const orders: Readonly<Record<SongSort | "newest", string>> = {
  newest: "l.created_at desc, l.id desc",
  "title-asc": `lower(l.title) collate "C", l.id`,
  "title-desc": `lower(l.title) collate "C" desc, l.id desc`,
  "singer-asc": `${singers} collate "C", l.id`,
  "singer-desc": `${singers} collate "C" desc, l.id desc`,
  "album-asc": `lower(a.name) collate "C", l.id`,
  "album-desc": `lower(a.name) collate "C" desc, l.id desc`,
  "views-desc": "l.views desc, l.id",
  "views-asc": "l.views, l.id desc",
};
const songs = "from lyrics as l left join albums as a on a.id = l.album_id";

async function idsByPlainQuery(condition: string, order: string): Promise<readonly number[]> {
  const rows = await sql.unsafe<{ id: number }[]>(
    `select l.id ${songs} where ${condition} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

async function allPages(asked: Omit<Parameters<typeof findManagedSongs>[1], "page">) {
  const first = await findManagedSongs(sql, { ...asked, page: 1 });
  const others = Array.from({ length: first.pages - 1 }, (_, place) =>
    findManagedSongs(sql, { ...asked, page: place + 2 }),
  );
  const pages = [first, ...(await Promise.all(others))];
  return { count: first.count, ids: pages.flatMap((page) => page.songs.map(({ id }) => id)) };
}

describe("the list of songs", () => {
  test.each(Object.entries(orders))("sorted by %s has all songs, whatever they lack", async (name, order) => {
    const sort = readSongSort(name);
    const wanted = await idsByPlainQuery("true", order);
    expect(await allPages({ sort })).toEqual({ count: 300, ids: wanted });
    for (const gap of songGaps) {
      const lacking = await idsByPlainQuery(songsLacking[gap] ?? "", order);
      expect(lacking.length, gap).toBeGreaterThan(0);
      expect(await allPages({ sort, gap }), gap).toEqual({ count: lacking.length, ids: lacking });
    }
  });

  test("says how many songs have each gap, in the same statement", async () => {
    const counted = countingStatements(sql);
    const { gapCounts } = await findManagedSongs(counted.sql, { page: 1, gap: "hindi", sort: "title-asc" });
    expect(counted.statements()).toBe(1);
    for (const gap of songGaps)
      expect([gap, gapCounts[gap]]).toEqual([
        gap,
        (await idsByPlainQuery(songsLacking[gap] ?? "", "1")).length,
      ]);
    expect((await findManagedSongs(sql, { page: 1 })).gapCounts).toEqual(gapCounts);
  });

  test("finds by a search only those with the gap, sorted by fit or as it is asked for", async () => {
    const lacking = `l.title ilike '%geet 1%' and ${songsLacking.english}`;
    const found = async (sort: SongSort | null) =>
      (await findManagedSongs(sql, { page: 1, q: "geet 1", gap: "english", sort })).songs.map(({ id }) => id);
    expect((await found(null)).length).toBeGreaterThan(1);
    expect(await found(null)).toEqual(await idsByPlainQuery(lacking, "l.id desc"));
    for (const [sort, order] of Object.entries(orders))
      if (sort !== "newest")
        expect(await found(sort as SongSort), sort).toEqual(await idsByPlainQuery(lacking, order));
  });

  test.each([
    ["", "video"],
    ["geet 1", "video"],
    ["geet 1", null],
    ["", null],
  ] as const)("and changes of all that %j and the gap %j find come from one source", async (q, gap) => {
    const { count } = await findManagedSongs(sql, { page: 1, q, gap });
    const ids = await sql`select distinct lyric_id from private.managed_ids(${q}, ${gap})`;
    expect(ids).toHaveLength(count);
  });

  test("says that more may be found if it has looked through the first hits only", async () => {
    expect((await findManagedSongs(sql, { page: 1, q: "geet", gap: "views" })).isPart).toBe(false);
    await sql.begin(async (transaction) => {
      // Saving so many would take seconds.
      await transaction`set local session_replication_role = replica`;
      await transaction`
        with added as (
          insert into lyrics (title, lyrics_hindi, views) select 'Bahut', 'क', n % 2
          from generate_series(1, 1100) as n returning id, views
        ),
        keys as (insert into private.search_title_keys (lyric_id, title_key) select id, 'bahut' from added)
        insert into private.managed_songs (lyric_id, created_at, title_key, gaps)
        select id, now(), 'bahut', case views when 0 then private.gap_bit('lyrics', 'views') else 0 end from added`;
    });
    const { count, isPart } = await findManagedSongs(sql, { page: 1, q: "bahut", gap: "views" });
    expect([count < 600, isPart]).toEqual([true, true]);
  });
});

test("the names of gaps are the same here and in the database, and no others are filters", async () => {
  const [{ names } = { names: [] }] = await sql<
    { names: string[] }[]
  >`select private.gaps_of('lyrics') as names`;
  expect(names).toEqual(songGaps);
  expect([readSongGap("nothing"), readSongGap(null), readSongSort("id"), readSongSort(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
