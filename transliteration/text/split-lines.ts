/** Lines of a text, and the words of a line with what stands between them. */
/**
 * In UTF-16 units. Longer words are no words: they are neither drafted nor learned. Those of Sanskrit hymns have up
 * to 60.
 */
export const longestWord = 100;

export type Script = "devanagari" | "roman";

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
}

/** Letters and signs with joiners, without dandas and digits (U+0964 to U+096F). */
const devanagariWord = /[\u0900-\u0963\u0970-\u097f][\u0900-\u0963\u0970-\u097f\u200c\u200d]*/gu;
/** An apostrophe inside a word is part of it: mudda'a. */
const romanWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’ʼ][\p{Script=Latin}\p{M}]+)*/gu;

export function splitLines(text: string): string[] {
  return text.split(/\r\n|[\n\r]/);
}

/** @returns all of the line, in order; words of another script are not words here */
export function splitWords(line: string, script: Script): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of line.matchAll(script === "roman" ? romanWord : devanagariWord)) {
    if (index > end) pieces.push({ text: line.slice(end, index), isWord: false });
    pieces.push({ text: word, isWord: true });
    end = index + word.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), isWord: false });
  return pieces;
}

export function wordsOf(line: string, script: Script): string[] {
  return splitWords(line, script)
    .filter(({ isWord }) => isWord)
    .map(({ text }) => text);
}
