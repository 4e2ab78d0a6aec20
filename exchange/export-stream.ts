/** Gives all songs as the text of a file, in pieces: one consistent snapshot. */
import { ReadableStream as WebStream } from "node:stream/web";
import type { Sql } from "#postgres";
import { writeCsv } from "./csv/write-csv.ts";
import { writeJson } from "./json/write-json.ts";
import { readStoredSongs } from "./songs/read-stored-songs.ts";

/**
 * @returns bytes in UTF-8; the snapshot is held from the first reading until all were read, or the reader has gone. The answer to a HEAD
 *   request is never read.
 */
export function exportStream(sql: Sql, format: "csv" | "json"): ReadableStream<Uint8Array> {
  return WebStream.from(bytesOf(sql, format)) as ReadableStream<Uint8Array>;
}

async function* bytesOf(sql: Sql, format: "csv" | "json"): AsyncGenerator<Uint8Array> {
  yield* startExport(sql, format);
}

function startExport(sql: Sql, format: "csv" | "json"): ReadableStream<Uint8Array> {
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
