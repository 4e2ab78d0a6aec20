/** Marks in a name what somebody has typed of it so far: the beginnings of its words, and whole words that sound so. */
import { type MarkedText, markRanges } from "./marked-text.ts";
import { type Range, wordsOfText } from "./words-of-text.ts";

/**
 * @param name and typed in NFC
 * @param typed its last word may be a beginning, those before it are whole
 * @param sounding numbers of the words, from 1, whose sound is or begins with that of a typed one
 * @returns the name in pieces; in one piece where no word of it is like what was typed
 */
export function markTyped(name: string, typed: string, sounding: readonly number[]): MarkedText {
  const sought = wordsOfText(typed).map(([start, end]) => typed.slice(start, end).toLowerCase());
  const ranges = wordsOfText(name).flatMap(([start, end], place): Range[] => {
    const text = name.slice(start, end);
    const length = typedLength(text, sought) || (sounding.includes(place + 1) ? text.length : 0);
    return length === 0 ? [] : [[start, start + length]];
  });
  return markRanges(name, ranges);
}

/** How much of a word has been typed letter by letter, in UTF-16 units. */
function typedLength(text: string, sought: readonly string[]): number {
  const small = text.toLowerCase();
  if (sought.includes(small)) return text.length;
  const begun = sought.at(-1) ?? "";
  return begun !== "" && small.startsWith(begun) ? Math.min(begun.length, text.length) : 0;
}
