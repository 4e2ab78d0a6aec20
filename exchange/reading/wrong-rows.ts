/**
 * Writes wrong songs, or people and albums, as CSV with the reason of each, for spreadsheets. An import leaves
 * the column of reasons out.
 */
import { stringify } from "csv-stringify/browser/esm/sync";
import { guardFormula } from "../csv/formulas.ts";

interface WrongSong {
  readonly song: Partial<Record<string, string>>;
  readonly problem: string;
}

/**
 * @param columns that the file has: an empty cell of another one would empty it in a stored song
 * @returns the text in pieces
 */
export async function* wrongRowsAsCsv(
  songs: AsyncIterable<WrongSong>,
  columns: readonly string[],
): AsyncGenerator<string> {
  yield `\ufeff${lineOf([...columns, "problem"])}`;
  for await (const { song, problem } of songs)
    yield lineOf([...columns.map((field) => song[field] ?? ""), problem]);
}

function lineOf(texts: readonly string[]): string {
  return stringify([texts.map(guardFormula)], { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
