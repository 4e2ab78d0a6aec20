/**
 * Outlines of the letters that pictures may carry: 43 Devanagari letters, A to Z and 0 to 9, taken from Rozha One (SIL
 * Open Font License, see site/styles/fonts/) by HarfBuzz, y turned downwards, rounded to whole font units (1000 per em).
 * 36 KB, so no page of a visitor brings this room to a browser; the lists of the administrator do.
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

/** By letter; other letters have none. */
export const outlines: ReadonlyMap<string, Outline> = new Map(Object.entries(table));
