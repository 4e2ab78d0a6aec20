/** The faces of social pictures as TrueType files, since the renderer reads no other. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { unpackWoff } from "./woff.ts";

export interface Face {
  /** Family name under which the renderer knows it. */
  readonly family: string;
  /** Path of the TrueType file. */
  readonly path: string;
  /** Advance widths by code point, as parts of the font's size. */
  readonly advances: ReadonlyMap<number, number>;
}

/** Parts of one typeface; a character is set in the first that has it. */
export interface Typeface {
  readonly devanagari: Face;
  readonly parts: readonly Face[];
}

export interface Fonts {
  /** Rozha One: titles. */
  readonly display: Typeface;
  /** Martel: names. */
  readonly text: Typeface;
  readonly paths: readonly string[];
}

/**
 * Unpacks the fonts of the `@fontsource` packages: 0.4 MB.
 * @param folder must exist
 */
export function unpackFonts(folder: string): Fonts {
  const display = unpackTypeface("rozha-one", folder);
  const text = unpackTypeface("martel", folder);
  return { display, text, paths: [...display.parts, ...text.parts].map(({ path }) => path) };
}

const require = createRequire(import.meta.url);

function unpackTypeface(name: string, folder: string): Typeface {
  const unpack = (part: string): Face => {
    const family = `${name} ${part}`;
    const woff = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-${part}-400-normal.woff`));
    const { file, advances } = unpackWoff(woff, family);
    const path = join(folder, `${name}-${part}.ttf`);
    writeFileSync(path, file);
    return { family, path, advances };
  };
  const devanagari = unpack("devanagari");
  return { devanagari, parts: [unpack("latin"), unpack("latin-ext"), devanagari] };
}
