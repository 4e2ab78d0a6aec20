import { describe, expect, test } from "vitest";
import { openDataService } from "../index.ts";
import { type Asked, openTestService, publicKey, secretKey } from "../testing/open-test-service.ts";

const { ask, database, service } = await openTestService("songs");
const { sql } = database;

const tables = [
  ...["albums", "singers", "lyricists", "music_directors", "lyrics"],
  ...["lyrics_singers", "lyrics_lyricists", "lyrics_music_directors"],
  ...["lyric_translations", "lyric_words", "lyric_notes", "track_numbers", "person_facts", "album_facts"],
  ...["person_aliases", "album_aliases"],
  ...["settings", "words"],
];

const rowsOf = async (table: string) => JSON.stringify(await sql`select * from ${sql(table)} order by 1, 2`);

describe("a visitor's key", () => {
  test.each(tables)("reads %s", async (table) => {
    expect((await ask(`/${table}?limit=1`)).status).toBe(200);
  });

  test.each(tables)("cannot write %s, by any method", async (table) => {
    const before = await rowsOf(table);
    const [first] = await sql<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum = 1`;
    const filter = `?${first?.name}=not.is.null`;
    const tries: Asked[] = [
      { method: "POST", body: {} },
      { method: "POST", body: [] },
      { method: "POST", body: {}, headers: { Prefer: "resolution=merge-duplicates, return=representation" } },
      { method: "PATCH", body: { [first?.name ?? ""]: 1 } },
      { method: "PATCH", body: {} },
      { method: "DELETE" },
    ];
    for (const asked of tries) {
      const path = asked.method === "POST" ? `/${table}` : `/${table}${filter}`;
      expect(await ask(path, asked)).toMatchObject({ status: 401, body: { code: "42501" } });
    }
    expect(await rowsOf(table)).toBe(before);
  });

  test.each(["save_lyric", "get_analytics_data"])("cannot call %s", async (name) => {
    const answered = await ask(`/rpc/${name}`, { method: "POST", body: {} });
    expect(answered).toMatchObject({ status: 401, body: { code: "42501" } });
  });

  test("can only count a view", async () => {
    const [song] = await sql<{ id: number; views: number }[]>`select id, views from lyrics limit 1`;
    const answered = await ask("/rpc/increment_views", { method: "POST", body: { song_id: song?.id } });
    expect([answered.status, answered.body]).toEqual([200, (song?.views ?? 0) + 1]);
  });

  test("sees nothing outside the schema public", async () => {
    expect((await ask("/account")).status).toBe(404);
    expect((await ask("/private.account")).status).toBe(404);
    expect((await ask("/account", { headers: { "Accept-Profile": "private" } })).status).toBe(406);
    expect((await ask("/lyrics?select=sessions(*)")).body.code).toBe("PGRST200");
    expect((await ask("/rpc/restore_from_trash?of_id=1")).status).toBe(404);
    expect((await ask("/rpc/pg_sleep?seconds=1")).status).toBe(404);
  });

  test("sees only what it may use in the description", async () => {
    const paths = Object.keys((await ask("/")).body.paths);
    expect(paths).toContain("/lyrics");
    expect(paths).toContain("/rpc/get_lyrics_count");
    expect(paths).not.toContain("/rpc/save_lyric");
    const all = Object.keys((await ask("/", { key: secretKey })).body.paths);
    expect(all).toContain("/rpc/save_lyric");
    expect((await ask("/")).text).not.toContain("private");
  });
});

describe("the secret key", () => {
  const write = (path: string, asked: Asked) => ask(path, { key: secretKey, ...asked });

  test("deletes into the trash like other users", async () => {
    const body = { title: "To be deleted", lyrics_english: "la la" };
    const headers = { Prefer: "return=representation" };
    const [song] = (await write("/lyrics", { method: "POST", body, headers })).body;
    expect((await write(`/lyrics?id=eq.${song.id}`, { method: "DELETE" })).status).toBe(204);
    const [kept] = await sql`
      select deleted_row ->> 'title' as title from private.trash where table_name = 'lyrics' and row_id = ${song.id}`;
    expect(kept).toEqual({ title: "To be deleted" });
  });

  test("sees nothing outside the schema public either", async () => {
    expect((await write("/trash", {})).status).toBe(404);
    expect((await write("/trash", { headers: { "Accept-Profile": "private" } })).status).toBe(406);
  });
});

describe("a key", () => {
  test.each([
    [null, {}, 401, "PGRST302"],
    ["wrong", {}, 401, "PGRST301"],
    [publicKey, {}, 200, undefined],
    [null, { Authorization: `Bearer ${publicKey}` }, 200, undefined],
    [publicKey, { Authorization: `bearer ${publicKey}` }, 200, undefined],
    ["wrong", { Authorization: `Bearer ${publicKey}` }, 401, "PGRST301"],
    [publicKey, { Authorization: "Bearer eyJhbGciOi.eyJzdWIi.c2ln" }, 200, undefined],
    [publicKey, { Authorization: "Basic abc" }, 200, undefined],
    ["", {}, 401, "PGRST301"],
  ] as const)("%j with %j is answered with %i", async (key, headers, status, code) => {
    const answered = await ask("/albums?limit=1", { key, headers });
    expect([answered.status, answered.body.code]).toEqual([status, code]);
  });

  test("determines the role", async () => {
    expect(await service.identifyKey(publicKey)).toEqual({ role: "anon", endsAt: null });
    expect(await service.identifyKey(secretKey)).toEqual({ role: "service_role", endsAt: null });
    expect(await service.identifyKey("wrong")).toBe(null);
  });

  test("that is secret is optional", async () => {
    const { address } = database;
    const other = await openDataService({ sql, address, publicKey, secretKey: null, log: console });
    expect(await other.identifyKey(secretKey)).toBe(null);
    expect(await other.identifyKey("")).toBe(null);
    await other.close();
  });
});

describe("connections", () => {
  test("have their role and a timeout from the start, with a login that has no privileges", async () => {
    await ask("/albums?limit=1");
    const [connection] = await sql<{ usename: string }[]>`
      select usename from pg_stat_activity
      where datname = current_database() and application_name = 'antara data service (anon)' limit 1`;
    const [login] = await sql<{ role_name: string }[]>`select role_name from private.data_api_login`;
    expect(connection?.usename).toBe(login?.role_name);
  });

  test("without a login lead to 503 with a hint, and the site keeps running", async () => {
    const warnings: string[] = [];
    const log = { warn: (message: string) => warnings.push(message) };
    const kept = await sql`delete from private.data_api_login returning role_name, password`;
    const { address } = database;
    const lame = await openDataService({ sql, address, publicKey, secretKey, log });
    const headers = { apikey: publicKey };
    const answered = await lame.answer(new Request("http://site.example/rest/v1/albums", { headers }));
    expect(answered.status).toBe(503);
    expect((await answered.json()).hint).toContain("DATA_API_DATABASE_URL");
    expect(warnings.join()).toContain("DATA_API_DATABASE_URL");
    await sql`insert into private.data_api_login ${sql(kept)}`;
    await lame.close();
  });

  test("that cannot be established lead to 503", async () => {
    const databaseUrl = { socketFile: "/nowhere/.s.PGSQL.5432", user: "x", database: "x" };
    const { address } = database;
    const away = await openDataService({ sql, address, publicKey, secretKey, databaseUrl, log: console });
    const headers = { apikey: publicKey };
    const answered = await away.answer(new Request("http://site.example/rest/v1/albums", { headers }));
    expect([answered.status, (await answered.json()).code]).toEqual([503, "PGRST001"]);
    expect(answered.headers.get("Retry-After")).toBe("2");
    await away.close();
  });
});

test("a new table is available after the schema was read again", async () => {
  await sql`create table public.notes (id integer primary key)`;
  await sql`grant select on public.notes to anon`;
  expect((await ask("/notes")).status).toBe(404);
  await service.reread();
  expect(await ask("/notes")).toMatchObject({ status: 200, body: [] });
  await sql`drop table public.notes`;
  await service.reread();
});
