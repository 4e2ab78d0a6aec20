/** Separates the names of people in a text, as the rules say, and cleans names of films. */
import { sameLetters, withYearOfFilm } from "../../../exchange/reading/index.ts";
import type { Rules } from "./rules.ts";

/** @returns the people, each once, without those who are nobody; duos as the rules write them */
export function namesIn(text: string, rules: Rules): readonly string[] {
  const plain = text
    .normalize("NFC")
    .replaceAll(/\((?:[^()]*)\)/g, " ")
    .replaceAll(/\s+/g, " ");
  const names = plain.split(/\s*[,;]\s*/).flatMap((part) => {
    const one = rules.oneNames.get(sameLetters(part));
    return one ? [one] : part.split(rules.betweenNames);
  });
  const seen = new Set<string>();
  return names.flatMap((each) => {
    const name = each
      .replace(/^(?:by|sung by|singers?|late|-)\s+/i, "")
      .replace(/\s+songs?$/i, "")
      .replaceAll(/^[\s"“”'‘’.:*-]+|[\s"“”'‘’:*!।-]+$/g, "");
    const key = sameLetters(name);
    if (key === "" || name.length > 100 || rules.nobody.has(key) || seen.has(key)) return [];
    seen.add(key);
    return [rules.oneNames.get(key) ?? name];
  });
}

/** `Movie: “Devdas” 2002` is `Devdas (2002)`. */
export function filmIn(text: string): string {
  const plain = text
    .normalize("NFC")
    .trim()
    .replace(/^from\s+/i, "")
    .replace(/^(?:the\s+)?(?:film|movie|album|फ़िल्म|फिल्म)\s*[:：-]?\s+/iu, "")
    .replace(/\s+(?:film|movie|movie songs?|songs?|फ़िल्म|फिल्म)(?=\s*(?:\(\d{4}\))?$)/iu, "")
    .replaceAll(/[“”"«»]|(?<![\p{L}\p{M}])['‘]|['’](?![\p{L}\p{M}])/gu, "");
  return withYearOfFilm(plain.trim());
}

export function withoutYear(film: string): string {
  return film.replace(/\s*\(\d{4}\)$/, "");
}
