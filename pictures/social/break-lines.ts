/** Breaks text into lines. Widths are fractions of the font size. */
import type { Typeface } from "./faces.ts";
import { drawable, syllables, widthOf } from "./shape-text.ts";

/** A word or a line. */
export interface Measured {
  readonly text: string;
  readonly width: number;
}

/** The width of a line at the smallest size of a title. */
const maxWordWidth = 12.2;

/** @returns the drawable words of a text; words that are too wide are cut into several */
export function wordsOf(text: string, typeface: Typeface): Measured[] {
  const measure = (word: string) => ({ text: word, width: widthOf(word, typeface) });
  return drawable(text, typeface)
    .split(/\s+/u)
    .map(measure)
    .flatMap((word) => (word.width > maxWordWidth ? cut(word, measure) : word))
    .filter(({ width }) => width > 0);
}

function cut({ text }: Measured, measure: (text: string) => Measured): Measured[] {
  const syllablesOfWord = [...syllables.segment(text)].map(({ segment }) => measure(segment));
  return fill(syllablesOfWord, maxWordWidth, empty);
}

/**
 * Breaks words into as few lines as possible, then makes the lines as even as possible.
 * @param maxLines an ellipsis replaces what does not fit
 */
export function breakLines(words: readonly Measured[], width: number, maxLines: number): Measured[] {
  const lines = fill(words, width);
  if (lines.length > maxLines) {
    const { length } = lines.slice(0, maxLines).flatMap(({ text }) => text.split(" "));
    return shorten(words.slice(0, length), width, maxLines);
  }
  let [narrow, wide] = [0, width];
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (fits(words, middle, lines.length)) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide);
}

/** Appends an ellipsis to the last word, and removes words until it fits. */
function shorten(words: readonly Measured[], width: number, maxLines: number): Measured[] {
  const last = join([...words.slice(-1), ellipsis]);
  const lines = fill([...words.slice(0, -1), last], width);
  return lines.length > maxLines && words.length > 1 ? shorten(words.slice(0, -1), width, maxLines) : lines;
}

/** Whether the words fit into `maxLines` lines, and no word is wider than a line. */
export function fits(words: readonly Measured[], width: number, maxLines: number): boolean {
  const lines = fill(words, width);
  return lines.length <= maxLines && lines.every((line) => line.width <= width);
}

/** At least as wide as in both typefaces. */
const space: Measured = { text: " ", width: 0.24 };
const empty: Measured = { text: "", width: 0 };
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
