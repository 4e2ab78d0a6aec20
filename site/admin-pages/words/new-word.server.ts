/** The form of a new word begins with the word that was asked for, and with its Roman spelling. */
import type { WordInput } from "#catalogue";
import { draftRoman } from "#transliteration";

/** More is no word. */
const longest = 60;

/** @param asked of the address; empty for an empty form */
export function newWord(asked: string): WordInput {
  const word = asked.trim().slice(0, longest);
  const roman = draftRoman(word)
    .text.toLowerCase()
    .replaceAll(/[^a-z'-]/g, "");
  return { word, roman, origin: "", english: "", hindi: "", forms: "" };
}
