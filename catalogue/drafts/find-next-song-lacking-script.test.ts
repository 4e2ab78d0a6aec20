import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findNextSongLackingScript } from "./find-next-song-lacking-script.ts";
import { mostListed } from "./find-songs-lacking-script.ts";

const { sql } = await openTestDatabase();

beforeEach(async () => {
  await sql`delete from private.machine_versions`;
  await sql`
    insert into private.machine_versions (lyric_id, script, text, lines, words, unsure_words)
    values (1, 'english', 'a', 1, 10, 3), (2, 'hindi', 'b', 1, 10, 2), (3, 'english', 'c', 1, 10, 1)`;
});

const next = async (except: number[], lacks?: "hindi" | "english") =>
  (await findNextSongLackingScript(sql, { except, lacks }))?.id;

test("the next song to look through is the surest one that was not skipped, until none is left", async () => {
  expect(await next([])).toBe(3);
  expect(await next([3])).toBe(2);
  expect(await next([3, 2])).toBe(1);
  expect(await next([1, 2, 3])).toBeUndefined();
});

test("it may be looked for among the songs that lack one of the scripts", async () => {
  expect(await next([], "hindi")).toBe(2);
  expect(await next([3], "english")).toBe(1);
  expect(await next([2], "hindi")).toBeUndefined();
});

test("it comes in one statement, with the number of songs, skipped ones too", async () => {
  const counted = countingStatements(sql);
  expect(await findNextSongLackingScript(counted.sql, { except: [3], lacks: "english" })).toEqual({
    id: 1,
    count: 2,
  });
  expect(counted.statements()).toBe(1);
});

test("ids that no song has are no error", async () => {
  expect(await next([0, 999_999_999_999_999])).toBe(3);
});

test("songs are counted up to the most that are listed", async () => {
  await sql`
    insert into private.machine_versions (lyric_id, script, text, lines, words, unsure_words)
    select n, 'hindi', 'a', 1, 10, 1 from generate_series(4, ${mostListed + 10}) as n`;
  expect((await findNextSongLackingScript(sql, { except: [] }))?.count).toBe(mostListed + 1);
});
