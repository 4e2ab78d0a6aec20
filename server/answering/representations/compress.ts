/** Compresses what is made while somebody waits for it. Built files are compressed better, and before (scripts/preparation). */
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import type { ContentEncoding } from "./choose-encoding.ts";

/**
 * Makes a song page of 35 KB 8 % smaller than gzip at its best, and a sleeve of 3.1 KB 0.54 KB; a tenth less would take forty
 * times as long, during which nobody is answered.
 */
const brotliQuality = 5;

/** For what takes no Brotli: robots and old programs. Level 6, the usual one, makes a page 5 % smaller and takes 80 % longer. */
const gzipLevel = 3;

/** @param body uncompressed */
export function compress(body: Buffer, encoding: ContentEncoding): Buffer {
  switch (encoding) {
    case "br":
      return brotliCompressSync(body, brotliOptions(body));
    case "gzip":
      return gzipSync(body, { level: gzipLevel });
    case "identity":
      return body;
  }
}

/**
 * The same without keeping others waiting: Brotli takes a quarter of the time of a page that is made anew, so a thread
 * beside does it. Gzip is done before a thread has been told.
 * @param body uncompressed
 */
export async function compressAside(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === "br" ? promisify(brotliCompress)(body, brotliOptions(body)) : compress(body, encoding);
}

function brotliOptions({ length }: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** @throws when the bytes are not of that encoding */
export function decompress(body: Buffer, encoding: ContentEncoding): Buffer {
  switch (encoding) {
    case "br":
      return brotliDecompressSync(body);
    case "gzip":
      return gunzipSync(body);
    case "identity":
      return body;
  }
}
