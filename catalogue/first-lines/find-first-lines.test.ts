/** Runs on one server: what it executes is executed on both by `plans`. */
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { saveSong } from "../songs/save-song.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { findFirstLines } from "./find-first-lines.ts";

const first = { letter: null, page: 1 };

describe("an index of up to 200 first lines", () => {
  test("is empty on an empty site", async () => {
    const { sql } = await openTestDatabase();
    expect(await findFirstLines(sql, first)).toEqual({ letters: [], letter: null, count: 0, lines: [] });
  });

  test("has one page with the lines of both scripts, their songs and singers, in one statement", async () => {
    const { sql } = await openTestDatabase();
    await saveSong(sql, {
      title: "Chaudhvin ka Chaand",
      lyrics_english: "“Chaudhvin” ka chaand ho,\nYa aaftaab ho",
      lyrics_hindi: "चौदहवीं का चाँद हो\nया आफ़ताब हो",
      singerNames: "Rafi, Asha",
    });
    await saveSong(sql, { title: "Aaja", lyrics_english: "Chaahe koi mujhe junglee kahe" });
    const counted = countingStatements(sql);
    const found = await findFirstLines(counted.sql, first);
    expect(counted.statements()).toBe(1);
    expect(found).toMatchObject({ letters: ["C", "च"], letter: null, count: 3 });
    expect(
      found.lines.map(({ letter, line, title, singerName }) => [letter, line, title, singerName]),
    ).toEqual([
      ["C", "Chaahe koi mujhe junglee kahe", "Aaja", ""],
      ["C", "“Chaudhvin” ka chaand ho", "Chaudhvin ka Chaand", "Rafi, Asha"],
      ["च", "चौदहवीं का चाँद हो", "Chaudhvin ka Chaand", "Rafi, Asha"],
    ]);
    expect((await findFirstLines(sql, { letter: null, page: 2 })).lines).toEqual([]);
  });
});

test("a longer index has pages of 50 for each letter, without repeats, and begins with the first letter", async () => {
  const { sql } = await openTestDatabase();
  await sql`
    insert into lyrics (title, lyrics_english)
    select 'Geet ' || n, (array['Aaja ', 'Dil '])[1 + n % 2] || lpad(n::text, 3, '0')
    from generate_series(1, 240) as n`;
  expect(await findFirstLines(sql, first)).toMatchObject({ letters: ["A", "D"], letter: "A", count: 120 });
  const pages = await Promise.all([1, 2, 3].map((page) => findFirstLines(sql, { letter: "D", page })));
  const lines = pages.flatMap((page) => page.lines.map(({ line }) => line));
  expect(lines).toEqual(Array.from({ length: 120 }, (_, n) => `Dil ${String(2 * n + 1).padStart(3, "0")}`));
  expect((await findFirstLines(sql, { letter: "Z", page: 1 })).letter).toBe("A");
});
