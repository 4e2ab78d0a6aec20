import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { learnSongs } from "../drafts/learn-songs.ts";
import { saveSong } from "../songs/save-song.ts";
import { findWordsOfSong } from "./find-words-of-song.ts";
import { createGlossaryReader } from "./read-glossary.ts";
import { findWordsAnew } from "./store-words-of-songs.ts";

const { sql } = await openTestDatabase({ connections: 4 });

const reader = createGlossaryReader();
const learn = () => learnSongs(sql, 1_000, reader);
const song = { title: "Gham", lyrics_hindi: "ग़म है शबनम", lyrics_english: "gham hai shabnam" };
const addWord = (word: string, roman: string, forms: readonly string[] = []) =>
  sql`insert into words ${sql({ word, roman, origin: "arabic", english: "x", hindi: "क", forms })}`;
const found = async () =>
  (
    await sql<{ found: string }[]>`
      select concat_ws(' ', s.lyric_id, w.word || ':', array_to_string(s.spellings, ' ')) as found
      from private.words_of_songs as s left join words as w on w.id = s.word_id order by s.lyric_id, s.place`
  ).map((row) => row.found);

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from words`;
  await learn();
  await findWordsAnew(sql, 1_000, reader);
});

describe("the words of a song", () => {
  test("are found when the song is saved, and anew when its lyrics change", async () => {
    await addWord("ग़म", "gham");
    const { id } = await saveSong(sql, song);
    await learn();
    expect(await found()).toEqual([`${id} ग़म: ग़म gham`]);
    await saveSong(sql, { ...song, lyrics_hindi: "दिल है शबनम" }, { id });
    await learn();
    expect(await found()).toEqual([]);
  });

  test("are forgotten with the song", async () => {
    await addWord("ग़म", "gham");
    await saveSong(sql, song);
    await learn();
    await sql`delete from lyrics`;
    await learn();
    expect(await found()).toEqual([]);
  });

  test("follow it to another number", async () => {
    await addWord("ग़म", "gham");
    const { id } = await saveSong(sql, song);
    await learn();
    await sql`update lyrics set id = ${id + 1_000} where id = ${id}`;
    await learn();
    expect(await found()).toEqual([`${id + 1_000} ग़म: ग़म gham`]);
  });

  test("of a song that has only Roman letters are found by its draft", async () => {
    await addWord("ग़म", "gham");
    const { id } = await saveSong(sql, { title: "Gham", lyrics_english: "gham hai" });
    await learn();
    expect(await found()).toEqual([`${id} ग़म: gham`]);
  });
});

test("a poet's name is explained as that, with its spellings, and a word that readers know is said to be", async () => {
  await sql`insert into words (word, roman, origin, english, hindi) values
    ('मोमिन', 'momin', 'arabic', 'believer', 'x'), ('मंज़िल', 'manzil', 'arabic', 'destination', 'y')`;
  const lyrics = { lyrics_hindi: "मंज़िल है\n\nशब\nमोमिन", lyrics_english: "manzil hai\n\nshab\nmomin" };
  const { id } = await saveSong(sql, { title: "Wo", lyricistNames: "Momin Khan Momin", ...lyrics });
  await learn();
  const { words } = (await findWordsOfSong(sql, id)) ?? {};
  expect(
    words?.map(({ word, english, isKnown, isSignature }) => ({ word, english, isKnown, isSignature })),
  ).toEqual([
    { word: "मंज़िल", english: "destination", isKnown: true, isSignature: false },
    { word: "मोमिन", english: "the poet's name", isKnown: false, isSignature: true },
  ]);
  expect(words?.at(-1)).toMatchObject({ roman: "momin", hindi: "कवि का नाम", spellings: ["मोमिन", "momin"] });
});

describe("a change of the glossary", () => {
  test("has the words of all songs found anew, a few songs at a time, whoever makes it", async () => {
    const ids = [await saveSong(sql, song), await saveSong(sql, { ...song, title: "Two" })].map(
      ({ id }) => id,
    );
    await learn();
    await addWord("शबनमी", "shabnami", ["शबनम"]);
    expect(await findWordsAnew(sql, 1, reader)).toBe(1);
    expect(await found()).toEqual([`${ids[0]} शबनमी: शबनम shabnam`]);
    expect(await findWordsAnew(sql, 1, reader)).toBe(1);
    expect(await findWordsAnew(sql, 1, reader)).toBe(0);
    expect(await found()).toHaveLength(2);
    await sql`update words set forms = '{}'`;
    expect(await findWordsAnew(sql, 5, reader)).toBe(2);
    expect(await found()).toEqual([]);
  });

  test("while songs are looked at goes on from there, so that the last songs get their words, too", async () => {
    for (const title of ["1", "2", "3", "4", "5"]) await saveSong(sql, { ...song, title });
    await learn();
    await addWord("ग़म", "gham");
    const rounds = [];
    for (const form of ["क", "ख", "ग"]) {
      rounds.push(await findWordsAnew(sql, 2, reader));
      await sql`update words set forms = ${[form]}`;
    }
    expect(rounds).toEqual([2, 2, 2]);
    expect(await found()).toHaveLength(5);
    await sql`delete from private.words_of_songs`;
    for (let left = 5; left > 0; left -= 2)
      expect(await findWordsAnew(sql, 2, reader)).toBe(Math.min(2, left));
    expect(await found()).toHaveLength(5);
    expect(await findWordsAnew(sql, 2, reader)).toBe(0);
  });

  test("is found by one of several processes, and costs nothing once it is", async () => {
    await saveSong(sql, song);
    await addWord("ग़म", "gham");
    const counts = await Promise.all([1, 2, 3].map(() => findWordsAnew(sql, 5)));
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await findWordsAnew(sql, 5, reader)).toBe(0);
  });

  test("that makes a word a verb has songs looked at again, and one of its meaning alone has not", async () => {
    await addWord("झूमना", "jhoomna");
    const { id } = await saveSong(sql, { title: "Jhoom", lyrics_hindi: "झूमिए" });
    await learn();
    await findWordsAnew(sql, 5, reader);
    await sql`update words set english = 'dance'`;
    expect(await findWordsAnew(sql, 5, reader)).toBe(0);
    await sql`update words set english = 'dance; to sway'`;
    expect(await findWordsAnew(sql, 5, reader)).toBe(1);
    expect(await found()).toEqual([`${id} झूमना: झूमिए`]);
  });

  test("is also an upgrade that finds words by other rules", async () => {
    await addWord("ग़म", "gham");
    await saveSong(sql, song);
    await learn();
    await findWordsAnew(sql, 5, reader);
    await sql`delete from private.words_of_songs`;
    expect(await findWordsAnew(sql, 5, reader)).toBe(0);
    await sql`update private.glossary_state set rules = 'earlier'`;
    expect(await findWordsAnew(sql, 5, reader)).toBe(1);
    expect(await found()).toHaveLength(1);
    expect(await findWordsAnew(sql, 5, reader)).toBe(0);
  });

  test("begins anew after a restore, together with everything that songs teach", async () => {
    await addWord("ग़म", "gham");
    await saveSong(sql, song);
    await learn();
    await sql`select private.learn_all_anew()`;
    expect(await found()).toEqual([]);
    await learn();
    expect(await found()).toHaveLength(1);
  });
});
