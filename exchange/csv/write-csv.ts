/**
 * Writes songs as CSV (RFC 4180) for spreadsheets: in UTF-8 with a byte order mark, without which they misread Devanagari.
 */
import { stringify } from "csv-stringify/sync";
import { type ExchangedSong, fields } from "../songs/exchanged-song.ts";
import { guardFormula } from "./formulas.ts";

export async function* writeCsv(songs: AsyncIterable<readonly ExchangedSong[]>): AsyncGenerator<string> {
  yield `\ufeff${stringify([[...fields]], { record_delimiter: "windows" })}`;
  for await (const batch of songs) {
    const rows = batch.map((song) => fields.map((field) => guardFormula(song[field] ?? "")));
    yield stringify(rows, { record_delimiter: "windows" });
  }
}
