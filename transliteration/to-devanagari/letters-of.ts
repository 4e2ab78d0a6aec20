/** Splits a Roman word into the letters that it writes: `achchha` is a, ch, chh, a. */

export interface RomanLetter {
  readonly text: string;
  readonly isVowel: boolean;
}

/** The longest first. */
const letter = /chh|ch|sh|kh|gh|jh|th|dh|ph|bh|aa|ee|oo|ai|au|ei|ou|[a-z]/g;

/** Other people's ways of writing the same letters. */
const sameLetter: Readonly<Record<string, string>> = { w: "v", ou: "au", c: "k" };

/** @param word in lower case; accents and apostrophes are ignored */
export function lettersOf(word: string): RomanLetter[] {
  const plain = word
    .normalize("NFD")
    .replace(/[^a-z]/g, "")
    .replaceAll("x", "ks")
    // Baby and party: no Hindi word ends so.
    .replace(/(?<=[^aeiou])y$/, "ee");
  return [...plain.matchAll(letter)].map(([text]) => ({
    text: sameLetter[text] ?? text,
    isVowel: /^[aeiou]/.test(text),
  }));
}
