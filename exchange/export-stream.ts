/**
 * Gives all public songs, all songs, or all people and albums as the text of a file, in pieces: one consistent
 * snapshot.
 */
import { ReadableStream as WebStream } from "node:stream/web";
import type { Sql } from "#postgres";
import { type Exported, writeRows } from "./exported.ts";

/**
 * @returns bytes in UTF-8; the snapshot is held from the first reading until all were read, or the reader has gone.
 *   The answer to a HEAD request is never read.
 */
export function exportStream(
  sql: Sql,
  format: "csv" | "json",
  what: Exported = "songs",
): ReadableStream<Uint8Array> {
  return WebStream.from(bytesOf(sql, format, what)) as ReadableStream<Uint8Array>;
}

async function* bytesOf(sql: Sql, format: "csv" | "json", what: Exported): AsyncGenerator<Uint8Array> {
  yield* startExport(sql, format, what);
}

function startExport(sql: Sql, format: "csv" | "json", what: Exported): ReadableStream<Uint8Array> {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  sql
    .begin("isolation level repeatable read read only", async (transaction) => {
      for await (const text of writeRows(transaction, what, format)) {
        await writer.ready;
        await writer.write(text);
      }
    })
    .then(() => writer.close())
    // The reader has gone, or gets the error.
    .catch((error: unknown) => writer.abort(error).catch(() => {}));
  return readable;
}
