import { beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findLatestLyrics } from "./find-latest-lyrics.ts";
import { findSitemaps } from "./find-sitemaps.ts";
import { readSitemap, type SitemapAddress } from "./read-sitemap.ts";
import { sitemapKinds } from "./sitemap-kinds.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let starter: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  starter = await openTestDatabase({ starterSongs: true });
});

async function piecesOf(...asked: Parameters<typeof readSitemap>) {
  const pieces: SitemapAddress[][] = [];
  for await (const piece of readSitemap(...asked)) pieces.push(piece);
  return pieces;
}

const addressesOf = async (...asked: Parameters<typeof readSitemap>) => (await piecesOf(...asked)).flat();

test("the fifty thousand and first song begins a second sitemap, and an empty kind has none", async () => {
  const { sql } = database;
  await sql`insert into lyrics (id, title, lyrics_english)
    values (1, 'Ek', 'x'), (50000, 'Do', 'x'), (50001, 'Teen', 'x')`;
  const found = await findSitemaps(sql);
  expect(found.map(({ kind, number }) => `${kind}-${number}`)).toEqual(["songs-1", "songs-2"]);
  expect((await addressesOf(sql, "songs", 1)).map(({ address }) => address)).toEqual([
    "/lyrics/ek-1",
    "/lyrics/do-50000",
  ]);
  expect((await addressesOf(sql, "songs", 2)).map(({ address }) => address)).toEqual(["/lyrics/teen-50001"]);
  expect(await addressesOf(sql, "songs", 3)).toEqual([]);
});

test("each song, person and album is in exactly one sitemap", async () => {
  const { sql } = starter;
  const maps = await findSitemaps(sql);
  expect([...new Set(maps.map(({ kind }) => kind))]).toEqual([...sitemapKinds]);
  for (const [kind, table] of [
    ["songs", "lyrics"],
    ["singers", "singers"],
    ["albums", "albums"],
    ["lyricists", "lyricists"],
    ["music-directors", "music_directors"],
  ] as const) {
    const [counted] = await sql<{ count: number }[]>`select count(*) from ${sql(table)}`;
    const numbers = maps.filter((map) => map.kind === kind).map(({ number }) => number);
    const found = (await Promise.all(numbers.map((number) => addressesOf(sql, kind, number)))).flat();
    expect(new Set(found.map(({ address }) => address)).size).toBe(counted?.count);
    expect(found).toHaveLength(counted?.count ?? 0);
  }
});

test("a song and its singer's page change with its text and not with its views", async () => {
  const { sql } = starter;
  const changesOf = async () => {
    const songs = await addressesOf(sql, "songs", 1);
    const singers = await addressesOf(sql, "singers", 1);
    const changeOf = (found: typeof songs, word: string) =>
      found.find(({ address }) => address.includes(word))?.changed;
    return {
      song: changeOf(songs, "dil-e-nadaan"),
      singer: changeOf(singers, "chitra-singh"),
      other: changeOf(singers, "begum-akhtar"),
      index: (await findSitemaps(sql))[0]?.changed,
    };
  };
  const before = await changesOf();
  await sql`update lyrics set views = views + 1`;
  expect(await changesOf()).toEqual(before);
  await sql`update lyrics set genre = 'Nazm' where title like 'Dil-e-Nadaan%'`;
  const after = await changesOf();
  expect(after.song).not.toBe(before.song);
  expect(after.singer).toBe(after.song);
  expect(after.index).toBe(after.song);
  expect(after.other).toBe(before.other);
});

test("long sitemaps are read in chunks, and no address is lost between two chunks", async () => {
  const { sql } = database;
  await sql.begin(async (transaction) => {
    // The triggers of a person would take most of the time.
    await transaction`set local session_replication_role = replica`;
    await transaction`
      insert into singers (id, name, name_key) select 200000 + n, 'Singer ' || n, 'singer ' || n
      from generate_series(1, 2001) as n`;
  });
  const pieces = await piecesOf(sql, "singers", 5);
  expect(pieces.map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(new Set(pieces.flat().map(({ address }) => address)).size).toBe(2001);
});

test("the feed lists the twenty newest songs with the first line of both scripts", async () => {
  const songs = await findLatestLyrics(starter.sql);
  expect(songs).toHaveLength(20);
  expect(songs[0]).toMatchObject({
    title: "Dil-e-Nadaan Tujhe Hua Kya Hai",
    singerName: "Jagjit Singh, Chitra Singh",
    albumName: "Mirza Ghalib",
    firstHindiLine: "दिल-ए-नादाँ तुझे हुआ क्या है",
    firstRomanLine: "Dil-e-nadaan tujhe hua kya hai",
  });
  expect(songs.every(({ created_at, updated_at }) => created_at && updated_at)).toBe(true);
});

test("the feed says of a first line whether it is cut", async () => {
  const { sql } = await openTestDatabase();
  const [whole, cut] = ["क".repeat(300), "क".repeat(301)];
  await sql`insert into lyrics (title, lyrics_hindi, lyrics_english)
    values ('Lamba', ${cut}, ${`${whole.replaceAll("क", "k")}\nk`})`;
  const [song] = await findLatestLyrics(sql);
  expect(song).toMatchObject({ firstHindiLine: whole, isHindiCut: true, isRomanCut: false });
});
