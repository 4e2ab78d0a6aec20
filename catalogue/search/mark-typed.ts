/** Marks in a name what somebody has typed of it so far: the beginnings of its words, and whole words that sound so. */
import { type MarkedText, partText } from "./marked-text.ts";
import { type Range, wordsOfText } from "./words-of-text.ts";

const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/**
 * @param name and typed in NFC
 * @param typed its last word may be a beginning, those before it are whole
 * @param sounding numbers of the words, from 1, whose sound is or begins with that of a typed one
 * @returns the name in pieces; in one piece where no word of it is like what was typed
 */
export function markTyped(name: string, typed: string, sounding: readonly number[]): MarkedText {
  const sought = wordsOfText(typed).map(([start, end]) => typed.slice(start, end).toLowerCase());
  const ranges: Range[] = [];
  for (const [place, [start, end]] of wordsOfText(name).entries()) {
    const text = name.slice(start, end);
    const length = typedLength(text, sought) || (sounding.includes(place + 1) ? text.length : 0);
    const last = ranges.at(-1);
    if (length === 0) continue;
    if (last && name.slice(last[1], start) === " ") ranges[ranges.length - 1] = [last[0], start + length];
    else ranges.push([start, start + length]);
  }
  return partText(name, ranges);
}

/** How much of a word has been typed letter by letter, in UTF-16 units. */
function typedLength(text: string, sought: readonly string[]): number {
  const small = text.toLowerCase();
  if (sought.includes(small)) return text.length;
  const begun = sought.at(-1) ?? "";
  return begun !== "" && small.startsWith(begun) ? wholeCharacters(text, begun.length) : 0;
}

/** A mark that parted a letter from its vowel sign would draw both wrong. */
function wholeCharacters(text: string, length: number): number {
  const ends = Array.from(graphemes.segment(text), ({ index, segment }) => index + segment.length);
  return ends.find((end) => text.slice(0, end).toLowerCase().length >= length) ?? text.length;
}
