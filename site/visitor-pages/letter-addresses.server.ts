/** The addresses of the letters of an alphabetical list. */

/**
 * @param text of the address's `letter`
 * @returns the letter as the catalogue stores it, without diacritics; null if there is none
 */
export function readLetter(text: string | null): string | null {
  // PostgreSQL refuses the null character.
  const [letter] = text?.replaceAll("\0", "").normalize("NFD") ?? "";
  return letter?.toUpperCase() ?? null;
}

interface Letters {
  /** The letter that is shown; null if all are on one page. */
  readonly letter: string | null;
  /** All that have entries, in their order. */
  readonly letters: readonly string[];
}

/**
 * The list starts with its first letter, which therefore has the address of the list.
 * @param list address of the list
 */
export function addressOfLetter(list: string, { letter, letters }: Letters): string {
  if (letter === null || letter === letters[0]) return list;
  return `${list}?letter=${encodeURIComponent(letter)}`;
}

/** @returns a link for each letter: to its page, or to its group if all are on one page */
export function letterLinks(list: string, { letter, letters }: Letters) {
  return letters.map((other) => ({
    letter: other,
    address: letter === null ? `#${anchorOf(other)}` : addressOfLetter(list, { letter: other, letters }),
    isCurrent: other === letter,
  }));
}

/** @returns the id of the heading of a letter */
export function anchorOf(letter: string): string {
  return letter === "#" ? "letter-other" : `letter-${letter}`;
}
