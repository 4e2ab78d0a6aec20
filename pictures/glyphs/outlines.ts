/**
 * Outlines of the letters that pictures may carry: 43 Devanagari letters, A to Z and 0 to 9, taken from Rozha One (SIL
 * Open Font License, see site/styles/fonts/) by HarfBuzz, y turned downwards, rounded to whole font units (1000 per em).
 * 34 KB, so no page of a visitor brings this room to a browser; the lists of the administrator do.
 */
import table from "./rozha-one.json" with { type: "json" };

export interface Outline {
  /** SVG path data. */
  readonly data: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly advance: number;
}

const outlines = new Map(
  Object.entries(table).map(([letter, entry]) => [letter, readOutline(letter, entry)]),
);

function readOutline(letter: string, { d, b, a }: { d: string; b: number[]; a: number }): Outline {
  const [left, top, right, bottom] = b;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) {
    throw new Error(
      `The outline of ${letter} in rozha-one.json has no complete box; restore the file from git.`,
    );
  }
  return { data: d, left, top, right, bottom, advance: a };
}

/** @returns the outline of one letter, or undefined where the table has none */
export function outlineOf(letter: string): Outline | undefined {
  return outlines.get(letter);
}
