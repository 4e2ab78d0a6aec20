/** How much of the drafts is as people wrote it. */

export type Direction = "to Roman" | "to Devanagari";

/** A word of a draft beside what a person wrote. */
interface JudgedWord {
  readonly source: string;
  readonly draft: string;
  readonly written: string;
  readonly isUnsure: boolean;
}

/** The words of a line; a word that one side lacks is empty there. */
export type JudgedLine = readonly JudgedWord[];

/** Shares from 0 to 1. */
export interface DraftScore {
  readonly words: number;
  /** Capitals do not count. */
  readonly exact: number;
  /** Capitals count. */
  readonly withCapitals: number;
  /** Nor do the length of vowels, v or w, nasals at the end, and dots below letters. */
  readonly loose: number;
  /** Of lines: all of their words exact. */
  readonly lines: number;
  /** Of words: marked unsure. */
  readonly marked: number;
  /** Of the wrong words: marked unsure. */
  readonly wrongMarked: number;
}

export function scoreDrafts(lines: readonly JudgedLine[], direction: Direction): DraftScore {
  const words = lines.flat();
  const wrong = words.filter((word) => !isExact(word));
  return {
    words: words.length,
    exact: shareOf(words, isExact),
    withCapitals: shareOf(words, ({ draft, written }) => draft === written),
    loose: shareOf(words, ({ draft, written }) => loosely(draft, direction) === loosely(written, direction)),
    lines: shareOf(lines, (line) => line.every(isExact)),
    marked: shareOf(words, ({ isUnsure }) => isUnsure),
    wrongMarked: shareOf(wrong, ({ isUnsure }) => isUnsure),
  };
}

export function isExact({ draft, written }: JudgedWord): boolean {
  return plainly(draft) === plainly(written);
}

function plainly(word: string): string {
  return word.normalize("NFC").toLowerCase();
}

function loosely(word: string, direction: Direction): string {
  if (direction === "to Roman") {
    return plainly(word)
      .replace(/ee|ii/g, "i")
      .replace(/oo|uu/g, "u")
      .replaceAll("aa", "a")
      .replaceAll("w", "v")
      .replace(/ein$/, "en")
      .replace(/[nm]$/, "");
  }
  return word
    .normalize("NFD")
    .replace(/[\u0901\u0902\u093c]/g, "")
    .replaceAll("\u0940", "\u093f")
    .replaceAll("\u0942", "\u0941")
    .replaceAll("ई", "इ")
    .replaceAll("ऊ", "उ");
}

function shareOf<Item>(items: readonly Item[], has: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(has).length / items.length;
}
