/**
 * Compares two versions of a text: line by line, and word by word in lines that replace others. Never takes long,
 * whatever the texts.
 */
import { diffArrays } from "diff";

export interface Piece {
  readonly text: string;
  /** Whether the other version lacks it. */
  readonly isChanged: boolean;
}

export type ComparedLine =
  | { readonly kind: "same" | "removed" | "added"; readonly pieces: readonly Piece[] }
  /** So many equal lines are left out, or so many lines that are too many to show. */
  | { readonly kind: "skipped" | "too-many"; readonly count: number };

/** Equal lines that are shown before and after changed ones. */
const context = 2;
/** Of one text. */
const mostLines = 1_000;
/** Beyond so many changed lines or words, or milliseconds, all of them count as changed. */
const limitsOfLines = { maxEditLength: 2_000, timeout: 200 };
const limitsOfWords = { maxEditLength: 200, timeout: 10 };
/** Words are marked only in lines of which at least this share stays. */
const leastCommon = 0.3;
/** For the words of all lines of a text. */
const mostMsOfWords = 200;

/** @param was null for a version that had no predecessor: its text is shown without marks */
export function compareTexts(was: string | null, became: string): readonly ComparedLine[] {
  const lines = was === null ? linesOf(became).map(unmarked) : changedLines(linesOf(was), linesOf(became));
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), { kind: "too-many", count: lines.length - mostLines }];
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

function unmarked(text: string): ComparedLine {
  return { kind: "same", pieces: [{ text, isChanged: false }] };
}

function changedLines(was: readonly string[], became: readonly string[]): ComparedLine[] {
  const runs = runsOf(was, became, limitsOfLines);
  const endOfWords = performance.now() + mostMsOfWords;
  return runs.flatMap(({ same, removed, added }, place) => {
    if (same.length > 0) return shortened(same, place === 0, place === runs.length - 1);
    return replacedLines(removed, added, endOfWords);
  });
}

/** Equal tokens, or tokens that others have replaced. */
interface Run {
  readonly same: readonly string[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

function runsOf(was: readonly string[], became: readonly string[], limits: typeof limitsOfLines): Run[] {
  const head = equalAtStart(was, became);
  const tail = equalAtEnd(was.slice(head), became.slice(head));
  const middle = {
    removed: was.slice(head, was.length - tail),
    added: became.slice(head, became.length - tail),
  };
  const changes = diffArrays([...middle.removed], [...middle.added], limits);
  const same = (tokens: readonly string[]): Run[] =>
    tokens.length > 0 ? [{ same: tokens, removed: [], added: [] }] : [];
  return [
    ...same(was.slice(0, head)),
    ...(changes ? joined(changes) : [{ same: [], ...middle }]),
    ...same(was.slice(was.length - tail)),
  ];
}

function equalAtStart(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((token, place) => token !== other[place]);
  return end === -1 ? Math.min(one.length, other.length) : end;
}

function equalAtEnd(one: readonly string[], other: readonly string[]): number {
  return equalAtStart(one.toReversed(), other.toReversed());
}

/** What was removed and added at the same place becomes one run. */
function joined(changes: readonly { value: string[]; added: boolean; removed: boolean }[]): Run[] {
  const runs: Run[] = [];
  for (const { value, added, removed } of changes) {
    const last = runs.at(-1);
    if (!added && !removed) runs.push({ same: value, removed: [], added: [] });
    else if (last && last.same.length === 0)
      runs[runs.length - 1] = {
        same: [],
        removed: removed ? [...last.removed, ...value] : last.removed,
        added: added ? [...last.added, ...value] : last.added,
      };
    else runs.push({ same: [], removed: removed ? value : [], added: added ? value : [] });
  }
  return runs;
}

function shortened(lines: readonly string[], isFirst: boolean, isLast: boolean): ComparedLine[] {
  const before = isFirst ? 0 : context;
  const after = isLast ? 0 : context;
  const count = lines.length - before - after;
  // A line in the place of a line saves nothing.
  if (count < 2) return lines.map(unmarked);
  return [
    ...lines.slice(0, before).map(unmarked),
    { kind: "skipped", count },
    ...lines.slice(lines.length - after).map(unmarked),
  ];
}

function replacedLines(
  removed: readonly string[],
  added: readonly string[],
  endOfWords: number,
): ComparedLine[] {
  const pairs = removed.map((line, place) => comparedWords(line, added[place], endOfWords));
  return [
    ...removed.map((line, place) => ({
      kind: "removed" as const,
      pieces: pairs[place]?.removed ?? whole(line),
    })),
    ...added.map((line, place) => ({ kind: "added" as const, pieces: pairs[place]?.added ?? whole(line) })),
  ];
}

function whole(text: string): Piece[] {
  return [{ text, isChanged: true }];
}

/** @returns null for lines that have little in common, which are marked as a whole */
function comparedWords(line: string, other: string | undefined, endOfWords: number) {
  if (other === undefined || performance.now() > endOfWords) return null;
  const runs = runsOf(wordsOf(line), wordsOf(other), limitsOfWords);
  const common = lengthOf(runs.flatMap(({ same }) => same));
  if (common < leastCommon * Math.max(lengthOf(wordsOf(line)), lengthOf(wordsOf(other)))) return null;
  return { removed: piecesOf(runs, "removed"), added: piecesOf(runs, "added") };
}

/** A blank between changed words is marked with them. */
function piecesOf(runs: readonly Run[], side: "removed" | "added"): Piece[] {
  const pieces: Piece[] = [];
  runs.forEach((run, place) => {
    const isInner = place > 0 && place < runs.length - 1;
    const isBlank = run.same.length > 0 && lengthOf(run.same) === 0;
    const isChanged = run.same.length === 0 || (isInner && isBlank);
    const text = (run.same.length === 0 ? run[side] : run.same).join("");
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) pieces[pieces.length - 1] = { text: last.text + text, isChanged };
    else if (text !== "") pieces.push({ text, isChanged });
  });
  return pieces;
}

/** Without blanks, which all lines have in common. */
function lengthOf(words: readonly string[]): number {
  return words.join("").replaceAll(/\s+/g, "").length;
}

/**
 * With the blanks between them. Of scripts that the library's own words do not know, letters and their marks stay
 * together.
 */
function wordsOf(line: string): string[] {
  return line.split(/(\s+)/).filter((word) => word !== "");
}
