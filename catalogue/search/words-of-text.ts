/** Where the words of a text stand that a search counts. */

/** From and to, in UTF-16 units. */
export type Range = readonly [number, number];

/** As private.plain_text parts words: apostrophes and what nobody sees part none, other signs do. */
const word = /(?:['`´’‘]|\p{Default_Ignorable_Code_Point}|[^\s\p{P}\p{S}\p{C}])+/gu;

const letter = /[\p{L}\p{N}]/u;

/** @returns the words in their order: the first is what the database calls 1 */
export function wordsOfText(text: string): Range[] {
  return Array.from(text.matchAll(word), ({ 0: written, index }) => ({ written, index })).flatMap(
    ({ written, index }) => (letter.test(written) ? [[index, index + written.length] as const] : []),
  );
}
