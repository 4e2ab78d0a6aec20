/** Decodes the names and values of an address or a form. Refuses invalid UTF-8 and the character NUL. */
import { refuse } from "../refusals/errors.ts";
import type { Pair } from "./api-request.ts";

/**
 * @param text `a=1&b=2`; a name without `=` is ignored, as in PostgREST
 * @param where "address" or "body", for the refusal
 * @param most number of pairs; the rest is not read
 */
export function readPairs(text: string, where: string, most = Number.POSITIVE_INFINITY): Pair[] {
  const pairs: Pair[] = [];
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf("&", start);
    if (end < 0) end = text.length;
    const part = text.slice(start, end);
    const middle = part.indexOf("=");
    if (middle < 0) continue;
    if (pairs.length === most) throw refuse("tooManyNamesSent");
    pairs.push([decode(part.slice(0, middle), where), decode(part.slice(middle + 1), where)]);
  }
  return pairs;
}

function decode(text: string, where: string): string {
  return decodePart(text.replaceAll("+", " "), where);
}

/** Like `decodeURIComponent`, but throws a refusal. */
export function decodePart(text: string, where: string): string {
  const decoded = tryDecode(text);
  if (decoded === null) throw refuse("wrongEncoding", { where });
  if (decoded.includes("\0")) throw refuse("nulCharacter");
  return decoded;
}

function tryDecode(text: string): string | null {
  try {
    // Most parts need no decoding, and the check is much cheaper.
    return text.includes("%") ? decodeURIComponent(text) : text;
  } catch {
    return null;
  }
}
