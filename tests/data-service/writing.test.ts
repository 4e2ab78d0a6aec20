/** Every specified write with the official client: a service may, a visitor may not. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { ownSite } from "../process/own-site.ts";
import { clientOf, keySettings, keys } from "./client.ts";

const site = ownSite(keySettings);
let service: ReturnType<typeof clientOf>;
let visitor: ReturnType<typeof clientOf>;

beforeAll(() => {
  service = clientOf(site.address, "service_role");
  visitor = clientOf(site.address, "anon");
});

afterEach(async () => {
  await site.sql`delete from lyrics`;
  for (const table of ["singers", "lyricists", "music_directors", "albums"])
    await site.sql`delete from ${site.sql(table)}`;
  await site.sql`delete from settings`;
});

const song = {
  title: "Ajeeb Dastan",
  lyrics_english: "ajeeb dastan hai yeh",
  lyrics_hindi: "अजीब दास्ताँ है ये",
  youtube_video_id: "abcdefghijk",
  genre: "Filmi",
  cover_image_url: "https://covers.example/ajeeb.jpg",
};

const relations = [
  { people: "singers", join: "lyrics_singers", id: "singer_id" },
  { people: "lyricists", join: "lyrics_lyricists", id: "lyricist_id" },
  { people: "music_directors", join: "lyrics_music_directors", id: "music_director_id" },
] as const;

/** Adds a song with an album and a person of each kind, call by call. */
async function addSong() {
  const { data: album } = await service
    .from("albums")
    .insert({ name: "Dil Apna", year: 1960 })
    .select()
    .single();
  const { data: added, error } = await service
    .from("lyrics")
    .insert({ ...song, album_id: album.id })
    .select("id")
    .single();
  expect(error).toBeNull();
  const people: Record<string, number> = {};
  for (const { people: table, join, id } of relations) {
    const { data: person } = await service.from(table).insert({ name: "Shailendra" }).select("id").single();
    people[table] = person?.id;
    const joined = await service.from(join).insert([{ lyric_id: added?.id, [id]: person?.id }]);
    expect(joined).toMatchObject({ error: null, status: 201, data: null });
  }
  return { id: added?.id as number, albumId: album.id as number, people };
}

