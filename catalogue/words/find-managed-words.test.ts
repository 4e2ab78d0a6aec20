import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { learnSongs } from "../drafts/learn-songs.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findManagedWords } from "./find-managed-words.ts";
import { findWordsWithoutEntry } from "./find-words-without-entry.ts";
import { createGlossaryReader } from "./read-glossary.ts";

const { sql } = await openTestDatabase({ starterSongs: true });
await learnSongs(sql, 1_000);
const reader = createGlossaryReader();
const all = { q: "", letter: "", origin: "", page: 1 };
const wordsOf = async (filter: Partial<typeof all>) =>
  (await findManagedWords(sql, { ...all, ...filter })).words.map(({ word }) => word);

describe("the list of all words", () => {
  test("has pages of 50 in one statement, with the number of songs of each", async () => {
    const counted = countingStatements(sql);
    const last = await findManagedWords(counted.sql, { ...all, page: 1_000_000 });
    expect(counted.statements()).toBe(1);
    const rows = await sql<{ word: string }[]>`select word from words order by word`;
    expect(last).toMatchObject({ count: rows.length, page: last.pages, pages: Math.ceil(rows.length / 50) });
    expect(last.words.at(-1)?.word).toBe(rows.at(-1)?.word);
    expect(last.origins).toContain("persian");
    const [used] = await sql<{ word: string; songs: number }[]>`
      select w.word, count(*)::integer as songs from words as w join private.words_of_songs as s on s.word_id = w.id
      group by w.word order by songs desc, w.word limit 1`;
    const found = await findManagedWords(sql, { ...all, q: used?.word ?? "" });
    expect(found.words[0]).toMatchObject({ word: used?.word, songCount: used?.songs });
  });

  test("is filtered by a part of the word in either script, with or without dots, whole words first", async () => {
    expect((await wordsOf({ q: "gham" }))[0]).toBe("ग़म".normalize("NFC"));
    expect((await wordsOf({ q: "गम" }))[0]).toBe("ग़म".normalize("NFC"));
    expect(await wordsOf({ q: "ABNA" })).toContain("शबनम");
    expect(await wordsOf({ q: "zzyzx" })).toEqual([]);
    const [form] = await sql<{ word: string; form: string }[]>`
      select word, forms[1] as form from words where cardinality(forms) > 0 order by word limit 1`;
    expect(await wordsOf({ q: form?.form ?? "" })).toContain(form?.word);
  });

  test("is filtered by letter and origin, together with what is typed", async () => {
    const rows = await sql<{ word: string }[]>`
      select word from words where roman_letter = 's' and origin = 'persian' and roman like '%ab%' order by word`;
    expect(rows.length).toBeGreaterThan(2);
    const found = await wordsOf({ letter: "s", origin: "persian", q: "ab" });
    expect(found.toSorted()).toEqual(
      rows
        .slice(0, 50)
        .map(({ word }) => word)
        .toSorted(),
    );
    const ofLetter = await wordsOf({ letter: "श" });
    expect(ofLetter.length).toBeGreaterThan(0);
    expect(ofLetter.every((word) => word.startsWith("श"))).toBe(true);
  });
});

test("an empty glossary is an empty list", async () => {
  const empty = await openTestDatabase();
  expect(await findManagedWords(empty.sql, all)).toMatchObject({
    letters: [],
    origins: [],
    count: 0,
    words: [],
  });
});

describe("the words of songs that have no entry", () => {
  test("are uncommon, those of most songs first, by pages", async () => {
    const { sql: own } = await openTestDatabase();
    for (const lyrics of ["झखमूर है", "झखमूर दिल बा", "टिमकोड़ा राधा"])
      await own`insert into lyrics (title, lyrics_hindi) values ('x', ${lyrics})`;
    await learnSongs(own, 100);
    const kept = createGlossaryReader();
    const found = () => findWordsWithoutEntry(own, kept, { page: 9 });
    const both = [
      { word: "झखमूर", songCount: 2 },
      { word: "टिमकोड़ा".normalize("NFC"), songCount: 1 },
    ];
    expect((await found()).words.filter(({ word }) => word !== "राधा")).toEqual(both);
    await own`insert into words (word, roman, origin, english, hindi) values ('झखमूर', 'jhakhmur', 'hindi', 'x', 'क')`;
    expect((await found()).words).not.toContainEqual(both[0]);
    await own`insert into lyrics (title, lyrics_hindi) values ('x', 'टिमकोड़ा')`;
    await learnSongs(own, 100);
    expect((await found()).words).toContainEqual({ ...both[1], songCount: 2 });
  });

  test("of the starter songs are few", async () => {
    const { count, pages, words } = await findWordsWithoutEntry(sql, reader, { page: 1 });
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(700);
    expect(words).toHaveLength(Math.min(50, count));
    expect(pages).toBe(Math.ceil(count / 50));
  });
});
