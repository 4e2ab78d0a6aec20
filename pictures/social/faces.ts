/**
 * The typefaces of social pictures, as HarfBuzz takes them. Their files are ours, so that every machine draws the same
 * picture: the parts of Rozha One and Martel in @fontsource 5.3.0 (SIL Open Font License, see site/styles/fonts/),
 * unpacked.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";

/** Parts of one typeface; a character is set in the first that has it. */
export type Typeface = readonly Font[];

/** For titles. */
export const rozha = typefaceOf("rozha-one");
/** For names. */
export const martel = typefaceOf("martel");

function typefaceOf(name: string): Typeface {
  return ["latin", "latin-ext", "devanagari"].map((part) => {
    const file = readFileSync(join(import.meta.dirname, "faces", `${name}-${part}.ttf`));
    return new Font(new Face(new Blob(file)));
  });
}