describe("a service", () => {
  test("adds a song with its album and its credits", async () => {
    const { id, albumId, people } = await addSong();
    const [stored] = await site.sql`
      select l.title, l.lyrics_english, l.lyrics_hindi, l.youtube_video_id, l.genre, l.cover_image_url, l.album_id,
        (select singer_id from lyrics_singers where lyric_id = l.id) as singers,
        (select lyricist_id from lyrics_lyricists where lyric_id = l.id) as lyricists,
        (select music_director_id from lyrics_music_directors where lyric_id = l.id) as music_directors
      from lyrics as l where id = ${id}`;
    expect(stored).toEqual({ ...song, album_id: albumId, ...people });
  });

  test("changes a song and replaces its credits, which keep the order in which they were sent", async () => {
    const { id, people } = await addSong();
    const { data: other } = await service
      .from("singers")
      .insert({ name: "Lata Mangeshkar" })
      .select()
      .single();
    const changed = await service
      .from("lyrics")
      .update({ title: "Ajeeb Daastaan" })
      .eq("id", id)
      .select("title");
    expect(changed.data).toEqual([{ title: "Ajeeb Daastaan" }]);
    expect(await service.from("lyrics_singers").delete().eq("lyric_id", id)).toMatchObject({ status: 204 });
    await service.from("lyrics_singers").insert([
      { lyric_id: id, singer_id: other.id },
      { lyric_id: id, singer_id: people.singers },
    ]);
    const credits =
      await site.sql`select singer_id from lyrics_singers where lyric_id = ${id} order by position`;
    expect(credits.map(({ singer_id }) => singer_id)).toEqual([other.id, people.singers]);
  });

  test("deletes a song, which goes to the trash with its credits", async () => {
    const { id } = await addSong();
    expect(await service.from("lyrics").delete().eq("id", id)).toMatchObject({ error: null, status: 204 });
    const [inTrash] = await site.sql`
      select deleted_row ->> 'title' as title, links #>> '{lyrics_singers,0,name}' as singer
      from private.trash where table_name = 'lyrics' and row_id = ${id}`;
    expect(inTrash).toEqual({ title: "Ajeeb Dastan", singer: "Shailendra" });
    expect(await site.sql`select from lyrics_singers where lyric_id = ${id}`).toHaveLength(0);
  });

  test.each(["singers", "lyricists", "music_directors", "albums"])(
    "adds, changes and deletes %s by id, into the trash",
    async (table) => {
      const image = table === "albums" ? "cover_image_url" : "image_url";
      const { data: added } = await service
        .from(table)
        .insert({ name: "Naya", [image]: "https://covers.example/naya.jpg" })
        .select()
        .single();
      expect(added).toMatchObject({ name: "Naya", [image]: "https://covers.example/naya.jpg" });
      // Programs send the id with an update.
      const changed = await service
        .from(table)
        .update({ id: added.id, name: "Purana" })
        .eq("id", added.id)
        .select("name")
        .single();
      expect(changed.data).toEqual({ name: "Purana" });
      expect((await service.from(table).delete().eq("id", added.id).select("id")).data).toEqual([
        { id: added.id },
      ]);
      const inTrash =
        await site.sql`select from private.trash where table_name = ${table} and row_id = ${added.id}`;
      expect(inTrash).toHaveLength(1);
    },
  );

  test("inserts and updates settings by their key", async () => {
    const save = (value: string) =>
      service.from("settings").upsert({ key: "adCode1", value }, { onConflict: "key" }).select("key, value");
    expect((await save("one")).data).toEqual([{ key: "adCode1", value: "one" }]);
    expect((await save("two")).data).toEqual([{ key: "adCode1", value: "two" }]);
    await service.from("settings").upsert(
      [
        { key: "adCode1", value: "three" },
        { key: "adCode2", value: "new" },
      ],
      { onConflict: "key", ignoreDuplicates: true },
    );
    expect(await site.sql`select key, value from settings order by key`).toEqual([
      { key: "adCode1", value: "two" },
      { key: "adCode2", value: "new" },
    ]);
  });

  test("gets the name of the constraint that a row violates, and no row of the request is stored", async () => {
    const { error, status } = await service
      .from("singers")
      .insert([{ name: "Mukesh" }, { name: "Mukesh, Rafi" }]);
    expect({ status, code: error?.code }).toEqual({ status: 400, code: "23514" });
    expect(error?.message).toContain("singer_name_has_no_comma");
    expect(await site.sql`select from singers`).toHaveLength(0);
    await service.from("singers").insert({ name: "Mukesh" });
    const duplicate = await service.from("singers").insert({ name: " mukesh " });
    expect({ status: duplicate.status, code: duplicate.error?.code }).toEqual({ status: 409, code: "23505" });
    const linked = await service.from("lyrics_singers").insert({ lyric_id: 1, singer_id: 999_999 });
    expect({ status: linked.status, code: linked.error?.code }).toEqual({ status: 409, code: "23503" });
  });

  test("cannot credit more than a hundred people of a kind for a song", async () => {
    const { id } = await addSong();
    const names = Array.from({ length: 100 }, (_, at) => ({ name: `Voice ${at}` }));
    const { data: singers } = await service.from("singers").insert(names).select("id");
    const credits = singers?.map((singer) => ({ lyric_id: id, singer_id: singer.id })) ?? [];
    const { error, status } = await service.from("lyrics_singers").insert(credits);
    expect({ status, code: error?.code, details: error?.details }).toEqual({
      status: 400,
      code: "23514",
      details: 'The song is "Ajeeb Dastan".',
    });
    expect(error?.message).toContain("a_song_has_at_most_100_singers");
    expect(await service.from("lyrics_singers").insert(credits.slice(1))).toMatchObject({ status: 201 });
  });

  test("gives ids of its own, after which additions go on with further numbers", async () => {
    for (const table of ["singers", "lyricists", "music_directors"] as const) {
      const { data: last } = await service.from(table).insert({ name: "First" }).select("id").single();
      const id = (last?.id ?? 0) + 3;
      expect(await service.from(table).insert({ id, name: "Given" })).toMatchObject({ status: 201 });
      expect(await service.from(table).upsert({ id: id + 5_000, name: "Far" })).toMatchObject({
        status: 201,
      });
      expect(
        await service
          .from(table)
          .update({ id: id + 6_000 })
          .eq("id", id),
      ).toMatchObject({ status: 204 });
      const next = await service.from(table).insert({ name: "Next" }).select("id").single();
      expect(next.data?.id).toBe(id + 6_001);
    }
  });

  test("cannot give an id that JavaScript does not read exactly, and is told so by name", async () => {
    // The JSON of the client would round it.
    const answer = await fetch(`${site.address}/rest/v1/singers`, {
      method: "POST",
      headers: { apikey: keys.service_role, "Content-Type": "application/json" },
      body: '{"id": 9223372036854775807, "name": "Beyond"}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "23514",
      message:
        "The id 9223372036854775807 is above 9007199254740991, the largest that all clients read exactly.",
      hint: "Leave the id out, and the next number is given.",
    });
    await service.from("singers").insert({ id: Number.MAX_SAFE_INTEGER, name: "Largest" });
    expect(await service.from("singers").insert({ name: "After it" })).toMatchObject({ status: 201 });
  });

  test("cannot change or delete a whole table by forgetting the filter", async () => {
    await service.from("singers").insert([{ name: "Mukesh" }, { name: "Rafi" }]);
    expect((await service.from("singers").delete()).status).toBe(400);
    expect((await service.from("singers").update({ image_url: null })).status).toBe(400);
    expect(await site.sql`select from singers`).toHaveLength(2);
  });

  test("changes nothing when more rows than it allows would be affected", async () => {
    await service.from("singers").insert([{ name: "Mukesh" }, { name: "Rafi" }]);
    const answer = await fetch(`${site.address}/rest/v1/singers?name=like.*`, {
      method: "DELETE",
      headers: { apikey: keys.service_role, Prefer: "handling=strict, max-affected=1" },
    });
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({
      status: 400,
      code: "PGRST124",
    });
    expect(await site.sql`select from singers`).toHaveLength(2);
  });
});

