/** Reads titles and lines in both scripts that no rule of the drafts was made from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const files = {
  "unseen titles": "titles.tsv",
  "unseen prose": "prose.tsv",
  "more titles": "more-titles.tsv",
  "more prose": "more-prose.tsv",
} as const;

export type UnseenText = keyof typeof files;
export const unseenTexts = Object.keys(files) as readonly UnseenText[];

interface UnseenLine {
  readonly devanagari: string;
  /** In Roman letters as the catalogue writes: long vowels doubled inside words, each letter of a cluster. */
  readonly house: string;
  /** In Roman letters as somebody types, each line in a manner of its own. */
  readonly typed: string;
}

/**
 * @returns the lines of the text in their order
 * @throws if a line has not three columns
 */
export function readUnseen(text: UnseenText): UnseenLine[] {
  const rows = readFileSync(join(import.meta.dirname, files[text]), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => {
    const [devanagari, house, typed, ...more] = row.split("\t");
    if (!devanagari || !house || !typed || more.length > 0) throw new Error(`Not three columns: ${row}`);
    return { devanagari, house, typed };
  });
}
