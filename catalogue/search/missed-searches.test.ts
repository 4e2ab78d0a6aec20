import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import {
  dropFoundSearch,
  findMissedSearches,
  forgetAllMissedSearches,
  forgetMissedSearch,
  forgetOldMissedSearches,
  type MissedSearchOrder,
  noteMissedSearch,
} from "./missed-searches.ts";

const { sql } = await openTestDatabase({ connections: 4 });

beforeEach(async () => {
  await sql`delete from private.missed_searches`;
});

const listed = async (order: MissedSearchOrder = "newest") =>
  (await findMissedSearches(sql, { order, page: 1 })).entries.map(({ words, searches }) => [words, searches]);
const keysOf = async () =>
  (await sql<{ key: string }[]>`select key from private.missed_searches`).map(({ key }) => key);
const happened = (words: string, daysAgo: number, searches = 1) => sql`
  insert into private.missed_searches (key, words, searches, first_searched_at, last_searched_at)
  values (private.name_key(${words}), ${words}, ${searches},
    now() - interval '400 days', now() - ${daysAgo}::int * interval '1 day')`;

describe("a search that found nothing", () => {
  test("is counted ignoring case and white space, and shows the words as typed last", async () => {
    for (const typed of ["tum hi ho", "  TUM  Hi ho", "Tum Hi Ho"]) await noteMissedSearch(sql, typed);
    await noteMissedSearch(sql, "तुम ही हो");
    expect(await listed("most-wanted")).toEqual([
      ["Tum Hi Ho", 3],
      ["तुम ही हो", 1],
    ]);
    expect((await keysOf()).sort()).toEqual(["tum hi ho", "तुम ही हो"]);
    const [row] = await sql`select * from private.missed_searches where key = 'tum hi ho'`;
    expect(Object.keys(row ?? {}).sort()).toEqual([
      "first_searched_at",
      "key",
      "last_searched_at",
      "searches",
      "words",
    ]);
    expect(row?.last_searched_at.getTime()).toBeGreaterThan(row?.first_searched_at.getTime());
  });

  test("takes one statement, and none if its words must not be stored", async () => {
    const counted = countingStatements(sql);
    await noteMissedSearch(counted.sql, "tum hi ho");
    expect(counted.statements()).toBe(1);
    for (const typed of ["", "x", "me@example.com", "98765 43210"])
      await noteMissedSearch(counted.sql, typed);
    expect(counted.statements()).toBe(1);
    expect(await keysOf()).toEqual(["tum hi ho"]);
  });

  test("is counted every time, even at the same time", async () => {
    await Promise.all(Array.from({ length: 40 }, () => noteMissedSearch(sql, "tum hi ho")));
    expect(await listed()).toEqual([["tum hi ho", 40]]);
  });

  test.each(["'; drop table lyrics --", "%_\\ab", "\0ab\0", "\ud800ab", "ab\u202e", "\u2028ab\u2029cd"])(
    "%j is plain text",
    async (typed) => {
      await noteMissedSearch(sql, typed);
      const [found] = (await findMissedSearches(sql, { order: "newest", page: 1 })).entries;
      expect(found?.searches).toBe(1);
      expect(await forgetMissedSearch(sql, found?.key ?? "")).toBe(found?.words);
    },
  );

  test("is removed from the list when the same words find something", async () => {
    await noteMissedSearch(sql, "Tum Hi Ho");
    await noteMissedSearch(sql, "Tum Ho");
    await dropFoundSearch(sql, " tum  hi ho");
    expect(await listed()).toEqual([["Tum Ho", 1]]);
  });
});

describe("the list of missed searches", () => {
  test("is sorted by time or by number of searches, fifty on a page, in one statement", async () => {
    for (let number = 1; number <= 60; number += 1) await happened(`song ${number} ab`, number, number % 59);
    const counted = countingStatements(sql);
    const newest = await findMissedSearches(counted.sql, { order: "newest", page: 1 });
    expect(counted.statements()).toBe(1);
    expect(newest).toMatchObject({ count: 60, page: 1, pages: 2 });
    expect(newest.entries).toHaveLength(50);
    expect(newest.entries[0]).toEqual({
      key: "song 1 ab",
      words: "song 1 ab",
      unknownWords: ["song", "1", "ab"],
      searches: 1,
      lastSearchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const last = await findMissedSearches(sql, { order: "newest", page: 7 });
    expect(last).toMatchObject({ page: 2 });
    expect(last.entries.map(({ words }) => words)).toEqual(
      Array.from({ length: 10 }, (_, n) => `song ${51 + n} ab`),
    );
    expect((await listed("most-wanted")).slice(0, 2)).toEqual([
      ["song 58 ab", 58],
      ["song 57 ab", 57],
    ]);
  });

  test("is empty at first", async () => {
    expect(await findMissedSearches(sql, { order: "newest", page: 3 })).toEqual({
      count: 0,
      page: 1,
      pages: 1,
      entries: [],
    });
  });

  test("can lose one entry, once, or all of them", async () => {
    for (const typed of ["ab", "cd", "ef"]) await noteMissedSearch(sql, typed);
    expect(await forgetMissedSearch(sql, "cd")).toBe("cd");
    expect(await forgetMissedSearch(sql, "cd")).toBeNull();
    expect(await forgetMissedSearch(sql, "\0")).toBeNull();
    expect((await keysOf()).sort()).toEqual(["ab", "ef"]);
    expect(await forgetAllMissedSearches(sql)).toBe(2);
    expect(await keysOf()).toEqual([]);
  });

  test("leaves out what nobody has searched for within 180 days, which is deleted once a day", async () => {
    await happened("long ago", 181, 99);
    await happened("lately", 179);
    expect(await listed("most-wanted")).toEqual([["lately", 1]]);
    expect(await forgetOldMissedSearches(sql)).toBe(1);
    expect(await forgetOldMissedSearches(sql)).toBe(0);
    expect(await keysOf()).toEqual(["lately"]);
  });
});

describe("of more than 1,000 missed searches", () => {
  const fill = () => sql`
    insert into private.missed_searches (key, words, searches, last_searched_at)
    select 'song ' || n, 'Song ' || n, case when n <= 100 then 5 else 1 end, now() - n * interval '1 minute'
    from generate_series(1, 1000) as n`;

  test("the least wanted are deleted, the oldest of them first", async () => {
    await fill();
    await noteMissedSearch(sql, "Song 1000");
    expect(await keysOf()).toHaveLength(1_000);
    await noteMissedSearch(sql, "one more");
    const keys = new Set(await keysOf());
    expect(keys.size).toBe(950);
    for (const kept of ["one more", "song 1", "song 100", "song 101", "song 1000", "song 948"])
      expect([kept, keys.has(kept)]).toEqual([kept, true]);
    for (const gone of ["song 949", "song 999"]) expect([gone, keys.has(gone)]).toEqual([gone, false]);
  });

  test("there are never many more, even after many searches at once", async () => {
    await fill();
    await Promise.all(Array.from({ length: 300 }, (_, n) => noteMissedSearch(sql, `flood ${n}`)));
    // Simultaneous searches do not see each other; the next one sees all.
    await noteMissedSearch(sql, "the next one");
    expect((await keysOf()).length).toBeLessThanOrEqual(1_000);
    // Words that were searched several times stay.
    expect((await listed("most-wanted"))[0]).toEqual(["Song 1", 5]);
    expect((await keysOf()).filter((key) => /^song \d{1,2}$/.test(key))).toHaveLength(99);
  });
});
