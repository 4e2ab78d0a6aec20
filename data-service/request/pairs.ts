/** Decodes the names and values of an address or a form. Refuses invalid UTF-8 and the character NUL. */
import { refuse } from "../refusals/errors.ts";

export type Pair = readonly [name: string, value: string];

/**
 * @param text `a=1&b=2`; a name without `=` is ignored, as in PostgREST
 * @param where "address" or "body", for the refusal
 */
export function readPairs(text: string, where: string): Pair[] {
  const pairs: Pair[] = [];
  for (const part of text.split("&")) {
    const middle = part.indexOf("=");
    if (middle < 0) continue;
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
