/** Looks for the words of a list of the rules in a text, with one pattern for all. */
import { escaped } from "./names.ts";

interface Words {
  /** Whole words, anywhere. */
  readonly anywhere: RegExp;
  readonly atStart: RegExp;
  /** After another word; with what stands before them as the first group. */
  readonly atEnd: RegExp;
  readonly all: ReadonlySet<string>;
}

const known = new WeakMap<readonly string[], Words>();

/** @param list longest first */
export function wordsOf(list: readonly string[]): Words {
  let words = known.get(list);
  if (!words) {
    const any = list.map((each) => each.split(/\s+/).map(escaped).join("\\s+")).join("|") || "(?!)";
    words = {
      anywhere: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "iu"),
      atStart: new RegExp(`^[^\\p{L}\\p{N}]*(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "iu"),
      atEnd: new RegExp(`^(.*?\\S)\\s+(?:${any})$`, "iu"),
      all: new Set(list.map((each) => each.toLowerCase())),
    };
    known.set(list, words);
  }
  return words;
}
