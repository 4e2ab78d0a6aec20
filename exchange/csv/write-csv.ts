/**
 * Writes songs, people and albums, or other rows, as CSV (RFC 4180) for spreadsheets: in UTF-8 with a byte order
 * mark, without which they misread Devanagari.
 */
import { stringify } from "csv-stringify/sync";
import { guardFormula } from "./formulas.ts";

export async function* writeCsv<Name extends string>(
  rows: AsyncIterable<readonly Partial<Record<Name, string>>[]>,
  table: { keys(): Iterable<Name> },
): AsyncGenerator<string> {
  const columns = [...table.keys()];
  yield `\ufeff${stringify([columns], { record_delimiter: "windows", quoted_match: /[\r\n]/ })}`;
  for await (const batch of rows) {
    const cells = batch.map((row) => columns.map((column) => guardFormula(row[column] ?? "")));
    yield stringify(cells, { record_delimiter: "windows", quoted_match: /[\r\n]/ });
  }
}
