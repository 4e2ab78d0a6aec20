/**
 * The typefaces of social pictures for HarfBuzz. The font files are bundled, so that every machine draws the same
 * picture: unpacked files of Rozha One and Martel from @fontsource 5.3.0, and the file of Noto Naskh Arabic that the
 * site has (SIL Open Font License, see site/styles/fonts/).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";

/** The fonts of one typeface; each character uses the first font that contains it. */
export type Typeface = readonly Font[];

/** Urdu, in both. */
const naskh = fontOf("noto-naskh-arabic");
/** For titles. */
export const rozha = typefaceOf("rozha-one");
/** For names. */
export const martel = typefaceOf("martel");

function typefaceOf(name: string): Typeface {
  return [...["latin", "latin-ext", "devanagari"].map((part) => fontOf(`${name}-${part}`)), naskh];
}

function fontOf(name: string): Font {
  return new Font(new Face(new Blob(readFileSync(join(import.meta.dirname, "faces", `${name}.ttf`)))));
}
