/**
 * Outlines of the letters on pictures: 43 Devanagari letters, A to Z and 0 to 9, taken from Rozha One (SIL Open Font
 * License, see site/styles/fonts/) by HarfBuzz, with y downwards, rounded to font units (1000 per em). At 36 KB they
 * are too large for visitors' pages; only the administrator's lists load them in a browser.
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

/** Outlines by letter. */
export const outlines: ReadonlyMap<string, Outline> = new Map(Object.entries(table));
