/** Decodes the bytes of a file: UTF-8, or UTF-16 as spreadsheets write it. Refuses other encodings. */
import { FileRefused } from "../file-refused.ts";

/**
 * @returns the text in pieces, without a byte order mark
 * @throws {FileRefused}
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield decode(decoder, chunk);
  }
  if (decoder) yield decode(decoder);
}

/** UTF-16 without a mark is told by the first character, which is a Latin letter or a sign of CSV or JSON. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}

/** UTF-16 has a null in each blank and Latin letter. */
const leastShareOfNulls = 0.05;

/** @param chunk left out at the end of the file */
function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    const text = decoder.decode(chunk, { stream: chunk !== undefined });
    // A stray one is left out when it is stored.
    const isWide = text.split("\0").length - 1 > text.length * leastShareOfNulls;
    if (isWide) throw new TypeError("It is UTF-16 or UTF-32 without a mark.");
    return text;
  } catch (error) {
    const message =
      "It is not text in UTF-8 or UTF-16. Save it in UTF-8 again; spreadsheets call that CSV UTF-8.";
    throw new FileRefused(message, { cause: error });
  }
}
