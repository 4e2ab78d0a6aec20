/**
 * How one text became another, found in a few comparisons of long pieces: letter by letter is too slow for each key.
 */
import type { Edit } from "../../../transliteration/proofreading/remark.ts";

/** @returns the shortest edit that makes one text the other, which may replace nothing by nothing */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  const start = longest(shorter, (length) => before.slice(0, length) === after.slice(0, length));
  const kept = longest(
    shorter - start,
    (length) => before.slice(before.length - length) === after.slice(after.length - length),
  );
  return { start, end: before.length - kept, text: after.slice(start, after.length - kept) };
}

/** @returns the greatest length that is the same; what is the same is so in all its parts */
function longest(most: number, isSame: (length: number) => boolean): number {
  let [least, greatest] = [0, most];
  while (least < greatest) {
    const middle = Math.ceil((least + greatest) / 2);
    if (isSame(middle)) least = middle;
    else greatest = middle - 1;
  }
  return least;
}
