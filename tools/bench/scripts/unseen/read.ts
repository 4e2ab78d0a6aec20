/** Reads titles and lines in both scripts that no rule of the drafts was made from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SongInBothScripts } from "#transliteration";

export const unseenFiles = ["titles", "prose"] as const;
export type UnseenFile = (typeof unseenFiles)[number];

/**
 * @returns the lines of the file in their order
 * @throws if a line has not two columns
 */
export function readUnseen(file: UnseenFile): SongInBothScripts[] {
  const rows = readFileSync(join(import.meta.dirname, `${file}.tsv`), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => {
    const [devanagari, roman, ...more] = row.split("\t");
    if (!devanagari || !roman || more.length > 0) throw new Error(`Not two columns: ${row}`);
    return { devanagari, roman };
  });
}
