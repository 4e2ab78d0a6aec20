/** Marks the typed part of a suggested name: beginnings of its words, and whole words that sound like typed ones. */
import { type MarkedText, markRanges } from "./marked-text.ts";
import { type Range, wordsOfText } from "./words-of-text.ts";

/**
 * @param name in NFC
 * @param typed in NFC; its last word may be incomplete
 * @param sounding numbers of the words, from 1, whose sound equals or begins with that of a typed one
 */
export function markTyped(name: string, typed: string, sounding: readonly number[]): MarkedText {
  const sought = wordsOfText(typed).map(([start, end]) => typed.slice(start, end).toLowerCase());
  const ranges = wordsOfText(name).flatMap(([start, end], index): Range[] => {
    const text = name.slice(start, end);
    const length = typedLength(text, sought) || (sounding.includes(index + 1) ? text.length : 0);
    return length === 0 ? [] : [[start, start + length]];
  });
  return markRanges(name, ranges);
}

/** @returns the length of the typed beginning of a word, in UTF-16 units */
function typedLength(text: string, sought: readonly string[]): number {
  const lowerCase = text.toLowerCase();
  if (sought.includes(lowerCase)) return text.length;
  const incomplete = sought.at(-1) ?? "";
  return incomplete !== "" && lowerCase.startsWith(incomplete) ? Math.min(incomplete.length, text.length) : 0;
}
