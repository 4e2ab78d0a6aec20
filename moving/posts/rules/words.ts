/** Patterns that look for words of the rules in a text, one for all of a list. */

/** Words of a list. */
export interface Words {
  /** Whole words, anywhere. */
  readonly anywhere: RegExp;
  readonly atStart: RegExp;
  /** After another word; with what stands before them as the first group. */
  readonly atEnd: RegExp;
  readonly all: ReadonlySet<string>;
}

/** @returns a text as a part of a pattern, with any blanks where it has one */
export function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
}

/** @param list longest first */
export function wordsOf(list: readonly string[]): Words {
  const any = list.map(escaped).join("|") || "(?!)";
  return {
    anywhere: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "iu"),
    atStart: new RegExp(`^[^\\p{L}\\p{N}]*(?:${any})(?![\\p{L}\\p{M}\\p{N}])`, "iu"),
    atEnd: new RegExp(`^(.*?\\S)\\s+(?:${any})$`, "iu"),
    all: new Set(list.map((each) => each.toLowerCase())),
  };
}

/** @returns a pattern for what stands between two names */
export function betweenNames(list: readonly string[]): RegExp {
  const parts = list.map((each) => (/\p{L}/u.test(each) ? `(?<=\\s)${escaped(each)}(?=\\s)` : escaped(each)));
  return new RegExp(`\\s*(?:${parts.join("|") || ","})\\s*`, "giu");
}

/** @returns undefined for no words */
export function phrase(words: string): RegExp | undefined {
  if (words === "") return undefined;
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped(words)}(?![\\p{L}\\p{M}])`, "giu");
}
