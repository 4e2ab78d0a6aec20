/** Gives all songs as the text of a file, in pieces: one consistent snapshot. */
import type { Sql } from "#postgres";
import { writeCsv } from "./csv/write-csv.ts";
import { writeJson } from "./json/write-json.ts";
import { readStoredSongs } from "./songs/read-stored-songs.ts";

/**
 * @returns bytes in UTF-8; the snapshot is held until all were read, or the reader has gone
 */
export function exportStream(sql: Sql, format: "csv" | "json"): ReadableStream<Uint8Array> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  const write = format === "csv" ? writeCsv : writeJson;
  sql
    .begin("isolation level repeatable read read only", async (transaction) => {
      for await (const text of write(readStoredSongs(transaction))) {
        await writer.ready;
        await writer.write(text);
      }
    })
    .then(() => writer.close())
    // The reader has gone, or gets the error.
    .catch((error: unknown) => writer.abort(error).catch(() => {}));
  return readable;
}
