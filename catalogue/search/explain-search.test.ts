import { expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { explainSearch } from "./explain-search.ts";

const { sql } = await openTestDatabase({ starterSongs: true });

test("an explained search says how each song was found, how well it matches, and by which words", async () => {
  const counted = countingStatements(sql);
  const { songs, words } = await explainSearch(counted.sql, "lagta nahin zafar");
  expect(counted.statements()).toBe(1);
  expect(words.map(({ written, isKnown }) => [written, isKnown])).toEqual([
    ["lagta", true],
    ["nahin", true],
    ["zafar", true],
  ]);
  expect(songs[0]).toMatchObject({
    title: "Lagta Nahin Hai Dil Mera",
    meaning: "Each word in one of the fields of a song.",
  });
  expect(songs[0]?.marked.lyricists).toEqual([
    { text: "Bahadur Shah ", isMatch: false },
    { text: "Zafar", isMatch: true },
  ]);
});

test("the closeness of a song is its own: best for the exact title, and descending", async () => {
  const { songs } = await explainSearch(sql, "dil hi to hai na sang o khisht");
  expect(songs[0]?.closeness).toBeGreaterThan(1);
  const dil = (await explainSearch(sql, "dil")).songs.map(({ closeness }) => closeness);
  expect(dil.length).toBeGreaterThan(5);
  expect(Math.max(...dil)).toBeLessThan(1.4);
  expect(dil).toEqual(dil.toSorted((one, other) => other - one));
});

test("an explained search lists unknown words and the known words that may be meant", async () => {
  const { words, songs } = await explainSearch(sql, "Himalya wrombixa");
  expect(words).toMatchObject([
    { written: "himalya", sound: "himalia", isKnown: false },
    { written: "wrombixa", isKnown: false },
  ]);
  expect(words[0]?.takenFor).toContain("himalaya");
  await sql`insert into lyrics (title, lyrics_english) values ('Chandramukhi', 'la la')`;
  expect((await explainSearch(sql, "chandramkhi")).words[0]?.takenFor).toContain("chandramukhi");
  expect((await explainSearch(sql, "zafr")).words[0]?.takenFor[0]).toBe("zafar");
  expect(songs.every(({ meaning }) => meaning !== null)).toBe(true);
});

test("an explained search lists the people and albums that are found, and is empty if nothing is found", async () => {
  expect((await explainSearch(sql, "suraiya")).names).toContain("Suraiya");
  const nothing = await explainSearch(sql, "qqxyzzq");
  expect(nothing).toMatchObject({ songs: [], names: [] });
});
