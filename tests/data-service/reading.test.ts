/** Every specified read with the official client, as a visitor and as a service, compared with plain SQL. */
import { beforeAll, describe, expect, test } from "vitest";
import { generateCatalogue } from "#data-service-requests";
import { ownSite } from "../process/own-site.ts";
import { clientOf, keySettings, roles } from "./client.ts";

const site = ownSite({ ...keySettings, DATA_API_AGGREGATES: "on" }, (sql) => generateCatalogue(sql, 300));

/** Album and credits of a song, each with all its columns. */
const relations =
  "albums(*), lyrics_singers(singers(*)), lyrics_lyricists(lyricists(*)), lyrics_music_directors(music_directors(*))";

/** One song as these calls return it. */
const songWithRelations = `
  to_jsonb(l) || jsonb_build_object(
    'albums', (select to_jsonb(a) from albums as a where a.id = l.album_id),
    ${["singer", "lyricist", "music_director"]
      .map(
        (one) => `'lyrics_${one}s', coalesce((
          select jsonb_agg(jsonb_build_object('${one}s', to_jsonb(p)) order by c.position)
          from lyrics_${one}s as c join ${one}s as p on p.id = c.${one}_id where c.lyric_id = l.id), '[]')`,
      )
      .join(", ")}) as row`;

async function songs(rest: string): Promise<unknown[]> {
  const rows = await site.sql.unsafe(`select ${songWithRelations} from lyrics as l ${rest}`);
  return rows.map(({ row }) => row);
}

async function rowsOf(query: string): Promise<unknown[]> {
  return (await site.sql.unsafe(`select to_jsonb(r) as row from (${query}) as r`)).map(({ row }) => row);
}

