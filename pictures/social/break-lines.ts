/** Breaks text into lines. Widths are parts of the font's size. */
import type { Typeface } from "./faces.ts";
import { drawable, syllables, widthOf } from "./shape-text.ts";

/** A word, or the words of a line. */
export interface Measured {
  readonly text: string;
  readonly width: number;
}

/** In the smallest size of a title a line has room for so much. */
const longestWord = 12.2;

/** @returns the words of a text as far as they can be drawn, the longest cut into several */
export function wordsOf(text: string, typeface: Typeface): Measured[] {
  const measure = (word: string) => ({ text: word, width: widthOf(word, typeface) });
  return drawable(text, typeface)
    .split(/\s+/u)
    .map(measure)
    .flatMap((word) => (word.width > longestWord ? cut(word, measure) : word))
    .filter(({ width }) => width > 0);
}

function cut({ text }: Measured, measure: (text: string) => Measured): Measured[] {
  const syllablesOfWord = [...syllables.segment(text)].map(({ segment }) => measure(segment));
  return fill(syllablesOfWord, longestWord, nothing);
}

/**
 * Breaks words into as few lines as fit, then makes the lines as even as they can be.
 * @param most lines; what does not fit into them is left out, and an ellipsis says so
 */
export function breakLines(words: readonly Measured[], width: number, most: number): Measured[] {
  const lines = fill(words, width);
  if (lines.length > most) {
    const { length } = lines.slice(0, most).flatMap(({ text }) => text.split(" "));
    return shorten(words.slice(0, length), width, most);
  }
  let [narrow, wide] = [0, width];
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (doFit(words, middle, lines.length)) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide);
}

/** Puts an ellipsis behind the last word, and leaves out as many words as it takes room for. */
function shorten(words: readonly Measured[], width: number, most: number): Measured[] {
  const last = join([...words.slice(-1), ellipsis]);
  const lines = fill([...words.slice(0, -1), last], width);
  return lines.length > most && words.length > 1 ? shorten(words.slice(0, -1), width, most) : lines;
}

/** Whether words stand in so many lines without a word that is wider than a line. */
export function doFit(words: readonly Measured[], width: number, most: number): boolean {
  const lines = fill(words, width);
  return lines.length <= most && lines.every((line) => line.width <= width);
}

/** At least as wide as those of both typefaces. */
const space: Measured = { text: " ", width: 0.24 };
const nothing: Measured = { text: "", width: 0 };
const ellipsis: Measured = { text: "…", width: 1.04 };

function fill(words: readonly Measured[], width: number, between = space): Measured[] {
  const lines: Measured[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last && join([last, between, word]);
    if (joined && joined.width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function join(parts: readonly Measured[]): Measured {
  return {
    text: parts.map(({ text }) => text).join(""),
    width: parts.reduce((sum, { width }) => sum + width, 0),
  };
}
