/**
 * The title that a line of lyrics makes, in Roman letters: `Dil-e-naadaan tujhe hua kya hai,` is `Dil-e-Naadaan Tujhe
 * Hua Kya Hai`.
 */

/** The first letter of each word; the e and o of Urdu, which join two words, stay small. */
const firstLetters = /(?<![\p{L}\p{M}]|[\p{L}\p{M}]['’])(?!(?<=-)[eo]-)\p{L}/gu;

/** @returns empty where the line has no Roman letters */
export function titleOf(line: string): string {
  const title = line.trim().replace(/[\s,;:।॥.…–—-]+$/u, "");
  if (!/\p{sc=Latin}/u.test(title)) return "";
  return title.replaceAll(firstLetters, (letter) => letter.toUpperCase());
}
