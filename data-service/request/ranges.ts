/** Parses `limit` and `offset` of the root and of embeddings, and the header `Range` of the root. */
import { refuse } from "../refusals/errors.ts";
import type { Path, RangeAt } from "./api-request.ts";

/** One parameter; the last one for the same path counts, as in PostgREST. */
export interface Bound {
  readonly path: Path;
  readonly word: "limit" | "offset";
  readonly count: number;
}

/** @throws RequestRefused PGRST103 for a negative number, PGRST100 for other text */
export function readBound(path: Path, word: "limit" | "offset", value: string): Bound {
  const count = Number(value);
  if (!/^-?\d+$/.test(value)) {
    throw refuse("unreadable", {
      what: `${word} (${value.slice(0, 50)})`,
      position: 0,
      unexpected: "text",
      expected: "a whole number",
    });
  }
  const name = word === "limit" ? "Limit" : "Offset";
  if (count < 0) throw refuse("rangeInvalid", { why: `${name} should be greater than or equal to zero.` });
  if (!Number.isSafeInteger(count)) throw refuse("rangeInvalid", { why: `${name} is too large.` });
  return { path, word, count };
}

/**
 * @param header `0-49` or `5-`; other values are ignored (RFC 9110, 14.2)
 * @returns one range for each path; for the root, the intersection with the header
 */
export function rangesOf(bounds: readonly Bound[], header: string | null): RangeAt[] {
  const ranges = new Map<string, { path: Path; offset: number; limit: number | null }>();
  for (const { path, word, count } of bounds) {
    // JSON distinguishes ["a","b"] from ["a.b"].
    const place = JSON.stringify(path);
    const range = ranges.get(place) ?? { path, offset: 0, limit: null };
    range[word] = count;
    ranges.set(place, range);
  }
  // With a limit of 0, an offset is never beyond the end.
  for (const range of ranges.values()) if (range.limit === 0) range.offset = 0;
  const byHeader = readRangeHeader(header);
  const root = ranges.get("[]");
  if (byHeader)
    ranges.set("[]", root ? { path: [], ...rowsInBoth(root, byHeader) } : { path: [], ...byHeader });
  return [...ranges.values()];
}

type Rows = Pick<RangeAt, "offset" | "limit">;

function readRangeHeader(header: string | null): Rows | null {
  const [, first, last] = /^\s*(\d{1,15})-(\d{0,15})\s*$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const offset = Number(first);
  if (!last) return { offset, limit: null };
  if (Number(last) < offset) {
    throw refuse("rangeInvalid", {
      why: "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    });
  }
  return { offset, limit: Number(last) - offset + 1 };
}

function rowsInBoth(one: Rows, other: Rows): Rows {
  if (one.limit === 0) return one;
  const offset = Math.max(one.offset, other.offset);
  const end = Math.min(endOf(one), endOf(other));
  if (end <= offset) throw refuse("rangeInvalid", { why: "Range and limit have no row in common." });
  return { offset, limit: end === Number.POSITIVE_INFINITY ? null : end - offset };
}

function endOf({ offset, limit }: Rows): number {
  return limit === null ? Number.POSITIVE_INFINITY : offset + limit;
}
