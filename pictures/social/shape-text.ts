/**
 * Shapes text with HarfBuzz, which joins Hindi letters correctly, into outlines, so that the renderer needs no fonts.
 * Characters without a glyph are left out: see `drawable`.
 */
import { Buffer, type Font, shape } from "harfbuzzjs";
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
  return runsOf(text, typeface).flatMap(({ font, letters }) => {
    const buffer = new Buffer();
    buffer.addText(letters);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    return glyphs.map((glyph) => ({ ...glyph, outline: () => font.glyphToPath(glyph.codepoint) }));
  });
}

/** Since Unicode 15.1, a grapheme contains a whole conjunct. */
export const syllables = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** Splits a text into runs of one font. */
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

/** @returns the text without characters that no font has; a letter with an unknown accent keeps its base letter */
export function drawable(text: string, typeface: Typeface): string {
  const isDrawable = (letter: string) => typeface.some((face) => has(face, letter));
  const lettersOf = (letter: string) => (isDrawable(letter) ? letter : [...letter.normalize("NFD")]);
  return [...text.normalize("NFC")].flatMap(lettersOf).filter(isDrawable).join("");
}

function has(face: Font, text: string): boolean {
  return face.nominalGlyph(text.codePointAt(0) ?? 0) !== undefined;
}
