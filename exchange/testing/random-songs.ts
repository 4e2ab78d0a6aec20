/** For tests of the history: random fields of songs. */
import fc from "fast-check";
import type { Sql } from "#postgres";

export const name = fc.constantFrom("Lata", "Asha", "Kishore", "Rafi", "Mukesh");
const names = fc.uniqueArray(name, { maxLength: 3 }).map((some) => some.join(", "));
export const lines = fc
  .array(fc.constantFrom("तेरे बिना", "zindagi se", "कोई", "shikwa 😀 nahin", "", "\t=x"), { maxLength: 5 })
  .map((some) => ["अ", ...some, "end"].join("\n"));
const text = fc.option(lines, { nil: "" });
export const number = fc.nat(999);

export const input = fc.record({
  title: fc.constantFrom("A", "B", "C"),
  albumName: fc.constantFrom("", "Devdas (2002)", "Devdas (1955)", "Anand"),
  singerNames: names,
  lyricistNames: names,
  musicDirectorNames: names,
  genre: fc.constantFrom("", "Ghazal", "Bhajan"),
  lyrics_hindi: lines,
  lyrics_english: text,
  year: fc.constantFrom(null, 1955, 2002),
  translation_english: fc.option(text, { nil: null }),
  translation_hindi: fc.option(text, { nil: null }),
  track_number: fc.constantFrom(null, undefined, 1, 12),
  word_meanings: fc.constantFrom(
    undefined,
    [],
    [{ word: "कोई", english: "someone", hindi: "" }],
    [
      { word: "कोई", english: "", hindi: "अनजान" },
      { word: "zindagi", english: "life", hindi: "" },
    ],
  ),
  notes: fc.constantFrom(undefined, [], [{ line: "end", note: "The end." }]),
});
/** @returns one of them; null if there is none */
export async function pick(sql: Sql, from: string, number: number): Promise<number | null> {
  const rows = await sql<{ id: number }[]>`select id from ${sql(from)} order by 1`;
  return rows[number % Math.max(rows.length, 1)]?.id ?? null;
}
