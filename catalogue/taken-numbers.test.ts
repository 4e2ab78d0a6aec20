/** The number of a new row is given to somebody else before it is written. */
import { expect, test } from "vitest";
import { openTestDatabase } from "../postgres/testing/index.ts";
import { saveEntry } from "./entries/save-entry.ts";
import { saveSong } from "./songs/save-song.ts";

const { sql } = await openTestDatabase();

/** The next numbers of singers are taken. */
async function takeNumbers(count: number): Promise<void> {
  const [row] = await sql<{ next: number }[]>`select nextval('singers_id_seq') as next`;
  const next = row?.next ?? 0;
  await sql`
    insert into singers (id, name) select n, 'Taken ' || n
    from generate_series(${next}::integer, ${next + count - 1}::integer) as n`;
  await sql`select setval('singers_id_seq', ${next}, false)`;
}

test("it is saved with another one, a song and a person", async () => {
  await takeNumbers(1);
  await saveSong(sql, { title: "x", lyrics_english: "la", singerNames: "Nayi" });
  await takeNumbers(1);
  await saveEntry(sql, "singers", { name: "Aur Ek" });
  expect(await sql`select name from singers where name not like 'Taken%' order by id`).toEqual([
    { name: "Nayi" },
    { name: "Aur Ek" },
  ]);
});

test("where many are taken, that is not told as a taken name", async () => {
  await takeNumbers(9);
  await expect(saveEntry(sql, "singers", { name: "Late" })).rejects.toMatchObject({
    code: "40001",
    message: "Its number was taken meanwhile.",
  });
});
