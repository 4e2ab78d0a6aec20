/** The test language: English with an accent on each letter, and words a third longer. Addresses and codes stay. */
import { cloneElement, isValidElement, type ReactElement } from "react";

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
  if (isValidElement(value)) return accentedElement(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, accent(each)]));
}

function accentedElement(element: ReactElement): ReactElement {
  const props = Object.entries(element.props as object).filter(([name]) => shownProps.includes(name));
  return cloneElement(element, accent(Object.fromEntries(props)) as object);
}

/** @returns the words of two letters or more that have no accents */
export function unaccentedWords(text: string): string[] {
  return text.normalize("NFD").match(/[A-Za-z]{2,}/g) ?? [];
}
