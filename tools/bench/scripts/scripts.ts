/**
 * Are the drafts of the other script as people write it? Each starter song is drafted by what the others teach, and
 * titles and lines that no rule was made from by what all of them teach.
 */
import { draftDevanagari, draftRoman, learnPairs, learnWords, lexiconOf } from "#transliteration";
import type { BenchOptions } from "../bench.ts";
import type { Row } from "../row.ts";
import { inBothScripts, leaveOneOut, linesOf, readStarterSongs, type StarterSong } from "./leave-one-out.ts";
import { percent, printMisses, rowOfMarks, rowOfShare } from "./rows.ts";
import { type Direction, scoreDrafts } from "./score-drafts.ts";
import { rowsOfUnseen } from "./unseen/rows-of-unseen.ts";

/** Least shares of words, and the most that may be marked. */
interface Bars {
  readonly exact: number;
  readonly loose?: number;
  readonly rulesExact: number;
}

const bars: Readonly<Record<Direction, Bars>> = {
  "to Roman": { exact: 0.96, loose: 0.985, rulesExact: 0.91 },
  "to Devanagari": { exact: 0.93, rulesExact: 0.8 },
};
const markBars = { wrongMarked: 0.6, marked: 0.12 };

const linesOfSong = 40;
const mostMilliseconds = 50;

export async function benchScripts({ misses }: BenchOptions): Promise<Row[]> {
  const songs = readStarterSongs();
  return (["to Roman", "to Devanagari"] as const).flatMap((direction) => [
    ...rowsOfQuality(songs, direction, misses),
    rowOfTime(songs, direction),
    ...rowsOfUnseen(songs, direction, misses),
  ]);
}

function rowsOfQuality(songs: readonly StarterSong[], direction: Direction, misses: boolean): Row[] {
  const drafted = leaveOneOut(songs, { direction, hasLexicon: true, correctedLines: 0 });
  if (misses) printMisses(direction, drafted);
  const score = scoreDrafts(drafted, direction);
  const rules = scoreDrafts(
    leaveOneOut(songs, { direction, hasLexicon: false, correctedLines: 0 }),
    direction,
  );
  const corrected = scoreDrafts(
    leaveOneOut(songs, { direction, hasLexicon: true, correctedLines: 4 }),
    direction,
  );
  const { exact, loose, rulesExact } = bars[direction];
  const row = (what: string, ours: number, reference?: string, bar?: number) =>
    rowOfShare(`${direction}, ${what}`, ours, reference, bar);
  return [
    row("words as people wrote them", score.exact, "", exact),
    row("the same, loosely", score.loose, "", loose),
    row("the same, with capitals", score.withCapitals),
    row("lines as people wrote them", score.lines),
    row("words by the rules alone", rules.exact, `loosely: ${percent(rules.loose)}`, rulesExact),
    row("words after four corrected lines", corrected.exact, `loosely: ${percent(corrected.loose)}`),
    rowOfMarks(direction, score, markBars),
  ];
}

function rowOfTime(songs: readonly StarterSong[], direction: Direction): Row {
  const known = inBothScripts(songs);
  const lexicon = lexiconOf(learnPairs(known), learnWords(known.map(({ devanagari }) => devanagari)));
  const isToRoman = direction === "to Roman";
  const lines = known.flatMap(({ devanagari, roman }) => linesOf(isToRoman ? devanagari : roman));
  const times: number[] = [];
  for (let i = 0; i + linesOfSong <= lines.length; i += linesOfSong) {
    const text = lines.slice(i, i + linesOfSong).join("\n");
    const start = performance.now();
    if (isToRoman) draftRoman(text, { lexicon });
    else draftDevanagari(text, { lexicon });
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    question: `${direction}, a song of ${linesOfSong} lines, median`,
    ours: `${median.toFixed(1)} ms`,
    reference: `longest of ${sorted.length}: ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
    ratio: "",
    bar: `under ${mostMilliseconds} ms`,
    reached: median < mostMilliseconds,
  };
}
