/** Pages with words read no more rows when more songs have them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { findSongPage } from "../songs/find-song.ts";
import { openPlanReader } from "../testing/read-plans.ts";
import { findWords, mostSongsCountedOnPage } from "./find-words.ts";
import { findWordsOfSong } from "./find-words-of-song.ts";
import { mostWordsOfSong } from "./words-of-song.ts";

const { sql: ownerSql, address } = await openTestDatabase({ starterSongs: true });
const reader = openPlanReader(address);

/** Of the fifty words of a page, and one for each word of the glossary to see whether a song has it. */
const mostRows = 50 * (mostSongsCountedOnPage + 1);
const [{ entries } = { entries: 0 }] = await ownerSql<
  { entries: number }[]
>`select count(*)::integer as entries from words`;

beforeAll(async () => {
  await ownerSql`
    insert into private.words_of_songs
    select n, w.id, w.id % 40, '{}' from generate_series(1, 2000) as n cross join (select id from words order by word limit 50) as w`;
  await ownerSql`vacuum (analyze) private.words_of_songs, words`;
});

afterAll(() => reader.end());

describe("among 2,000 songs that have the same fifty words", () => {
  const scansOfSongs = async (run: () => Promise<unknown>) => {
    for (let time = 1; time < 7; time += 1) await run();
    const scans = await reader.scansOf(run);
    return scans.filter(({ how }) => /words_of_songs|songs_of_a_word/.test(how));
  };

  test.each([
    { isWhole: false },
    { isWhole: false, q: "dil" },
    { isWhole: true },
    { isWhole: true, letter: "m" },
    { isWhole: true, letter: "श" },
  ])("a page of the glossary counts some of each %o", async (request) => {
    const scans = await scansOfSongs(() =>
      findWords(reader.sql, { letter: null, q: "", page: 1, ...request }),
    );
    expect(scans.length).toBeGreaterThan(0);
    const most = mostRows + (request.isWhole ? 0 : entries);
    expect(scans.filter(({ rows, isSequential }) => isSequential || rows > most)).toEqual([]);
  });

  test("the page of a song reads its own", async () => {
    const scans = await scansOfSongs(async () => {
      await findSongPage(reader.sql, 1);
      await findWordsOfSong(reader.sql, 1);
    });
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter(({ rows, isSequential }) => isSequential || rows > mostWordsOfSong + 10)).toEqual([]);
  });
});
