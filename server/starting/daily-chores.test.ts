import { expect, test } from "vitest";
import { saveSong } from "#catalogue";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { doDailyChores } from "./daily-chores.ts";

const { sql } = await openTestDatabase();

test("a start forgets what was deleted more than thirty days ago, and keeps the rest", async () => {
  const old = await saveSong(sql, { title: "Old", lyrics_english: "la" });
  const recent = await saveSong(sql, { title: "Recent", lyrics_english: "la" });
  await sql`delete from lyrics where id in ${sql([old.id, recent.id])}`;
  await sql`update private.trash set deleted_at = now() - interval '31 days' where row_id = ${old.id}`;
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  await doDailyChores(sql, { debug: keep, info: keep, warn: keep, error: keep })();
  const left = await sql<{ row_id: number }[]>`select row_id from private.trash where table_name = 'lyrics'`;
  expect(left.map(({ row_id }) => row_id)).toEqual([recent.id]);
  expect(lines).toEqual(["Done: emptying the trash of what is older than thirty days (1)."]);
});

test("a chore that fails is told in one line, and ends nothing", async () => {
  await sql`alter table private.trash rename to trash_away`;
  const lines: string[] = [];
  const keep = (line: string) => lines.push(line);
  await doDailyChores(sql, { debug: keep, info: keep, warn: keep, error: keep })();
  await sql`alter table private.trash_away rename to trash`;
  expect(lines).toEqual([
    expect.stringMatching(/^Failed: emptying the trash .*: relation .* does not exist$/),
  ]);
});
