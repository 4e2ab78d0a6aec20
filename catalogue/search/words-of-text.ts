/** Splits a text into the words that a search counts. */

/** Start and end, in UTF-16 units. */
export type Range = readonly [number, number];

/**
 * The same rule as in private.plain_text: punctuation separates words, apostrophes and invisible characters do not.
 */
const word = /(?:['`´’‘]|\p{Default_Ignorable_Code_Point}|[^\s\p{P}\p{S}\p{C}])+/gu;

const letter = /[\p{L}\p{N}]/u;

/** @returns the words in order; the database numbers them from 1 */
export function wordsOfText(text: string): Range[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({ written, index })).flatMap(
    ({ written, index }) => (letter.test(written) ? [[index, index + written.length] as const] : []),
  );
}
