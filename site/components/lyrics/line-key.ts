/**
 * Words and lines of lyrics, and keys that are the same for those that differ in nothing but case, punctuation and
 * blanks.
 */

/** A word of lyrics in either script. */
export const wordPattern =
  /[\u0900-\u0963\u0970-\u097f]+|\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ʼ][\p{Script=Latin}\p{M}]+)*/gu;

export function lineKey(line: string): string {
  return line
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

export function wordKey(word: string): string {
  return word.normalize("NFC").toLowerCase().trim();
}