describe.each(roles)("as %s", (role) => {
  let client: ReturnType<typeof clientOf>;
  beforeAll(() => {
    client = clientOf(site.address, role);
  });

  const songsWithRelations = () =>
    ["lyrics_singers", "lyrics_lyricists", "lyrics_music_directors"].reduce(
      (query, referencedTable) => query.order("position", { referencedTable }),
      client.from("lyrics").select(`*, ${relations}`),
    );

  test("sums of each genre, which the settings allow", async () => {
    const { data, error } = await client.from("lyrics").select("genre, views.sum(), count()").order("genre");
    expect(error).toBeNull();
    expect(data).toEqual(
      await rowsOf("select genre, sum(views), count(*) from lyrics group by genre order by genre"),
    );
  });

  test.each([
    ["the first page", 0, 49, 50],
    ["the last page", 250, 299, 50],
    ["beyond the last page", 300, 349, 0],
    ["across the end", 280, 329, 20],
  ])("a range of songs with all relations, newest first: %s", async (_, from, to, count) => {
    const { data, error } = await songsWithRelations()
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .range(from, to);
    expect(error).toBeNull();
    expect(data).toHaveLength(count);
    expect(data).toEqual(
      await songs(`order by l.created_at desc, l.id desc offset ${from} limit ${to - from + 1}`),
    );
  });

  test("a range has the total count when it is requested", async () => {
    const { data, count, status } = await client
      .from("lyrics")
      .select("id", { count: "exact" })
      .order("id")
      .range(0, 49);
    expect({ rows: data?.length, count, status }).toEqual({ rows: 50, count: 300, status: 206 });
  });

  test("a range beyond the end is refused when the count is requested", async () => {
    const { error, status } = await client
      .from("lyrics")
      .select("id", { count: "exact" })
      .range(5_000, 5_049);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: "PGRST103",
      details: "An offset of 5000 was requested, but there are only 300 rows.",
    });
  });

  test("the newest songs with a cover, limited to six", async () => {
    const { data } = await songsWithRelations()
      .not("cover_image_url", "is", null)
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(6);
    expect(data).toHaveLength(6);
    expect(data).toEqual(
      await songs("where l.cover_image_url is not null order by l.created_at desc, l.id desc limit 6"),
    );
  });

  test("a song by its id is one object, and an unknown id is an error", async () => {
    const { data } = await songsWithRelations().eq("id", 234).single();
    expect([data]).toEqual(await songs("where l.id = 234"));
    const { data: none, error, status } = await songsWithRelations().eq("id", 999_999).single();
    expect({ none, status, code: error?.code }).toEqual({ none: null, status: 406, code: "PGRST116" });
    expect(error?.details).toBe("The result contains 0 rows");
    expect(await client.from("lyrics").select().eq("id", 999_999).maybeSingle()).toMatchObject({
      data: null,
      error: null,
    });
  });

  test("songs of an album", async () => {
    const { data } = await songsWithRelations().eq("album_id", 17).order("id");
    expect(data).toHaveLength(10);
    expect(data).toEqual(await songs("where l.album_id = 17 order by l.id"));
  });

  test("songs of a singer through the join table", async () => {
    const { data } = await client
      .from("lyrics_singers")
      .select("lyrics(*, albums(*))")
      .eq("singer_id", 8)
      .order("lyric_id");
    const expected = await rowsOf(`
      select to_jsonb(l) || jsonb_build_object('albums', to_jsonb(a)) as lyrics
      from lyrics_singers as c join lyrics as l on l.id = c.lyric_id left join albums as a on a.id = l.album_id
      where c.singer_id = 8 order by l.id`);
    expect(expected.length).toBeGreaterThan(10);
    expect(data).toEqual(expected);
  });

  test("songs by a list of ids", async () => {
    const ids = [300, 1, 999_999, 77];
    const { data } = await songsWithRelations().in("id", ids).order("id");
    expect(data).toEqual(await songs("where l.id in (1, 77, 300) order by l.id"));
    expect((await client.from("lyrics").select("id").in("id", [])).data).toEqual([]);
  });

  test("many-to-many relations can be read without naming the join table", async () => {
    const { data } = await client
      .from("lyrics")
      .select("title, singers(name)")
      .eq("id", 7)
      .order("name", { referencedTable: "singers" })
      .single();
    expect([data]).toEqual(
      await rowsOf(`
        select l.title, (
          select jsonb_agg(jsonb_build_object('name', p.name) order by p.name)
          from lyrics_singers as c join singers as p on p.id = c.singer_id where c.lyric_id = l.id) as singers
        from lyrics as l where l.id = 7`),
    );
  });

  test("the number of songs, by the function and by a count without rows", async () => {
    expect(await client.rpc("get_lyrics_count")).toMatchObject({ data: 300, error: null });
    expect(await client.from("lyrics").select("*", { count: "exact", head: true })).toMatchObject({
      data: null,
      count: 300,
      error: null,
    });
  });

  test("the top songs", async () => {
    const { data } = await client.rpc("get_top_lyrics", { limit_count: 6 });
    expect(data).toHaveLength(6);
    expect(data).toEqual(await rowsOf("select * from get_top_lyrics(6)"));
  });

  test("the top singers, four unless another number is requested", async () => {
    expect((await client.rpc("get_top_singers")).data).toEqual(
      await rowsOf("select * from get_top_singers()"),
    );
    const { data } = await client.rpc("get_top_singers", { limit_count: 10 });
    expect(data).toHaveLength(10);
    expect(data).toEqual(await rowsOf("select * from get_top_singers(10)"));
  });

  test.each([
    ["get_lyrics_by_lyricist", { p_lyricist_id: 5 }],
    ["get_lyrics_by_music_director", { p_music_director_id: 9 }],
    ["search_lyrics_ids", { keyword: "गीत 235" }],
    ["search_lyrics_ids", { keyword: "film 17" }],
  ])("%s returns rows with lyric_id: %o", async (name, given) => {
    const { data } = await client.rpc(name, given);
    const [value] = Object.values(given);
    const expected = await site.sql.unsafe(`select lyric_id from ${name}($1)`, [value as string]);
    expect(expected.length).toBeGreaterThan(0);
    expect(data).toEqual([...expected]);
  });

  test("the songs that a search finds can be fetched by their ids", async () => {
    const { data } = await client.rpc("search_lyrics_ids", { keyword: "gaata rahe" }, { get: true }).limit(5);
    expect(data).toHaveLength(5);
    const ids = (data as { lyric_id: number }[]).map(({ lyric_id }) => lyric_id);
    const { data: found } = await client.from("lyrics").select("id").in("id", ids);
    expect(found).toHaveLength(5);
  });

  test.each(["singers", "albums", "lyricists", "music_directors"])(
    "%s by id, and listed with the number of their songs",
    async (table) => {
      const { data: one } = await client.from(table).select().eq("id", 3).single();
      expect([one]).toEqual(await rowsOf(`select * from ${table} where id = 3`));
      const isAlbums = table === "albums";
      const songsOf = isAlbums ? "lyrics" : `lyrics_${table}`;
      const { data } = await client.from(table).select(`*, ${songsOf}(count)`).order("name").order("id");
      expect(data).toEqual(
        await rowsOf(`
          select t.*, (
            select jsonb_build_array(jsonb_build_object('count', count(*)))
            from ${songsOf} as c where c.${isAlbums ? "album_id" : `${table.slice(0, -1)}_id`} = t.id) as ${songsOf}
          from ${table} as t order by t.name, t.id`),
      );
    },
  );

  test("the settings as a list of keys and values", async () => {
    await site.sql`insert into settings (key, value) values ('adCode1', 'one') on conflict do nothing`;
    const { data } = await client.from("settings").select("key, value");
    expect(data).toEqual([{ key: "adCode1", value: "one" }]);
  });
});

test("the analytics are for a service only", async () => {
  const [row] = await rowsOf("select * from get_analytics_data()");
  expect((await clientOf(site.address, "service_role").rpc("get_analytics_data").single()).data).toEqual(row);
  const { error, status } = await clientOf(site.address, "anon").rpc("get_analytics_data").single();
  expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
});
