/** Compresses what is made while somebody waits for it. Built files are compressed better, and before (scripts/preparation). */
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import type { ContentEncoding } from "./choose-encoding.ts";

/**
 * Makes a song page of 35 KB 8 % smaller than gzip at its best, and a sleeve of 3.1 KB 0.54 KB; a tenth less would take forty
 * times as long, during which nobody is answered.
 */
const brotliQuality = 5;

/** @param body uncompressed */
export function compress(body: Buffer, encoding: ContentEncoding): Buffer {
  switch (encoding) {
    case "br":
      return brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case "gzip":
      return gzipSync(body);
    case "identity":
      return body;
  }
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
