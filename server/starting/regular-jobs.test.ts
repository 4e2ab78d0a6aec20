import { expect, test, vi } from "vitest";
import { saveSong } from "#catalogue";
import { openQueue } from "#queue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { addRegularJobs } from "./regular-jobs.ts";

const { sql, address } = await openTestDatabase();

/** @returns the lines of the log, once each job has been done */
async function runAll(): Promise<string[]> {
  await sql`delete from private.jobs`;
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  const queue = openQueue(address, { warn: keep });
  addRegularJobs(queue, sql, { debug: keep, info: keep, warn: keep, error: keep });
  const done = () => sql`select from private.jobs where due_at > noted_at`;
  await vi.waitFor(async () => expect(await done()).toHaveLength(7), 20_000);
  await queue.close();
  return lines;
}

test("a start deletes trash older than thirty days, with the reports of its songs, and keeps the rest", async () => {
  const old = await saveSong(sql, { title: "Old", lyrics_english: "la" });
  const recent = await saveSong(sql, { title: "Recent", lyrics_english: "la" });
  await sql`insert into private.song_reports (lyric_id, kind, text) select id, 'other', 'Wrong.' from lyrics`;
  await sql`delete from lyrics where id in ${sql([old.id, recent.id])}`;
  await sql`update private.trash set deleted_at = now() - interval '31 days' where row_id = ${old.id}`;
  const lines = await runAll();
  const left = await sql<{ row_id: number }[]>`select row_id from private.trash where table_name = 'lyrics'`;
  expect(left.map(({ row_id }) => row_id)).toEqual([recent.id]);
  expect(await sql`select lyric_id from private.song_reports`).toEqual([{ lyric_id: recent.id }]);
  expect(lines.toSorted()).toEqual([
    "Done: deleting reports of songs that are gone (1).",
    "Done: deleting trash older than 30 days (1).",
  ]);
});

test("a failed job is logged in one line and stops nothing else", async () => {
  await sql`alter table private.missed_searches rename to missed_searches_away`;
  const lines = await runAll();
  await sql`alter table private.missed_searches_away rename to missed_searches`;
  expect(lines).toEqual([
    expect.stringMatching(/^Failed: deleting missed searches .*: relation .* does not exist$/),
  ]);
});
