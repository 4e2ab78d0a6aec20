/**
 * Compresses dynamic content while a visitor waits. Built files are compressed better, at build time
 * (vite.config.ts).
 */
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
 * Makes a 35 KB song page 8 % smaller than the best gzip, and a sleeve of 3.1 KB 0.54 KB. Another tenth would take
 * forty times as long and block all other requests.
 */
const brotliQuality = 5;

/** For robots and old clients without Brotli. The default level 6 makes a page 5 % smaller and takes 80 % longer. */
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
 * The same without blocking other requests: Brotli takes a quarter of the time of a new page, so it runs in a thread.
 * Gzip is faster than handing it to a thread.
 * @param body uncompressed
 */
export async function compressAsync(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
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

/** @throws when the bytes do not have that encoding */
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
