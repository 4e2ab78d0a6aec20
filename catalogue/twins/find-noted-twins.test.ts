/** Likely twins of what is noted are found later: whatever happens meanwhile, nothing noted is forgotten. */
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveEntry } from "../entries/save-entry.ts";
import { countNotLookedThrough } from "../not-looked-through.ts";
import { saveSong } from "../songs/save-song.ts";
import { emptyBeforeEachTest } from "../testing/empty-catalogue.ts";
import { findLikelyTwins } from "./find-likely-twins.ts";
import { findNotedTwins } from "./find-noted-twins.ts";

const { sql } = await openTestDatabase({ connections: 4 });
emptyBeforeEachTest(sql);

const note = (table: string, ids: readonly number[]) =>
  sql`insert into private.twins_to_find select ${table}, unnest(${ids as number[]}::bigint[]) on conflict do nothing`;
const noted = async () => (await countNotLookedThrough(sql)).twins;
const songPairs = async () => (await findLikelyTwins(sql, "songs", { page: 1 })).count;
let songs: number[];

/** Nobody has looked for them yet. */
beforeEach(async () => {
  songs = [];
  for (const title of ["Tere Bina", "तेरे बिना"])
    songs.push((await saveSong(sql, { title, lyrics_english: "tere bina zindagi", year: 1975 })).id);
  await sql`delete from private.likely_twins`;
  await sql`delete from private.twins_to_find`;
  await note("lyrics", songs);
});

test("the twins of all kinds are found, so many at once", async () => {
  const people = ["Naushad Ali", "नौशाद अली"];
  const ids: number[] = [];
  for (const name of people) ids.push((await saveEntry(sql, "singers", { name, aliases: [] })).id);
  await sql`delete from private.likely_twins`;
  await note("singers", ids);
  expect(await noted()).toMatchObject({ lyrics: 2, singers: 2, albums: 0 });
  expect([await findNotedTwins(sql, 3), await findNotedTwins(sql, 3)]).toEqual([3, 1]);
  expect(await findNotedTwins(sql, 3)).toBe(0);
  expect([await songPairs(), (await findLikelyTwins(sql, "singers", { page: 1 })).count]).toEqual([1, 1]);
  expect(await noted()).toMatchObject({ lyrics: 0, singers: 0 });
});

test("what does not exist any more is forgotten", async () => {
  await sql`delete from lyrics`;
  await findNotedTwins(sql, 10);
  expect([await songPairs(), (await noted()).lyrics]).toEqual([0, 0]);
});

test("a song that is noted again while its twins are being found is looked through once more", async () => {
  const again = await sql.begin(async (transaction) => {
    await transaction`select private.find_noted_twins(10)`;
    // Waits for the end of this transaction.
    const waiting = note("lyrics", songs.slice(0, 1)).execute();
    await expect
      .poll(
        () =>
          sql`select from pg_stat_activity where query like '%twins_to_find%' and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
    return { waiting };
  });
  await again.waiting;
  expect([await songPairs(), (await noted()).lyrics]).toEqual([1, 1]);
});

test("a failure leaves all of them noted, and so does whoever is changing the same pairs", async () => {
  await findNotedTwins(sql, 10);
  await note("lyrics", songs);
  await sql.begin(async (transaction) => {
    await transaction`delete from private.likely_twins`;
    await expect(findNotedTwins(sql, 10)).rejects.toMatchObject({ code: "55P03" });
  });
  expect((await noted()).lyrics).toBe(2);
  expect(await findNotedTwins(sql, 10)).toBe(2);
  expect(await songPairs()).toBe(1);
});

test("songs that are not learned, and a change of the glossary, are counted until they are looked through", async () => {
  await sql`delete from private.songs_to_learn`;
  await sql`update private.glossary_state set last_song = null, ends_at = 0`;
  expect(await countNotLookedThrough(sql)).toMatchObject({ scripts: 0, words: 0 });
  await sql`insert into private.songs_to_learn (lyric_id) values (${songs[0] ?? 0})`;
  expect(await countNotLookedThrough(sql)).toMatchObject({ scripts: 1, words: 1 });
  const [first = 0, second = 0] = songs;
  for (const [last, endsAt, words] of [
    [0, 0, 2],
    [first, 0, 1],
    [first, first, 2],
    [0, first, 1],
    [second, first, 1],
  ] as const) {
    await sql`update private.glossary_state set last_song = ${last}, ends_at = ${endsAt}`;
    expect((await countNotLookedThrough(sql)).words, `${last} of ${endsAt}`).toBe(words);
  }
});
