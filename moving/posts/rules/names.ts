/** Separates the names of people in a text, as the rules say, and cleans names of films. */
import { sameLetters, withYearOfFilm } from "../../../exchange/reading/index.ts";
import type { RuleField, Rules } from "./rules.ts";

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

/** @returns what a credit or a part of a title says of a field; empty where that is nothing */
export function plainValue(field: RuleField, text: string, rules: Rules): string {
  if (field === "album") return filmIn(text);
  if (field === "title") return titleIn(text);
  if (field === "year") return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0] ?? "";
  return field === "genre" ? text.trim() : namesIn(text, rules).join(", ");
}

/** Without quotation marks around it, and without a number before it. */
export function titleIn(text: string): string {
  const title = text
    .trim()
    .replace(/^\d{1,3}[.)]\s+(?=\p{L})/u, "")
    .replaceAll(/^["“”'‘’«\s*]+|["“”'‘’»\s*.,]+$/g, "")
    .replace(/(?<=\s)title$/i, "$& Song");
  return title || text.trim();
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
