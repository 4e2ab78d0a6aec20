import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { startDailyJobs } from "./daily-jobs.ts";

const { sql } = await openTestDatabase();

test("a start deletes trash older than thirty days, with the reports of its songs, and keeps the rest", async () => {
  const old = await saveSong(sql, { title: "Old", lyrics_english: "la" });
  const recent = await saveSong(sql, { title: "Recent", lyrics_english: "la" });
  await sql`insert into private.song_reports (lyric_id, kind, text) select id, 'other', 'Wrong.' from lyrics`;
  await sql`delete from lyrics where id in ${sql([old.id, recent.id])}`;
  await sql`update private.trash set deleted_at = now() - interval '31 days' where row_id = ${old.id}`;
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  await startDailyJobs(sql, { debug: keep, info: keep, warn: keep, error: keep })();
  const left = await sql<{ row_id: number }[]>`select row_id from private.trash where table_name = 'lyrics'`;
  expect(left.map(({ row_id }) => row_id)).toEqual([recent.id]);
  expect(await sql`select lyric_id from private.song_reports`).toEqual([{ lyric_id: recent.id }]);
  expect(lines).toEqual([
    "Done: deleting trash older than 30 days (1).",
    "Done: deleting reports of songs that are gone (1).",
  ]);
});

test("a failed job is logged in one line and stops nothing else", async () => {
  await sql`alter table private.missed_searches rename to missed_searches_away`;
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  await startDailyJobs(sql, { debug: keep, info: keep, warn: keep, error: keep })();
  await sql`alter table private.missed_searches_away rename to missed_searches`;
  expect(lines).toEqual([
    expect.stringMatching(/^Failed: deleting missed searches .*: relation .* does not exist$/),
  ]);
});
