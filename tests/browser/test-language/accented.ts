/**
 * The test language: English with an accent on each letter, and words a third longer. Addresses and codes stay. A
 * browser runs this module, too (accent-islands.ts), so it imports nothing.
 */

/** @returns the same text; what has accents already stays as it is */
function accented(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[A-Za-z]+(?!\p{M})/gu, (word) => lengthened(word).replaceAll(/./g, "$&\u0301"))
    .normalize("NFC");
}

function lengthened(word: string): string {
  return word + word.slice(-Math.round(word.length / 3) || word.length);
}

const shownProps = ["children", "aria-label", "title"];

/** @param texts a table, or what one of its functions has returned */
export function accentedTexts<Texts>(texts: Texts): Texts {
  return accent(texts) as Texts;
}

function accent(value: unknown): unknown {
  if (typeof value === "string") return accented(value);
  if (typeof value === "function") return (...given: unknown[]) => accent(value(...given));
  if (Array.isArray(value)) return value.map(accent);
  if (typeof value !== "object" || value === null) return value;
  const isElement = "$$typeof" in value && "props" in value;
  if (isElement) return { ...value, props: accentedProps(value.props as object) };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, accent(each)]));
}

function accentedProps(props: object): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, shownProps.includes(name) ? accent(value) : value]),
  );
}

/** @returns the words of two letters or more that have no accents */
export function unaccentedWords(text: string): string[] {
  return text.normalize("NFD").match(/[A-Za-z]{2,}/g) ?? [];
}
