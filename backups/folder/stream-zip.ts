/** The folder with everything of a site as one zip, in pieces, for a download. Refuses more than a zip can hold. */
import { ReadableStream as WebStream } from "node:stream/web";
import { Zip, ZipDeflate } from "fflate";
import type { Sql } from "#postgres";
import { type FolderFile, withFiles } from "./list-files.ts";

/**
 * @returns the snapshot is held from the first reading until all was read, or the reader has gone. The answer to a
 *   HEAD request is never read
 */
export function streamZip(sql: Sql): ReadableStream<Uint8Array> {
  return WebStream.from(bytesOf(sql)) as ReadableStream<Uint8Array>;
}

async function* bytesOf(sql: Sql): AsyncGenerator<Uint8Array> {
  yield* startWriting(sql);
}

function startWriting(sql: Sql): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  withFiles(sql, async (files) => {
    for await (const bytes of zipped(files)) {
      await writer.ready;
      await writer.write(bytes);
    }
  })
    .then(() => writer.close())
    // The reader has gone, or gets the error.
    .catch((error: unknown) => writer.abort(error).catch(() => {}));
  return readable;
}

/** The library writes lengths and places as numbers of 32 bits. */
const mostBytes = 0xffff_ffff;

/** Text of songs gets no smaller by higher levels, which hold up the process for longer. */
const level = 4;

async function* zipped(files: AsyncIterable<FolderFile>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const take = () => {
    if (failure) throw failure;
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const zip = new Zip((error, bytes) => {
    failure ??= error;
    waiting.push(bytes);
  });
  let read = 0;
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level });
    zip.add(entry);
    for await (const chunk of content) {
      read += chunk.length;
      if (read > mostBytes) throw new Error("A zip holds at most 4 GB. Use npm run export -- FOLDER --all.");
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
