/** Reads the files of the starter glossary: entries, and lists of words that need none. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const columns = ["word", "roman", "origin", "english", "hindi", "forms"] as const;

/** A line of a file. */
export type GlossaryLine = Readonly<Record<(typeof columns)[number], string>>;

/** @returns all entries, in the order of the files */
export async function readGlossary(): Promise<GlossaryLine[]> {
  const names = globSync("*.tsv", { cwd: import.meta.dirname }).sort();
  const texts = await Promise.all(names.map(read));
  return texts.flatMap(entriesOf);
}

/** @returns the entries of a file, whose first line names the columns; a line with fewer columns gives empty ones */
export function entriesOf(text: string): GlossaryLine[] {
  const lines = text.replace(/\n$/, "").split("\n").slice(1);
  return lines.map((line) => {
    const [word = "", roman = "", origin = "", english = "", hindi = "", forms = ""] = line.split("\t");
    return { word, roman, origin, english, hindi, forms };
  });
}

/** @returns the forms of an entry beside the one in the dictionary that rules do not find */
export function formsOf({ forms }: GlossaryLine): string[] {
  return forms.split(" ").filter(Boolean);
}

/** @returns words that readers of plain Hindi know, in Devanagari */
export function readCommonWords(): Promise<string[]> {
  return readWords("common-words.txt");
}

/** @returns words of entries whose meanings readers of today know from speech and films, in Devanagari */
export function readKnownWords(): Promise<string[]> {
  return readWords("known-words.txt");
}

/** @returns names in songs that need no explanation, in Devanagari */
export function readNames(): Promise<string[]> {
  return readWords("names.txt");
}

/** @returns the names by which poets call themselves in their last lines, in Devanagari */
export function readPenNames(): Promise<string[]> {
  return readWords("pen-names.txt");
}

async function readWords(name: string): Promise<string[]> {
  return (await read(name)).trimEnd().split("\n");
}

function read(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, name), "utf8");
}
