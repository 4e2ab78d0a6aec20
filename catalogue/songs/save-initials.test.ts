import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { explainNames } from "../names/explain-names.ts";
import { findNewNames } from "../names/find-new-names.ts";
import { findTwin } from "./find-twins.ts";
import { saveSong } from "./save-song.ts";

const { sql } = await openTestDatabase();

beforeEach(async () => {
  await sql`delete from lyrics`;
  await sql`delete from singers`;
});

const save = (title: string, singerNames: string) =>
  saveSong(sql, { title, lyrics_english: "la", singerNames });
const singers = async () => (await sql`select name from singers order by id`).map((row) => row.name);

test("a song is saved with the stored person, however the initials are typed", async () => {
  await save("A", "S. D. Varman, Lata");
  await save("B", "SD Varman, S D Varman, S.D.Varman");
  await sql`select save_lyric(p_title => 'C', p_lyrics_english => 'la', p_singer_names => array['S D Varman'])`;
  expect(await singers()).toEqual(["Lata", "S. D. Varman"]);
  const credits =
    await sql`select count(*)::int as count from lyrics_singers group by lyric_id order by lyric_id`;
  expect(credits.map(({ count }) => count)).toEqual([2, 1, 1]);
});

test("the form, the check of a file and the search for twins know it as well", async () => {
  await save("A", "S. D. Varman");
  const { singerNames } = await explainNames(sql, { singerNames: "SD Varman, Om Prakash" });
  expect(singerNames.map(({ existing }) => existing?.name)).toEqual(["S. D. Varman", undefined]);
  expect((await findTwin(sql, { title: "A", firstSinger: "S D Varman" }))?.singerName).toBe("S. D. Varman");
  const adds = await findNewNames(sql, [
    { singerNames: "SD Varman" },
    { singerNames: "O.P. Nayyar" },
    { singerNames: "OP Nayyar, O P Nayyar" },
  ]);
  expect([...adds]).toEqual([
    [1, { singers: ["O.P. Nayyar"] }],
    [2, { singers: ["O.P. Nayyar"] }],
  ]);
});

test("two who are stored already stay two, and keep their songs", async () => {
  await sql`insert into singers (name) values ('SD Varman'), ('S.D. Varman')`;
  await save("A", "S.D. Varman");
  await save("B", "SD Varman");
  await save("C", "S D Varman");
  expect(await singers()).toEqual(["SD Varman", "S.D. Varman"]);
});
