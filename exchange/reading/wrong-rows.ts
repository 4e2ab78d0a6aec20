/**
 * Writes wrong songs, or people and albums, as CSV with the reason of each, for spreadsheets. An import leaves
 * the column of reasons out.
 */
import { stringify } from "csv-stringify/browser/esm/sync";
import { guardFormula } from "../csv/formulas.ts";

export interface WrongSong {
  readonly song: Partial<Record<string, string>>;
  readonly problem: string;
}

/**
 * @param columns that the file has: an empty cell of another one would empty it in a stored song
 * @returns the text in pieces
 */
export function* wrongRowsAsCsv(songs: Iterable<WrongSong>, columns: readonly string[]): Generator<string> {
  yield `\ufeff${lineOf([...columns, "problem"])}`;
  for (const { song, problem } of songs)
    yield lineOf([...columns.map((field) => song[field] ?? ""), problem]);
}

function lineOf(texts: readonly string[]): string {
  return stringify([texts.map(guardFormula)], { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
