/** Finds the name by which a poet signs in the last couplet: there मोमिन is no believer, and अमीर is not rich. */
import { draftRoman } from "#transliteration";
import { spelledPlainly } from "./base-words.ts";
import type { Glossary } from "./glossary.ts";
import { romanKey } from "./roman-key.ts";

/** A shorter name is the beginning of too many others. */
const shortestKey = 3;

/**
 * @param devanagari the lyrics, or their draft
 * @param lyricists their names in either script; with none, only a couplet may be signed by a word of the language
 * @returns the words in Devanagari, as the last two lines have them
 */
export function signaturesIn(
  devanagari: string,
  lyricists: readonly string[],
  glossary: Pick<Glossary, "find" | "isPenName">,
): string[] {
  const { end, isCouplet } = endOf(devanagari);
  return wordsIn(end).filter((word) => {
    if (!glossary.isPenName(word)) return false;
    if (!glossary.find(word)) return true;
    return lyricists.length === 0 ? isCouplet : lyricists.some((name) => isPartOf(name, word));
  });
}

/** @returns the last two lines of the last stanza, and what is before them */
export function endOf(text: string): {
  readonly before: string;
  readonly end: string;
  readonly isCouplet: boolean;
} {
  const stanzas = text.trim().split(/\n\s*\n/);
  const lines = stanzas.at(-1)?.split("\n") ?? [];
  const before = [...stanzas.slice(0, -1), ...lines.slice(0, -2)].join("\n");
  return { before, end: lines.slice(-2).join("\n"), isCouplet: stanzas.length > 1 && lines.length === 2 };
}

/** @returns whether the name, such as Meerabai, has this word */
function isPartOf(name: string, word: string): boolean {
  const key = romanKey(draftRoman(word).text);
  return name.split(/\s+/).some((part) => {
    if (spelledPlainly(part) === spelledPlainly(word)) return true;
    const [one, other] = [romanKey(part), key].toSorted((a, b) => a.length - b.length) as [string, string];
    return one.length >= shortestKey && other.startsWith(one);
  });
}

function wordsIn(text: string): string[] {
  return [...new Set(text.normalize("NFC").match(/[\u0900-\u0963\u0970-\u097f]+/g))];
}
