/**
 * Shapes text by HarfBuzz, which joins the letters of Hindi rightly, into outlines: the renderer then needs no fonts.
 * Characters that no face has are left out: see `drawable`.
 */
import { Buffer, type Font, shape } from "harfbuzzjs";
import type { Typeface } from "./faces.ts";

/** Of all faces, as of nearly all fonts. */
const unitsPerSize = 1000;

/** @returns how wide a text is, as a part of the font's size */
export function widthOf(text: string, typeface: Typeface): number {
  return glyphsOf(text, typeface).reduce((sum, { advance }) => sum + advance, 0) / unitsPerSize;
}

/** @returns SVG of a text whose first letter stands at x and whose baseline lies at y */
export function drawText(text: string, typeface: Typeface, x: number, y: number, size: number): string {
  let [at, drawn] = [0, ""];
  for (const { font, id, advance, right, up } of glyphsOf(text, typeface)) {
    drawn += `<path transform="translate(${at + right} ${up})" d="${font.glyphToPath(id)}"/>`;
    at += advance;
  }
  const scale = size / unitsPerSize;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn}</g>`;
}

/** Numbers are parts of `unitsPerSize`. */
interface Glyph {
  readonly font: Font;
  readonly id: number;
  /** How far the next glyph stands from this one. */
  readonly advance: number;
  /** How far it is moved from its place. */
  readonly right: number;
  readonly up: number;
}

function glyphsOf(text: string, typeface: Typeface): Glyph[] {
  return runsOf(text, typeface).flatMap(({ font, letters }) => {
    const buffer = new Buffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      return { font, id: codepoint, advance: xAdvance, right: xOffset, up: yOffset };
    });
  });
}

interface Run {
  readonly font: Font;
  letters: string;
}

/** Since Unicode 15.1 consonants that are joined count as one. */
export const syllables = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** What one face sets without a break. */
function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = [];
  for (const { segment } of syllables.segment(text)) {
    const font = typeface.find((face) => has(face, segment));
    const last = runs.at(-1);
    if (last && last.font === font) last.letters += segment;
    else if (font) runs.push({ font, letters: segment });
  }
  return runs;
}

/** @returns the text without what no face has; of a letter with an accent that they lack the letter stays */
export function drawable(text: string, typeface: Typeface): string {
  const isDrawable = (letter: string) => typeface.some((face) => has(face, letter));
  const lettersOf = (letter: string) => (isDrawable(letter) ? letter : [...letter.normalize("NFD")]);
  return [...text.normalize("NFC")].flatMap(lettersOf).filter(isDrawable).join("");
}

function has(face: Font, text: string): boolean {
  return face.nominalGlyph(text.codePointAt(0) ?? 0) !== undefined;
}
