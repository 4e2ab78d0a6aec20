/** What stands in a search box, as suggestions are asked for it. */

/** Characters, as many as the server looks at (catalogue/search/find-suggestions.ts). */
const longest = 100;

/** The server has nothing for less: two letters or digits, or one letter of Devanagari. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]|(?=\p{L})\p{Script=Devanagari}/su;

/** @returns the same for texts that find the same; null for a text for which nothing is suggested */
export function textToAsk(typed: string): string | null {
  const text = typed.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();
  return isEnough.test(text) ? Array.from(text).slice(0, longest).join("") : null;
}
