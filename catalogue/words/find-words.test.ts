import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { learnSongs } from "../drafts/learn-songs.ts";
import { findSongPage } from "../songs/find-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findWordLetters, findWords, mostSongsCountedOnPage } from "./find-words.ts";
import { findWordsOfSong } from "./find-words-of-song.ts";

const whole = { isWhole: true, letter: null, q: "" };

describe("the starter glossary", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  await learnSongs(sql, 1_000);
  const all = await findWords(sql, { ...whole, page: 1 });

  test("has pages of 50 words in the order of Devanagari, in one statement each, the last one at the end", async () => {
    const counted = countingStatements(sql);
    const last = await findWords(counted.sql, { ...whole, page: 1_000_000 });
    expect(counted.statements()).toBe(1);
    const rows = await sql<{ word: string }[]>`select word from words order by word`;
    expect(all).toMatchObject({ count: rows.length, page: 1, pages: Math.ceil(rows.length / 50) });
    expect(all.words.map(({ word }) => word)).toEqual(rows.slice(0, 50).map(({ word }) => word));
    expect(last.page).toBe(last.pages);
    expect(last.words.at(-1)?.word).toBe(rows.at(-1)?.word);
  });

  test("has a list for each letter of Roman spellings and of Devanagari", async () => {
    expect(all.letters.slice(0, 3)).toEqual(["a", "b", "c"]);
    expect(all.letters).toContain("ह");
    expect((await findWordLetters(sql)).all).toEqual(all.letters);
    const roman = await findWords(sql, { ...whole, letter: "z", page: 1 });
    expect(roman.words.map((word) => word.roman)).toEqual(roman.words.map((word) => word.roman).toSorted());
    expect(roman.words.every((word) => word.roman.startsWith("z"))).toBe(true);
    const devanagari = await findWords(sql, { ...whole, letter: "श", page: 2 });
    expect(devanagari).toMatchObject({ page: 2 });
    expect(devanagari.words.every(({ word }) => word.startsWith("श"))).toBe(true);
    expect(await findWords(sql, { ...whole, letter: "'", page: 1 })).toMatchObject({
      count: 0,
      pages: 1,
      words: [],
    });
  });

  test("names three songs of a word and counts them, and the page of such a song has the word", async () => {
    const { words } = await findWords(sql, { ...whole, letter: "m", page: 1 });
    const used = words.find((word) => word.songCount > 3);
    expect(used?.songs).toHaveLength(3);
    const found = await findWordsOfSong(sql, used?.songs[0]?.id ?? 0);
    const { word, roman, origin, english, hindi } = used ?? {};
    expect(found?.words).toContainEqual({
      word,
      roman,
      origin,
      english,
      hindi,
      spellings: expect.any(Array),
      isKnown: expect.any(Boolean),
      isSignature: false,
    });
    expect((await findSongPage(sql, found?.id ?? 0))?.song.wordCount).toBe(found?.words.length);
  });
});

describe("the words of this site's songs", async () => {
  const { sql } = await openTestDatabase({ starterSongs: true });
  await learnSongs(sql, 1_000);
  const inSongs = { isWhole: false, letter: null, q: "", page: 1 };
  const wordsOf = async (request: Partial<typeof whole>) =>
    (await findWords(sql, { ...inSongs, ...request })).words.map(({ word }) => word);

  test("are those that a song has, in the order of Devanagari, with their letters alone", async () => {
    const rows = await sql<{ word: string; letter: string }[]>`
      select word, letter from words where id in (select word_id from private.words_of_songs) order by word`;
    const found = await findWords(sql, inSongs);
    expect(found.count).toBe(rows.length);
    expect(found.words.map(({ word }) => word)).toEqual(rows.slice(0, 50).map(({ word }) => word));
    expect(found.words.every(({ songCount }) => songCount > 0)).toBe(true);
    expect(found.letters.filter((letter) => letter > "z")).toEqual([
      ...new Set(rows.map(({ letter }) => letter)),
    ]);
    expect((await findWordLetters(sql)).inSongs).toEqual(found.letters);
    await sql`insert into words (word, roman, origin, english, hindi) values ('झझझ', 'zzyzx', 'hindi', 'x', 'क')`;
    expect(await wordsOf({ q: "zzyzx" })).toEqual([]);
    expect(await wordsOf({ q: "zzyzx", isWhole: true })).toEqual(["झझझ"]);
  });

  test.each([
    ["नादान", "नादान"],
    ["naadan", "नादान"],
    ["NAADAAN", "नादान"],
    ["गम", "ग़म".normalize("NFC")],
    ["gam", "ग़म".normalize("NFC")],
    ["ishk", "इश्क़".normalize("NFC")],
    ["grief", "ग़म".normalize("NFC")],
  ])("are found by the word in both scripts and by the English meaning: %s", async (q, word) => {
    expect((await wordsOf({ q })).slice(0, 5)).toContain(word);
  });
});

test("songs of a usual word are counted to twenty-three, and none is read that is not named", async () => {
  const { sql } = await openTestDatabase();
  await sql`insert into words (id, word, roman, origin, english, hindi)
    values (7, 'ग़म', 'gham', 'arabic', 'grief', 'दुख')`;
  await sql.begin(async (transaction) => {
    // The triggers of a song would take most of the time.
    await transaction`set local session_replication_role = replica`;
    await transaction`insert into lyrics (title, lyrics_hindi) select n::text, 'ग़म'
      from generate_series(1, 3000) as n`;
    await transaction`insert into private.words_of_songs select id, 7, 0, '{ग़म}' from lyrics`;
  });
  await sql`vacuum (analyze) private.words_of_songs`;
  const { words } = await findWords(sql, { ...whole, page: 1 });
  expect(words[0]).toMatchObject({ songCount: mostSongsCountedOnPage + 1, songs: [{}, {}, {}] });
  expect(await findWords(sql, { ...whole, page: 1 })).toMatchObject({ letters: ["g", "ग"], count: 1 });
});

test("an empty glossary has no letters", async () => {
  const { sql } = await openTestDatabase();
  expect(await findWords(sql, { ...whole, page: 1 })).toEqual({
    letters: [],
    count: 0,
    page: 1,
    pages: 1,
    words: [],
  });
});
