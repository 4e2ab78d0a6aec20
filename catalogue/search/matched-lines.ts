/** Finds the line of a song's words that a query matched, and the same line in the other script. */
import { holdsLetters, type MarkedLine, markLetters, markSound, matchSound, soundOf } from "./mark-match.ts";

export interface MatchedLines {
  readonly roman: MarkedLine | null;
  readonly hindi: MarkedLine | null;
}

/** Of the letter pairs of two lines, how many must be the same before they are taken for one line. */
const alikeEnough = 0.5;

/**
 * @param words both texts as stored; null where one does not exist
 * @param query as the visitor typed it
 * @returns both null where only a name or the title matched
 */
export function findMatchedLines(
  words: { readonly roman: string | null; readonly hindi: string | null },
  query: string,
): MatchedLines {
  const roman = linesOf(words.roman);
  const hindi = linesOf(words.hindi);
  const inRoman = lineOf(roman, query);
  if (inRoman) return { roman: inRoman.marked, hindi: otherLine(roman, inRoman.place, hindi, query) };
  const inHindi = lineOf(hindi, query);
  if (inHindi) return { roman: otherLine(hindi, inHindi.place, roman, query), hindi: inHindi.marked };
  return { roman: null, hindi: null };
}

/**
 * The same for a query that no line holds as it is typed: the lines that sound most like it, each script for itself.
 * @returns both null where no line has enough of it
 */
export function findSoundingLines(
  words: { readonly roman: string | null; readonly hindi: string | null },
  query: string,
): MatchedLines {
  return {
    roman: soundingLine(linesOf(words.roman), query),
    hindi: soundingLine(linesOf(words.hindi), query),
  };
}

function soundingLine(lines: readonly string[], query: string): MarkedLine | null {
  let best: ReturnType<typeof matchSound> = null;
  for (const line of lines) {
    const match = matchSound(line, query);
    if (match && match.share > (best?.share ?? 0)) best = match;
    if (best?.share === 1) break;
  }
  return best?.marked ?? null;
}

/** Stanzas do not matter here: blank lines go. */
function linesOf(text: string | null): string[] {
  if (text === null) return [];
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function lineOf(lines: readonly string[], query: string) {
  const place = lines.findIndex((line) => holdsLetters(line, query));
  const marked = markLetters(lines[place] ?? "", query);
  return marked && { place, marked };
}

function otherLine(
  lines: readonly string[],
  place: number,
  others: readonly string[],
  query: string,
): MarkedLine | null {
  const line = lines.length === others.length ? others[place] : likest(lines[place] ?? "", others);
  return line === undefined ? null : markSound(line, query);
}

/** Where one script has fewer lines, as when a refrain is written once: the line that sounds most like it. */
function likest(line: string, others: readonly string[]): string | undefined {
  const pairs = pairsOf(line);
  let best: string | undefined;
  let bestLikeness = alikeEnough;
  for (const other of others) {
    const likeness = likenessOf(pairs, pairsOf(other));
    if (likeness <= bestLikeness) continue;
    best = other;
    bestLikeness = likeness;
  }
  return best;
}

function pairsOf(line: string): Set<string> {
  const sound = soundOf(line);
  return new Set(Array.from({ length: Math.max(0, sound.length - 1) }, (_, i) => sound.slice(i, i + 2)));
}

/** Dice's coefficient. */
function likenessOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, some.size + others.size);
}
