/** Marks in a name what somebody has typed of it so far: the beginnings of its words, in the other script whole words. */
import { type MarkedLine, soundOf, type TextPiece } from "./mark-match.ts";

/** From and to, in UTF-16 units. */
type Range = readonly [number, number];

const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
const graphemes = new Intl.Segmenter("hi", { granularity: "grapheme" });

/** One sound begins too many words. */
const leastSound = 2;

/**
 * @param name and typed in NFC
 * @param typed its last word may be a beginning, those before it are whole
 * @returns the name in pieces; in one piece where no word of it is like what was typed
 */
export function markTyped(name: string, typed: string): MarkedLine {
  const sought = Array.from(typed.toLowerCase().matchAll(word), ([text]) => text);
  const ranges: Range[] = [];
  for (const { 0: text, index } of name.matchAll(word)) {
    const length = Math.max(
      0,
      ...sought.map((each, place) => typedOf(text, each, place === sought.length - 1)),
    );
    const last = ranges.at(-1);
    if (length === 0) continue;
    if (last && name.slice(last[1], index) === " ") ranges[ranges.length - 1] = [last[0], index + length];
    else ranges.push([index, index + length]);
  }
  return pieces(name, ranges);
}

/** How much of a word has been typed, in UTF-16 units. */
function typedOf(text: string, typed: string, isLast: boolean): number {
  const small = text.toLowerCase();
  if (small === typed) return text.length;
  if (isLast && small.startsWith(typed)) return wholeCharacters(text, typed.length);
  const [sound, typedSound] = [soundOf(text), soundOf(typed)];
  const isAlike = isLast ? sound.startsWith(typedSound) : sound === typedSound;
  return isAlike && typedSound.length >= leastSound ? text.length : 0;
}

/** A mark that parted a letter from its vowel sign would draw both wrong. */
function wholeCharacters(text: string, length: number): number {
  const ends = Array.from(graphemes.segment(text), ({ index, segment }) => index + segment.length);
  return ends.find((end) => text.slice(0, end).toLowerCase().length >= length) ?? text.length;
}

function pieces(name: string, ranges: readonly Range[]): TextPiece[] {
  const ends = [0, ...ranges.flat(), name.length];
  return ends
    .slice(1)
    .map((end, place) => ({ text: name.slice(ends[place], end), isMatch: place % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
