/** Lines and words of a text with their places in it. */
import { type Script, splitWords } from "../text/split-lines.ts";

export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  /** Without its line end. */
  readonly text: string;
}

export interface WordInText {
  readonly text: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export function linesWithPlaces(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const { 0: lineEnd, index } of text.matchAll(/\r\n|[\n\r]|$/g)) {
    lines.push({ number: lines.length + 1, start, text: text.slice(start, index) });
    start = index + lineEnd.length;
  }
  return lines;
}

export function wordsWithPlaces({ number, start, text }: TextLine, script: Script): WordInText[] {
  const words: WordInText[] = [];
  let at = start;
  for (const piece of splitWords(text, script)) {
    const end = at + piece.text.length;
    if (piece.isWord) words.push({ text: piece.text, line: number, start: at, end });
    at = end;
  }
  return words;
}

/** @returns groups of lines between blank lines */
export function stanzasOf(lines: readonly TextLine[]): TextLine[][] {
  const stanzas: TextLine[][] = [];
  let isInside = false;
  for (const line of lines) {
    const isBlank = line.text.trim() === "";
    if (!isBlank && isInside) stanzas.at(-1)?.push(line);
    else if (!isBlank) stanzas.push([line]);
    isInside = !isBlank;
  }
  return stanzas;
}

/** Matches of a pattern in each line. */
export function placesOf(
  lines: readonly TextLine[],
  pattern: RegExp,
): {
  readonly match: RegExpMatchArray;
  readonly line: TextLine;
  readonly start: number;
  readonly end: number;
}[] {
  // Most lines have none, and to ask that first is much faster.
  const found = lines.filter(({ text }) => text.search(pattern) !== -1);
  return found.flatMap((line) =>
    [...line.text.matchAll(pattern)].map((match) => {
      const start = line.start + match.index;
      return { match, line, start, end: start + match[0].length };
    }),
  );
}
