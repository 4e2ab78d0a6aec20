import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { countStarterSongs, removeStarterSongs, saveSong, saveSongs } from "#catalogue";
import type { Sql } from "#postgres";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { MovedSite } from "../moved.ts";
import { openForeignSite } from "../testing/open-foreign-site.ts";
import { countMoved, findState } from "./find-state.ts";
import { type MoveOptions, moveIn } from "./move-in.ts";
import type { MoveOutcome } from "./outcome.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-move-"));
afterAll(() => rmSync(folder, { recursive: true }));

const songs = Number(process.env.SONGS ?? 40);
const numbered = await openForeignSite(folder, { songs, ids: "bigint" });
afterAll(() => numbered.close());

async function move(
  sql: Sql,
  { site, close = async () => {} }: { site: MovedSite; close?: () => Promise<void> },
  more: Partial<MoveOptions> = {},
) {
  const outcomes: MoveOutcome[] = [];
  const { keepsIds } = await findState(sql, site);
  try {
    await moveIn(sql, site, { keepsIds, report: (outcome) => outcomes.push(outcome), ...more });
  } finally {
    await close();
  }
  const counts: Record<string, number> = {};
  for (const { kind, status, isDraft } of outcomes) {
    const key = `${kind} ${status}${isDraft ? " draft" : ""}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return { outcomes, counts, name: site.name };
}

/** Public songs as readers see them, the newest first; of both sites in one form. */
const songsIn = (sql: Sql, { id = "l.id::text", where = "true" } = {}) =>
  sql.unsafe(`
    select ${id} as id, trim(l.title) as title, l.views::integer, to_json(l.created_at) #>> '{}' as created_at, l.genre,
      l.year, l.cover_image_url, l.lyrics_english, nullif(l.lyrics_hindi, '') as lyrics_hindi,
      lower(trim(a.name)) as album, a.year as album_year,
      array(select distinct lower(trim(p.name)) from lyrics_singers as c join singers as p on p.id = c.singer_id
        where c.lyric_id = l.id order by 1) as singers,
      array(select lower(trim(p.name)) from lyrics_lyricists as c join lyricists as p on p.id = c.lyricist_id
        where c.lyric_id = l.id order by 1) as lyricists
    from lyrics as l left join albums as a on a.id = l.album_id where ${where}
    order by l.created_at desc, l.id desc`);

/** Without those that break a rule. */
const rightSongs = "trim(title) <> '' and lyrics_english is not null and length(title) < 300";

describe("a whole site", () => {
  test.each([
    ["a REST service", numbered.byRest],
    ["the tables of a PostgreSQL", numbered.byDatabase],
    ["a folder of CSV files", numbered.byFiles],
  ])(
    "comes from %s with its ids, views, times, order and pictures, and a second run writes nothing",
    async (_, open) => {
      const { sql, close } = await openTestDatabase({ starterSongs: true });
      await removeStarterSongs(sql);
      const { counts, name, outcomes } = await move(sql, await open());
      expect(counts).toMatchObject({
        "songs created": songs - 4,
        "songs created draft": 3,
        "songs left out": 1,
        "settings created": 2,
        "settings left out": 1,
      });
      expect(await songsIn(sql)).toEqual(await songsIn(numbered.sql, { where: rightSongs }));
      expect(await sql`select id, was_public from private.drafts order by id`).toEqual([
        { id: 43, was_public: false },
        { id: 46, was_public: false },
        { id: 52, was_public: false },
      ]);
      expect(await countStarterSongs(sql), "whatever their numbers").toMatchObject({ songs: 0, singers: 0 });
      expect(
        await sql`select action from private.revisions where table_name = 'lyrics' and row_key = '49'`,
      ).toEqual([{ action: "added" }]);
      const pictures = (from: Sql) =>
        from`select distinct image_url from singers where image_url is not null order by 1`;
      expect((await pictures(sql)).length).toBeGreaterThan(4);
      expect(await pictures(numbered.sql)).toEqual(expect.arrayContaining([...(await pictures(sql))]));
      expect(await sql`select key, value from settings order by key`).toEqual([
        { key: "adCode1", value: "<b>ad</b>" },
        { key: "analyticsCode", value: "<script>one()</script>" },
      ]);
      expect(await countMoved(sql, name)).toMatchObject({ songs: songs - 1 });
      expect(outcomes.filter(({ title }) => title === "Geet 6" || title.trim() === "Geet 6")).toHaveLength(2);
      const rows = () => sql`
      select (select max(updated_at) from lyrics) as songs, sum(m.xmin::text::bigint) as moved,
        (select sum(xmin::text::bigint) from singers) as singers from private.moved as m`;
      const before = await rows();
      const again = await move(sql, await open());
      expect(Object.keys(again.counts).filter((key) => /created|updated|merged|kept/.test(key))).toEqual([]);
      expect(await rows()).toEqual(before);
      const later = await saveSong(sql, { title: "Naya", lyrics_english: "Naya", singerNames: "Nayi" });
      expect(later.id).toBeGreaterThan(40 + songs * 3);
      await close();
    },
  );

  test("with uuids gets numbers of its own in the same order", async () => {
    const uuids = await openForeignSite(folder, { songs, ids: "uuid" });
    const without = { id: "''" };
    const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).sort();
    for (const open of [uuids.byRest, uuids.byDatabase, uuids.byFiles]) {
      const { sql, close } = await openTestDatabase();
      const { outcomes } = await move(sql, await open());
      const theirs = await songsIn(uuids.sql, { ...without, where: rightSongs });
      const ours = await songsIn(sql, without);
      expect(titles(ours as never)).toEqual(titles(theirs as never));
      expect(ours.map((song) => song.created_at)).toEqual(theirs.map((song) => song.created_at));
      const song = outcomes.find(({ kind, title }) => kind === "songs" && title.trim() === "Geet 8");
      expect(song?.paths[0]).toMatch(/^\/lyrics\/geet-8-[0-9a-f-]{36}$/);
      await close();
    }
    await uuids.close();
  });

  test("that is checked saves nothing", async () => {
    const { sql, close } = await openTestDatabase();
    const { counts } = await move(sql, await numbered.byDatabase(), { dryRun: true });
    expect(counts).toMatchObject({ "songs created": songs - 4, "songs created draft": 3 });
    expect(
      await sql`select from private.moved union all select from singers union all select from lyrics`,
    ).toEqual(Object.assign([], {}));
    await close();
  });

  test("beside songs that are here gets new ids, and names that are here are theirs", async () => {
    const { sql, close } = await openTestDatabase();
    const own = await saveSong(sql, { title: "Apna", lyrics_english: "Apna", singerNames: "SINGERS 1" });
    const [singer] = await sql`select id from singers`;
    const state = await openAndFind(sql);
    expect(state).toMatchObject({ ownSongs: 1, isBegun: false, keepsIds: false });
    const { outcomes } = await move(sql, await numbered.byDatabase());
    expect(outcomes.find(({ kind, place }) => kind === "singers" && place === "singers 43")).toMatchObject({
      status: "merged",
      newId: singer?.id,
    });
    expect(await sql`select title from lyrics where id = ${own.id}`).toEqual([{ title: "Apna" }]);
    expect(await sql`select image_url from singers where id = ${singer?.id}`).toEqual([{ image_url: null }]);
    await close();
  });
});

const openAndFind = async (sql: Sql) => {
  const { site, close } = await numbered.byDatabase();
  const state = await findState(sql, site);
  await close();
  return state;
};

test("a move that was ended in the middle has all or nothing of a part, and goes on with the same ids", async () => {
  const many = await openForeignSite(folder, { songs: 230, ids: "bigint" });
  const { sql, close } = await openTestDatabase();
  const broken = await many.byDatabase();
  const { songs: all } = broken.site;
  await expect(
    move(sql, {
      site: {
        ...broken.site,
        async *songs(leftOut) {
          let count = 0;
          for await (const song of all.call(broken.site, leftOut)) {
            count += 1;
            if (count > 210) throw new Error("The plug was pulled.");
            yield song;
          }
        },
      },
    }),
  ).rejects.toThrow("plug");
  await broken.close();
  const here =
    () => sql`select (select count(*) from lyrics) + (select count(*) from private.drafts) as songs,
    (select count(*) from private.moved where kind = 'songs') as moved`;
  expect(await here()).toEqual([{ songs: 200, moved: 200 }]);
  const { counts } = await move(sql, await many.byDatabase());
  expect(counts).toMatchObject({ "songs created": 29 });
  expect(await songsIn(sql)).toEqual(await songsIn(many.sql, { where: rightSongs }));
  await close();
  await many.close();
});

test("a later run takes what changed there, and leaves what was changed or deleted here", async () => {
  const source = await openForeignSite(folder, { songs: 30, ids: "bigint" });
  const { sql, close } = await openTestDatabase();
  await move(sql, await source.byDatabase());
  const idOf = (song: number) => song * 3 + 40;
  await source.sql.unsafe(`
    update lyrics set title = 'Badla', views = views + 5 where id in (${idOf(8)}, ${idOf(9)}, ${idOf(10)});
    update lyrics set lyrics_english = 'Ab hai' where id = ${idOf(2)};
    update lyrics set views = views + 7 where id = ${idOf(11)};
    update singers set image_url = 'https://pictures.example/new.jpg' where id = ${idOf(1)};
    insert into lyrics (id, title, lyrics_english, created_at) values (500, 'Naya', 'Naya', now());`);
  const views = async (song: number) =>
    (await sql`select views from lyrics where id = ${idOf(song)}`)[0]?.views;
  const before = [await views(8), await views(11)];
  await sql`update lyrics set genre = 'Qawwali', views = views + 1 where id = ${idOf(9)}`;
  await sql`delete from lyrics where id = ${idOf(10)}`;
  const { outcomes } = await move(sql, await source.byDatabase());
  const told = outcomes.filter(({ status }) => !["unchanged", "left out"].includes(status));
  expect(told.map(({ place, status }) => `${place} ${status}`)).toEqual([
    `singers ${idOf(1)} updated`,
    `lyrics ${idOf(2)} updated`,
    `lyrics ${idOf(8)} updated`,
    `lyrics ${idOf(9)} kept`,
    `lyrics ${idOf(10)} kept`,
    "lyrics 500 created",
  ]);
  expect(told.flatMap(({ remarks }) => remarks).join(" ")).toMatch(
    /was changed here.*\/admin\/lyrics\/edit\/67.*deleted here/,
  );
  const title = async (id: number) => (await sql`select title from lyrics where id = ${id}`)[0]?.title;
  expect([await title(idOf(2)), await title(idOf(8)), await title(idOf(9)), await title(500)]).toEqual([
    "Geet 2",
    "Badla",
    "Geet 9",
    "Naya",
  ]);
  expect([await views(8), await views(11)]).toEqual([before[0] + 5, before[1] + 7]);
  expect(await sql`select id from private.drafts order by id`).toEqual([{ id: idOf(1) }, { id: idOf(4) }]);
  const third = await move(sql, await source.byDatabase());
  expect(Object.keys(third.counts).filter((key) => /created|updated|merged/.test(key))).toEqual([]);
  await close();
  await source.close();
});

test("names with commas, dangling credits, flat columns and wrong values are told, and stop nothing", async () => {
  const source = await openForeignSite(folder, { songs: 12, ids: "bigint" });
  const long = "n".repeat(201);
  await source.sql.unsafe(`
    alter table lyrics add column singer_name text, add column album_name text, add column album_year integer;
    update singers set name = 'Khan, Amir', image_url = 'no picture' where id = 43;
    update singers set name = '${long}' where id = 46;
    update albums set year = 1066 where id = 43;
    truncate lyrics_singers;
    insert into lyrics_singers values (64, 43), (67, 46);
    update lyrics set singer_name = 'Flat One, Flat Two', album_id = null, album_name = 'Flat', album_year = 1999,
      created_at = null, views = -3 where id = 70;`);
  const { sql, close } = await openTestDatabase();
  const { outcomes } = await move(sql, await source.byDatabase());
  const remarksOf = (place: string) => outcomes.find((each) => each.place === place)?.remarks.join(" ");
  expect(remarksOf("singers 43")).toBe(
    'A name has no comma here, so it is "Khan Amir". The address of its picture is none, and was left out.',
  );
  expect(remarksOf("singers 46")).toBe("singer name is at most 200 characters.");
  expect(remarksOf("albums 43")).toContain("1066");
  expect(remarksOf("lyrics 67")).toContain("singerNames were left out");
  const namesOf = (id: number) => sql`
    select p.name from lyrics_singers as c join singers as p on p.id = c.singer_id where c.lyric_id = ${id}
    order by c.position`;
  expect(await namesOf(64)).toEqual([{ name: "Khan Amir" }]);
  expect(await namesOf(67)).toEqual(Object.assign([], {}));
  expect(await namesOf(70)).toEqual([{ name: "Flat One" }, { name: "Flat Two" }]);
  expect(
    await sql`select a.name, a.year, l.views from lyrics as l join albums as a on a.id = l.album_id where l.id = 70`,
  ).toEqual([{ name: "Flat", year: 1999, views: 0 }]);
  await close();
  await source.close();
});

test("a draft that keeps its number moves the numbers of later songs on", async () => {
  const { sql, close } = await openTestDatabase();
  await sql.begin((transaction) =>
    saveSongs(transaction, [{ input: { title: "Ek", lyrics_english: "ek" }, givenId: 7, views: 3 }]),
  );
  await sql`insert into private.drafts (id, state) values (5000, '{"title": "Do"}')`;
  expect((await saveSong(sql, { title: "Teen", lyrics_english: "teen" })).id).toBe(5001);
  await close();
});
