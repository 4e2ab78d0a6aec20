/** Pairs the words of a song's two scripts. */
import { longestWord, splitLines, wordsOf } from "../text/split-lines.ts";
import { soundKey } from "./sound-key.ts";
import { soundOfDevanagari } from "./sound-of-devanagari.ts";

export interface SongInBothScripts {
  readonly devanagari: string;
  readonly roman: string;
}

export interface AlignedWord {
  readonly devanagari: string;
  readonly roman: string;
  /** Whether it begins a line. */
  readonly isFirst: boolean;
}

/** In words; in longer lines words are not looked for by their sound, which takes the square of the time. */
const longestLine = 200;

/** @returns nothing if the scripts differ in their number of lines, empty ones not counted */
export function alignWords({ devanagari, roman }: SongInBothScripts): AlignedWord[] {
  const [left, right] = [linesOf(devanagari, "devanagari"), linesOf(roman, "roman")];
  if (left.length !== right.length) return [];
  return left
    .flatMap((line, i) => alignLine(line, right[i] ?? []))
    .filter((pair) => Math.max(pair.devanagari.length, pair.roman.length) <= longestWord);
}

function linesOf(text: string, script: "devanagari" | "roman"): string[][] {
  return splitLines(text)
    .map((line) => wordsOf(line, script))
    .filter((words) => words.length > 0);
}

function alignLine(devanagari: readonly string[], roman: readonly string[]): AlignedWord[] {
  return matchWords(devanagari, roman).map(([i, j]) => ({
    devanagari: devanagari[i] ?? "",
    roman: roman[j] ?? "",
    isFirst: i === 0 && j === 0,
  }));
}

/**
 * @param devanagari words of a line
 * @param roman words of the same line in Roman letters
 * @returns the places of words that stand for each other, in their order
 */
export function matchWords(devanagari: readonly string[], roman: readonly string[]): [number, number][] {
  if (devanagari.length === roman.length) return devanagari.map((_, i) => [i, i]);
  return Math.max(devanagari.length, roman.length) > longestLine ? [] : matchBySound(devanagari, roman);
}

/** Words that sound alike, in the same order in both lines, as many as there are (the longest common subsequence). */
function matchBySound(devanagari: readonly string[], roman: readonly string[]): [number, number][] {
  const [left, right] = [devanagari.map(soundOfDevanagari), roman.map(soundKey)];
  const most = left.map(() => right.map(() => 0));
  const at = (i: number, j: number) => most[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const row = most[i];
      if (row) row[j] = left[i] === right[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
