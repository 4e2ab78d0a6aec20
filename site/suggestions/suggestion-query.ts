/** What is asked for the text that somebody types into a search box. */

/** Characters; the server ignores the rest (catalogue/search/find-suggestions.ts). */
const maxLength = 100;

/** Two letters or digits, or one letter of Devanagari: the server suggests nothing for less. */
const minimalQuery = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

/**
 * @returns the query for a typed text, normalised so that equal queries share a cached response; null if it is too
 * short
 */
export function suggestionQuery(typed: string): string | null {
  const text = typed.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  return minimalQuery.test(text) ? Array.from(text).slice(0, maxLength).join("") : null;
}
