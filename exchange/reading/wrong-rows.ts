/**
 * Writes wrong songs, or people and albums, as CSV with the reason of each, for spreadsheets. An import leaves
 * the column of reasons out.
 */
import { stringify } from "csv-stringify/browser/esm/sync";
import { guardFormula } from "../csv/formulas.ts";
import { asItIs } from "./row.ts";

interface WrongSong {
  readonly song: Partial<Record<string, string>>;
  readonly problem: string;
}

/**
 * A field that a song does not have is not empty, which would empty it in a stored song.
 * @param columns that files may have, in their order
 * @returns the text in pieces
 */
export async function* wrongRowsAsCsv(
  songs: AsyncIterable<WrongSong>,
  columns: readonly string[],
): AsyncGenerator<string> {
  const all: WrongSong[] = [];
  for await (const each of songs) all.push(each);
  const known = columns.filter((column) => all.some(({ song }) => song[column] !== undefined));
  yield `\ufeff${lineOf([...known, "problem"])}`;
  for (const { song, problem } of all)
    yield lineOf([...known.map((column) => song[column] ?? asItIs), problem]);
}

function lineOf(texts: readonly string[]): string {
  return stringify([texts.map(guardFormula)], { record_delimiter: "windows", quoted_match: /[\r\n]/ });
}
