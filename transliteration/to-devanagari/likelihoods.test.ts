import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { likelySpellings } from "../choices/choices.ts";
import { alignWords } from "../lexicon/align-words.ts";
import { isSanskritLine, type Language, languageOfRoman } from "../text/language.ts";
import { splitLines, wordsOf } from "../text/split-lines.ts";
import { grammarWord } from "./grammar-words.ts";
import { isHomograph } from "./homographs.ts";
import * as likelihoods from "./likelihoods.ts";
import { nativeStem } from "./native-stems.ts";
import { type Manner, placesInDevanagari } from "./places.ts";
import { type PlaceByRow, type Row, readTable } from "./read-likelihoods.ts";

interface Word {
  readonly devanagari: string;
  readonly roman: string;
  readonly manner: Manner;
}

const file = join(import.meta.dirname, "../../postgres/starter-catalogue/starter-catalogue.json");

/**
 * The words of the starter songs that have both scripts, each once in each language, that no list of words decides.
 */
function wordsOfStarterSongs(): Word[] {
  const { songs } = JSON.parse(readFileSync(file, "utf8"));
  const words = songs.flatMap((song: Readonly<Record<string, string>>) => {
    const [hindi, roman] = [splitLines(song.lyrics_hindi ?? ""), splitLines(song.lyrics_english ?? "")];
    const language = languageOfRoman(roman.map((line) => wordsOf(line, "roman")));
    return hindi.length === roman.length
      ? roman.flatMap((line, i) => wordsOfLine(hindi[i] ?? "", line, language))
      : [];
  });
  return [...new Map<string, Word>(words.map((word: Word) => [JSON.stringify(word), word])).values()];
}

function wordsOfLine(devanagari: string, roman: string, language: Language): Word[] {
  const own = isSanskritLine(wordsOf(roman, "roman"), "roman") ? "sanskrit" : language;
  const pairs = alignWords({ devanagari, roman });
  return pairs.flatMap((pair, i) => {
    const lower = pair.roman.toLowerCase();
    const isInList = grammarWord(lower) ?? nativeStem(lower) ?? isHomograph(lower);
    if (own !== "sanskrit" && isInList) return [];
    const manner = {
      language: own,
      isName: i > 0 && pair.roman !== lower,
      leavesLengthOpen: false,
      endsLine: i === pairs.length - 1,
    };
    return [{ devanagari: pair.devanagari, roman: lower, manner }];
  });
}

/** @returns for each row how often its texts were written */
function countRows(words: readonly Word[]): Map<Row, number[]> {
  const counts = new Map<Row, number[]>();
  for (const { devanagari, roman, manner } of words) {
    const places = placesInDevanagari(roman, manner);
    const written = likelySpellings(places, 64).find(
      ({ text }) => text.normalize("NFC") === devanagari.normalize("NFC"),
    );
    if (!written) continue;
    for (const [i, place] of places.filter(({ options }) => options.length > 1).entries()) {
      const { row, options } = place as Partial<PlaceByRow> & typeof place;
      const taken = written.taken[i];
      if (!row || !taken) continue;
      const count = counts.get(row) ?? row.shares.map(() => 0);
      counts.set(row, count.with(options.indexOf(taken), (count[options.indexOf(taken)] ?? 0) + 1));
    }
  }
  return counts;
}

/** Fewer words than this say nothing. */
const leastWords = 8;

/**
 * @returns the shares in the songs that chance does not explain, which are further off than two and a half deviations
 */
function differencesIn(counts: ReadonlyMap<Row, readonly number[]>): string[] {
  return [...counts].flatMap(([row, count]) => {
    const words = count.reduce((sum, one) => sum + one, 0);
    if (words < leastWords) return [];
    return row.shares.flatMap(([text, share], i) => {
      const counted = (count[i] ?? 0) / words;
      const chance = 0.02 + 2.5 * Math.sqrt((share * (1 - share)) / words);
      if (Math.abs(counted - share) <= chance) return [];
      const percent = (part: number) => `${Math.round(part * 100)} %`;
      const where = `${row.where.source} ${row.kind.source}`;
      return [`${where}: ${text} ${percent(share)}, counted ${percent(counted)} of ${words}`];
    });
  });
}

const counts = countRows(wordsOfStarterSongs());

test("the starter songs choose as often as the tables say", () => {
  expect(counts.size).toBeGreaterThan(100);
  expect(differencesIn(counts)).toEqual([]);
});

test("a row that says something else than the songs is named", () => {
  const row = likelihoods.consonants.n?.at(-1);
  const [planted] = readTable(".  .  न 50 ण 50");
  const count = row && counts.get(row);
  expect(count && planted && differencesIn(new Map([[planted, count]]))).toHaveLength(2);
});

test("the last row of each table of letters holds for all words", () => {
  const { joins, innerNasals, lastA, vocalicR, lastConsonants, consonants, vowels, finalNasals } =
    likelihoods;
  const tables = [joins, innerNasals, lastA, vocalicR, lastConsonants];
  for (const table of [
    ...tables,
    ...[consonants, vowels, finalNasals].flatMap(Object.values<readonly Row[]>),
  ])
    expect([table.at(-1)?.where.source, table.at(-1)?.kind.source]).toEqual([".", "."]);
});