describe("a visitor", () => {
  test.each(["lyrics", "albums", "singers", "lyricists", "music_directors", "settings"])(
    "cannot add, change, replace or delete anything in %s",
    async (table) => {
      const column = table === "settings" ? "value" : table === "lyrics" ? "title" : "name";
      const key = table === "settings" ? "key" : "id";
      const answers = [
        await visitor.from(table).insert({ [column]: "x" } as never),
        await visitor
          .from(table)
          .update({ [column]: "x" } as never)
          .neq(key, "0"),
        await visitor.from(table).upsert({ [key]: "1", [column]: "x" } as never),
        await visitor.from(table).delete().neq(key, "0"),
      ];
      for (const { status, error } of answers)
        expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
    },
  );

  test.each(relations)("cannot write $join", async ({ join, id }) => {
    const answers = [
      await visitor.from(join).insert({ lyric_id: 1, [id]: 1 } as never),
      await visitor.from(join).delete().eq("lyric_id", 1),
    ];
    for (const { status, error } of answers)
      expect({ status, code: error?.code }).toEqual({ status: 401, code: "42501" });
  });

  test("cannot call the function that saves a song", async () => {
    const { data: description } = await service.rpc("save_lyric", { p_title: "x" });
    expect(description).toBeNull();
    const { status } = await visitor.rpc("save_lyric", { p_title: "x" });
    expect([401, 404]).toContain(status);
    expect(await site.sql`select from lyrics`).toHaveLength(0);
  });

  test("can count a view, and change nothing else", async () => {
    const { id } = await addSong();
    expect(await visitor.rpc("increment_views", { song_id: id })).toMatchObject({ data: 1, error: null });
    expect((await service.rpc("increment_views", { song_id: id })).data).toBe(2);
    expect((await visitor.rpc("increment_views", { song_id: 999_999 })).data).toBeNull();
    expect(await site.sql`select views from lyrics where id = ${id}`).toEqual([{ views: 2 }]);
  });

  test.each(["account", "sessions", "trash", "changes", "data_api_login"])(
    "cannot see the private table %s",
    async (table) => {
      const { status, error } = await visitor.from(table).select();
      expect({ status, code: error?.code }).toEqual({ status: 404, code: "PGRST205" });
      const named = await visitor.schema("private").from(table).select();
      expect({ status: named.status, code: named.error?.code }).toEqual({ status: 406, code: "PGRST106" });
    },
  );
});

describe("a key", () => {
  test.each([
    ["missing", {}],
    ["wrong", { apikey: "wrong" }],
    ["wrong next to a right one", { apikey: "test-public-key", Authorization: "Bearer wrong" }],
    ["of another scheme", { Authorization: "Basic dGVzdC1wdWJsaWMta2V5" }],
  ])("that is %s is refused with 401", async (_, headers: HeadersInit) => {
    for (const method of ["GET", "POST", "PATCH", "DELETE", "HEAD"]) {
      const response = await fetch(`${site.address}/rest/v1/lyrics`, {
        method,
        headers,
      });
      expect(response.status, method).toBe(401);
    }
  });

  test("can be sent as apikey or as a bearer token", async () => {
    const ways: HeadersInit[] = [{ apikey: keys.anon }, { Authorization: `Bearer ${keys.anon}` }];
    for (const headers of ways) {
      const response = await fetch(`${site.address}/rest/v1/lyrics?limit=1`, {
        headers,
      });
      expect(response.status).toBe(200);
    }
  });
});
