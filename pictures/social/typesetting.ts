/**
 * Sets lines of Devanagari and Latin letters as SVG text. The renderer joins the letters of a syllable rightly but
 * reckons a syllable with several letters as wide as the widest of them, so that the next one would stand on it; here
 * each syllable is measured and gets its own place. Characters that no face has are left out.
 */
import type { Face, Typeface } from "./fonts.ts";

/** @returns how far the ink of a text reaches right of its origin, as a part of the font's size */
export type MeasureInk = (text: string, family: string) => number;

/** What is drawn without a break: a syllable of Devanagari, or Latin letters of one face. */
interface Piece {
  readonly text: string;
  readonly face: Face;
  /** As a part of the font's size. */
  readonly width: number;
}

export interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

export interface Line {
  readonly words: readonly Word[];
  readonly width: number;
}

/** As a part of the font's size; a little more than the faces' own, as on the site. */
const space = 0.25;

/** Stands behind a syllable to tell where the syllable ends: the one sign that may follow any of them. */
const visarga = "ः";
const plainLetter = "क";

export interface Typesetter {
  wordsOf(text: string, typeface: Typeface): Word[];
}

/** Syllables of a language are few: some thousand make up all its songs. The bound is for what is no language. */
const widthsKept = 20_000;

export function createTypesetter(measureInk: MeasureInk): Typesetter {
  const widths = new Map<string, number>();

  const inkOf = (text: string, face: Face) => {
    const key = `${face.family}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    if (widths.size >= widthsKept) widths.clear();
    const width = measureInk(text, face.family);
    widths.set(key, width);
    return width;
  };

  const syllableWidth = (syllable: string, face: Face) => {
    const advance = (letter: string) => face.advances.get(letter.codePointAt(0) ?? 0) ?? 0;
    const own = syllable.endsWith(visarga) ? syllable.slice(0, -1) : syllable;
    const inkOfVisarga = inkOf(plainLetter + visarga, face) - advance(plainLetter);
    return inkOf(own + visarga, face) - inkOfVisarga + (own === syllable ? 0 : advance(visarga));
  };

  const wordOf = (text: string, typeface: Typeface): Word => {
    const pieces: Piece[] = [];
    for (const { segment } of syllables.segment(text)) {
      const letters = drawable(segment, typeface);
      const face = letters && faceOf(letters, typeface);
      if (!face) continue;
      const isOne = letters.length === 1;
      const width =
        isOne || face !== typeface.devanagari ? advanceOf(letters, face) : syllableWidth(letters, face);
      const last = pieces.at(-1);
      if (last?.face === face && face !== typeface.devanagari)
        pieces[pieces.length - 1] = { text: last.text + letters, face, width: last.width + width };
      else pieces.push({ text: letters, face, width });
    }
    return { pieces, width: pieces.reduce((sum, piece) => sum + piece.width, 0) };
  };

  return {
    wordsOf: (text, typeface) =>
      text
        .normalize("NFC")
        .split(/\s+/u)
        .flatMap(cutLongWord)
        .map((word) => wordOf(word, typeface))
        .filter(({ pieces }) => pieces.length > 0),
  };
}

/** Syllables; in the smallest size so many just fill a line. */
const longestWord = 20;

function cutLongWord(word: string): string[] {
  const all = [...syllables.segment(word)].map(({ segment }) => segment);
  const parts: string[] = [];
  for (let i = 0; i < all.length; i += longestWord) parts.push(all.slice(i, i + longestWord).join(""));
  return parts;
}

/** Since Unicode 15.1 consonants that are joined count as one. */
const syllables = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** NFC takes the dot off some letters; a face may have them only in one of the two forms. */
function drawable(segment: string, { parts }: Typeface): string {
  return [...segment]
    .filter(
      (letter) => isJoiner(letter) || parts.some(({ advances }) => advances.has(letter.codePointAt(0) ?? 0)),
    )
    .join("");
}

/** They have no shape; the renderer knows them without a face. */
function isJoiner(letter: string): boolean {
  return letter === "\u200c" || letter === "\u200d";
}

function faceOf(letters: string, { parts }: Typeface): Face | undefined {
  const first = [...letters].find((letter) => !isJoiner(letter))?.codePointAt(0);
  return first === undefined ? undefined : parts.find(({ advances }) => advances.has(first));
}

function advanceOf(letters: string, { advances }: Face): number {
  return [...letters].reduce((sum, letter) => sum + (advances.get(letter.codePointAt(0) ?? 0) ?? 0), 0);
}

/**
 * Breaks words into as few lines as fit, then makes the lines as even as they can be.
 * @param most lines; what does not fit into them is left out, and the ellipsis says so
 * @param width as a part of the font's size
 */
export function breakLines(words: readonly Word[], width: number, most: number, ellipsis: Word): Line[] {
  const lines = fill(words, width);
  if (lines.length > most) return shorten(lines.slice(0, most), width, ellipsis);
  let [narrow, wide] = [0, width];
  for (let step = 0; step < 12; step++) {
    const middle = (narrow + wide) / 2;
    if (doFit(words, middle, lines.length)) wide = middle;
    else narrow = middle;
  }
  return fill(words, wide);
}

/** Whether words stand in so many lines without a word that is wider than a line. */
export function doFit(words: readonly Word[], width: number, lines: number): boolean {
  return words.every((word) => word.width <= width) && fill(words, width).length <= lines;
}

function fill(words: readonly Word[], width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last ? last.width + space + word.width : 0;
    if (last && joined <= width) lines[lines.length - 1] = { words: [...last.words, word], width: joined };
    else lines.push({ words: [word], width: word.width });
  }
  return lines;
}

function shorten(lines: readonly Line[], width: number, ellipsis: Word): Line[] {
  const words = [...(lines.at(-1)?.words ?? [])];
  const ended = () => {
    const last = words.at(-1) ?? ellipsis;
    const pieces = [...last.pieces, ...ellipsis.pieces];
    return fill(
      [...words.slice(0, -1), { pieces, width: last.width + ellipsis.width }],
      Number.POSITIVE_INFINITY,
    );
  };
  while (words.length > 1 && (ended()[0]?.width ?? 0) > width) words.pop();
  return [...lines.slice(0, -1), ...ended()];
}

/** @returns SVG text of a line whose first letter stands at x and whose baseline lies at y */
export function drawLine(line: Line, x: number, y: number, size: number): string {
  let [at, drawn] = [x, ""];
  for (const [i, { pieces }] of line.words.entries()) {
    if (i > 0) at += space * size;
    for (const { text, face, width } of pieces) {
      drawn += `<text x="${at.toFixed(2)}" y="${y.toFixed(1)}" font-family="${face.family}" font-size="${size}">${inXml(text)}</text>`;
      at += width * size;
    }
  }
  return drawn;
}

function inXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
