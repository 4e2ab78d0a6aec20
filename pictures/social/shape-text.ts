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
  return glyphsOf(text, typeface).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / unitsPerSize;
}

/** @returns SVG of a text whose first letter stands at x and whose baseline lies at y */
export function drawText(text: string, typeface: Typeface, x: number, y: number, size: number): string {
  let [at, drawn] = [0, ""];
  for (const { outline, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(text, typeface)) {
    drawn += `<path transform="translate(${at + xOffset} ${yOffset})" d="${outline()}"/>`;
    at += xAdvance;
  }
  const scale = size / unitsPerSize;
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn}</g>`;
}

/** Glyphs from left to right, with their places in the font's units. */
function glyphsOf(text: string, typeface: Typeface) {
  return runsOf(text, typeface).flatMap(({ font, letters }) => {
    const buffer = new Buffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    return glyphs.map((glyph) => ({ ...glyph, outline: () => font.glyphToPath(glyph.codepoint) }));
  });
}

/** Since Unicode 15.1 consonants that are joined count as one. */
export const syllables = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** What one face sets without a break. */
function runsOf(text: string, typeface: Typeface) {
  const runs: { font: Font; letters: string }[] = [];
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
