/**
 * Reads both scripts of a song and says what an editor may want to look at. It refuses nothing. Numbers of lines and
 * stanzas are not its matter: the form of a song compares them.
 */
import type { SongInBothScripts } from "../lexicon/align-words.ts";
import { emptyLexicon, type Lexicon } from "../lexicon/lexicon.ts";
import type { Script } from "../text/split-lines.ts";
import { findCopiedText } from "./copied-text.ts";
import { type Finding, gatherRemarks } from "./gather-remarks.ts";
import { findMarkup } from "./markup.ts";
import { pairWords } from "./pair-words.ts";
import { findPunctuation } from "./punctuation.ts";
import { findQuotationMarks } from "./quotation-marks.ts";
import type { Remark } from "./remark.ts";
import { findRepeatedLines } from "./repeated-lines.ts";
import { findScripts } from "./scripts.ts";
import { findDevanagariSpellings, findRomanSpellings } from "./spellings.ts";
import { findStrayCharacters } from "./stray-characters.ts";
import { linesWithPlaces, type TextLine, wordsWithPlaces } from "./text-lines.ts";
import { usualRomanOf } from "./usual-roman.ts";
import { findVowelSigns } from "./vowel-signs.ts";

/**
 * @param song both texts; either may be empty
 * @param lexicon words of the catalogue without those of this song, whose slips would count as usual
 * @returns remarks in the order of the lines, each for all its places
 */
export function proofread(song: SongInBothScripts, lexicon: Lexicon = emptyLexicon): Remark[] {
  const devanagari = readSigns(song.devanagari, "devanagari");
  const roman = readSigns(song.roman, "roman");
  const pairs = pairWords(devanagari.lines, roman.lines);
  const words = devanagari.lines.flatMap((line) => wordsWithPlaces(line, "devanagari"));
  const misspelled = findDevanagariSpellings(words, pairs, lexicon);
  // What a misspelled word is in Roman letters is not known.
  const doubtful = new Set(misspelled.map(({ place }) => place.start));
  const rightPairs = pairs.filter((pair) => !doubtful.has(pair.devanagari.start));
  const romanFindings = findRomanSpellings(rightPairs, usualRomanOf(song.devanagari, lexicon));
  const remarks = [
    ...gatherRemarks("devanagari", [
      ...devanagari.findings,
      ...withoutDoubles(misspelled, findRepeatedLines(devanagari.lines, "devanagari")),
    ]),
    ...gatherRemarks("roman", [
      ...roman.findings,
      ...withoutDoubles(romanFindings, findRepeatedLines(roman.lines, "roman")),
    ]),
  ];
  return remarks.toSorted((a, b) => (a.places[0]?.line ?? 0) - (b.places[0]?.line ?? 0));
}

/** @returns what needs no other script, and the lines without what was copied by mistake */
function readSigns(text: string, script: Script) {
  const lines = linesWithPlaces(text);
  const noWords = [...findCopiedText(text, lines), ...findMarkup(lines)];
  const rest = blank(lines, noWords);
  return {
    lines: rest,
    findings: [
      ...noWords,
      ...findStrayCharacters(lines),
      ...findScripts(rest, script),
      ...findVowelSigns(rest),
      ...findPunctuation(rest, script),
      ...findQuotationMarks(rest),
    ],
  };
}

/** Puts a sign that is no letter, space or punctuation in the place of each character that was found. */
function blank(lines: readonly TextLine[], findings: readonly Finding[]): TextLine[] {
  const byLine = new Map<number, Finding[]>();
  for (const finding of findings) {
    const known = byLine.get(finding.place.line);
    if (known) known.push(finding);
    else byLine.set(finding.place.line, [finding]);
  }
  return lines.map((line) => {
    const found = byLine.get(line.number);
    if (!found) return line;
    const letters = line.text.split("");
    for (const { place } of found) letters.fill("\ufffc", place.start - line.start, place.end - line.start);
    return { ...line, text: letters.join("") };
  });
}

/** A word that is spelled in two ways is not told again because its line is repeated. */
function withoutDoubles(spellings: readonly Finding[], repeated: readonly Finding[]): Finding[] {
  const told = new Set(spellings.map(({ place }) => place.start));
  return [...spellings, ...repeated.filter(({ place }) => !told.has(place.start) && told.add(place.start))];
}
