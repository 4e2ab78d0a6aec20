/**
 * Shapes text with HarfBuzz, which joins Hindi and Urdu letters correctly, into outlines, so that the renderer needs
 * no fonts. Characters without a glyph are left out: see `drawable`.
 */
import { Buffer, Direction, type Font, shape } from "harfbuzzjs";
import type { Typeface } from "./faces.ts";

/** The same in all bundled fonts. */
const unitsPerEm = 1000;

/** @returns the width of a text as a fraction of the font size */
export function widthOf(text: string, typeface: Typeface): number {
  return glyphsOf(text, typeface).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / unitsPerEm;
}

/** @returns SVG of a text that starts at x, with its baseline at y */
export function drawText(text: string, typeface: Typeface, x: number, y: number, size: number): string {
  let [at, drawn] = [0, ""];
  for (const { outline, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(text, typeface)) {
    drawn += `<path transform="translate(${at + xOffset} ${yOffset})" d="${outline()}"/>`;
    at += xAdvance;
  }
  const scale = size / unitsPerEm;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn}</g>`;
}

/** Glyphs from left to right, with positions in font units. */
function glyphsOf(text: string, typeface: Typeface) {
  return inVisualOrder(runsOf(text, typeface)).flatMap(({ font, letters, isRightToLeft }) => {
    const buffer = new Buffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    // Brackets between Urdu words are mirrored.
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    return glyphs.map((glyph) => ({ ...glyph, outline: () => font.glyphToPath(glyph.codepoint) }));
  });
}

/** Since Unicode 15.1, a grapheme contains a whole conjunct. */
export const syllables = new Intl.Segmenter("hi", { granularity: "grapheme" });

interface Run {
  readonly font: Font;
  letters: string;
  /** Null for blanks and marks, which take it from the letters around them. */
  readonly isRightToLeft: boolean | null;
}

/** Splits a text into runs of one font and one direction. */
function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const { segment } of syllables.segment(text)) {
    const font = typeface.find((face) => has(face, segment));
    const isRightToLeft = /[\p{L}\p{N}]/u.test(segment) ? urdu.test(segment) : null;
    const last = runs.at(-1);
    if (last && last.font === font && last.isRightToLeft === isRightToLeft) last.letters += segment;
    else if (font) runs.push({ font, letters: segment, isRightToLeft });
  }
  return runs;
}

/** The only script of the fonts that is written from right to left. */
const urdu = /\p{Script=Arabic}/u;

/** A line that begins in Urdu is read from the right, and so are Urdu words in another one. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const directions = runs.map((run) => run.isRightToLeft);
  const ofLine = directions.find((direction) => direction !== null) ?? false;
  const sequences: { isRightToLeft: boolean; runs: Run[] }[] = [];
  for (const [place, run] of runs.entries()) {
    const before = directions.slice(0, place).findLast((direction) => direction !== null) ?? ofLine;
    const after = directions.slice(place).find((direction) => direction !== null) ?? ofLine;
    const isRightToLeft = run.isRightToLeft ?? (before === after ? before : ofLine);
    if (sequences.at(-1)?.isRightToLeft !== isRightToLeft) sequences.push({ isRightToLeft, runs: [] });
    sequences.at(-1)?.runs.push({ ...run, isRightToLeft });
  }
  const shown = sequences.map((each) => (each.isRightToLeft ? each.runs.toReversed() : each.runs));
  return (ofLine ? shown.toReversed() : shown).flat();
}

/** @returns the text without characters that no font has; a letter with an unknown accent keeps its base letter */
export function drawable(text: string, typeface: Typeface): string {
  const isDrawable = (letter: string) => typeface.some((face) => has(face, letter));
  const lettersOf = (letter: string) => (isDrawable(letter) ? letter : [...letter.normalize("NFD")]);
  return [...text.normalize("NFC")].flatMap(lettersOf).filter(isDrawable).join("");
}

function has(face: Font, text: string): boolean {
  return face.nominalGlyph(text.codePointAt(0) ?? 0) !== undefined;
}
