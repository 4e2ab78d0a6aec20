/** The same for lines, and for words, that differ in nothing but case, punctuation and blanks: a corrected comma loses no note. */

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
