/** Reads the files of the starter glossary as tests need them. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { entriesOf, formsOf, type GlossaryLine } from "../read-glossary.ts";

const folder = join(import.meta.dirname, "..");

export const columns = ["word", "roman", "origin", "english", "hindi", "forms"] as const;

interface GlossaryFile {
  readonly name: string;
  readonly text: string;
  /** Its lines without the first, which names the columns. */
  readonly lines: readonly string[];
  readonly entries: readonly GlossaryLine[];
}

/** @returns the files of entries; a line with fewer columns than the first gives an entry with empty ones */
export function readGlossary(): GlossaryFile[] {
  return globSync("*.tsv", { cwd: folder }).map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const lines = text.replace(/\n$/, "").split("\n").slice(1);
    return { name: basename(name), text, lines, entries: entriesOf(text) };
  });
}

/** @returns the words of an entry that songs may have: its dictionary form and its irregular ones */
export function wordsOf(entry: GlossaryLine): string[] {
  return [entry.word, ...formsOf(entry)];
}

/**
 * @param name `common-words.txt`, which readers of plain Hindi know, or `names.txt`, which have no meaning to give
 * @returns its lines, a word each
 */
export function readWords(name: string): string[] {
  return readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
}
