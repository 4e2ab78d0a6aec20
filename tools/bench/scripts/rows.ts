/** Rows of the benchmark of drafts about shares of words, and the words that are drafted wrongly. */
import type { Row } from "../row.ts";
import { type DraftScore, isExact, type JudgedLine } from "./score-drafts.ts";

/** The least share of wrong words that is marked, and the most of all words. */
export interface MarkBars {
  readonly wrongMarked: number;
  readonly marked: number;
}

/** @param bar the least share, if it has to reach one */
export function rowOfShare(question: string, ours: number, reference = "", bar?: number): Row {
  return {
    question,
    ours: percent(ours),
    reference,
    ratio: "",
    bar: bar === undefined ? "" : `at least ${percent(bar)}`,
    reached: bar === undefined || ours >= bar,
  };
}

export function rowOfMarks(about: string, { marked, wrongMarked, words }: DraftScore, bars: MarkBars): Row {
  return {
    question: `${about}, wrong words that are marked unsure`,
    ours: percent(wrongMarked),
    reference: `marked of all ${words.toLocaleString("en")} words: ${percent(marked)}`,
    ratio: "",
    bar: `at least ${percent(bars.wrongMarked)}, at most ${percent(bars.marked)} of all marked`,
    reached: wrongMarked >= bars.wrongMarked && marked <= bars.marked,
  };
}

export function printMisses(about: string, lines: readonly JudgedLine[]): void {
  console.log(`${about}:`);
  for (const word of lines.flat().filter((one) => !isExact(one))) {
    const mark = word.isUnsure ? ", marked" : "";
    console.log(`  ${word.source} → ${word.draft}, written ${word.written}${mark}`);
  }
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
