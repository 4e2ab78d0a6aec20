/** Drafts the Devanagari of a text in Roman letters. */
import { learnConventions } from "../choices/conventions.ts";
import { type Candidate, doubtOf, offered } from "../choices/rank.ts";
import type { DraftOptions } from "../draft-options.ts";
import { alignWords } from "../lexicon/align-words.ts";
import { pairsOfSong } from "../lexicon/learn-words.ts";
import { emptyLexicon, lexiconOf } from "../lexicon/lexicon.ts";
import { type Draft, type DraftLine, type DraftWord, draftOf, keptWord } from "../text/draft.ts";
import { isSanskritLine, type Language, languageOfRoman } from "../text/language.ts";
import { longestWord, splitLines, splitWords, wordsOf } from "../text/split-lines.ts";
import { englishOfLine, looksEnglish } from "../words/english.ts";
import { abbreviationInDevanagari, isDot } from "../words/letter-names.ts";
import { placesInDevanagari } from "./places.ts";
import {
  type DevanagariEvidence,
  dependsOnNeighbours,
  isUnknown,
  rankDevanagari,
  type WordInLine,
} from "./rank-devanagari.ts";
import { countDoubledA } from "./undoubled-vowels.ts";

/** A word is marked if our estimate that it is wrong exceeds this. In Urdu fewer are wrong than we estimate. */
const doubtOfUnsure: Readonly<Record<Language, number>> = {
  hindi: 0.145,
  urdu: 0.28,
  braj: 0.2115,
  sanskrit: 0.23,
};

/**
 * `Dil-e-naadaan tujhe hua kya hai` becomes `दिल-ए-नादान तुझे हुआ क्या है`. Keeps lines, punctuation, digits and
 * words of other scripts.
 * @param text lyrics, a stanza, a title or a name
 */
export function draftDevanagari(text: string, options: DraftOptions = {}): Draft {
  const lines = splitLines(text);
  const song = lines.map((line) => wordsOf(line, "roman"));
  const { lexicon = emptyLexicon, corrected } = options;
  const language = options.language ?? languageOfRoman(song);
  const written = corrected ? alignWords(corrected) : [];
  const evidence: DevanagariEvidence = {
    language,
    doubledA: countDoubledA(text),
    lexicon,
    romanOfKnown: new Map(),
    corrected: corrected ? lexiconOf(pairsOfSong(corrected)) : emptyLexicon,
    conventions: learnConventions(
      written.map(({ devanagari, roman }) => ({
        places: placesInDevanagari(roman.toLowerCase(), {
          language,
          isName: false,
          leavesLengthOpen: false,
          endsLine: false,
        }),
        text: devanagari.normalize("NFC"),
      })),
    ),
  };
  const known = new Map<string, Candidate[]>();
  return draftOf(
    lines.map((line, i) => {
      const isSanskrit = options.language === undefined && isSanskritLine(song[i] ?? [], "roman");
      return draftLine(line, isSanskrit ? { ...evidence, language: "sanskrit" } : evidence, known);
    }),
  );
}

function draftLine(line: string, evidence: DevanagariEvidence, known: Map<string, Candidate[]>): DraftLine {
  const pieces = splitWords(line, "roman");
  const words = pieces.filter(({ isWord }) => isWord).map(({ text }) => text);
  const english = englishOfLine(
    words.map((word) => word.toLowerCase()),
    "roman",
  );
  let next = 0;
  return {
    pieces: pieces.map(({ text, isWord }, i) => {
      if (!isWord) return text;
      const place = next++;
      if (isSignOfRepeat(text, pieces[i - 1]?.text, pieces[i + 1]?.text)) return text;
      const abbreviation = abbreviationInDevanagari(text, isDot(pieces[i + 1]?.text));
      const listed = abbreviation ? [abbreviation] : english[place];
      return draftWord(inLine(words, place, listed), evidence, known);
    }),
  };
}

/** The x of (x2), [x3] or 2x. */
function isSignOfRepeat(text: string, before = "", after = ""): boolean {
  return /^x$/i.test(text) && (/^\d/.test(after) || /\d$/.test(before));
}

function inLine(words: readonly string[], i: number, english: readonly string[] | undefined): WordInLine {
  const source = words[i] ?? "";
  return {
    source,
    roman: source.toLowerCase(),
    before: words[i - 1]?.toLowerCase(),
    after: words[i + 1]?.toLowerCase(),
    isName: i > 0 && source !== source.toLowerCase(),
    english,
  };
}

function draftWord(
  word: WordInLine,
  evidence: DevanagariEvidence,
  known: Map<string, Candidate[]>,
): DraftWord {
  const { source, roman, before, after, isName, english } = word;
  if (source.length > longestWord) return keptWord(source);
  const neighbours = dependsOnNeighbours(roman) ? `${before} ${after}` : after === undefined;
  const key = `${evidence.language} ${roman} ${isName} ${neighbours} ${english ?? ""}`;
  const ranked = known.get(key) ?? rankDevanagari(word, evidence);
  known.set(key, ranked);
  return {
    source,
    draft: ranked[0]?.text ?? "",
    isUnsure: isUnsure(word, ranked, evidence),
    candidates: offered(ranked),
  };
}

function isUnsure(word: WordInLine, ranked: readonly Candidate[], evidence: DevanagariEvidence): boolean {
  if (doubtOf(ranked) > doubtOfUnsure[evidence.language]) return true;
  return looksEnglish(word.roman) && isUnknown(word, evidence);
}
