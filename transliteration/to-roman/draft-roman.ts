/** Drafts the Roman script of a text in Devanagari as people write it. */
import { likelySpellings } from "../choices/choices.ts";
import { learnConventions } from "../choices/conventions.ts";
import { doubtOf, offered } from "../choices/rank.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import type { DraftOptions } from "../draft-options.ts";
import { type AlignedWord, alignWords } from "../lexicon/align-words.ts";
import { pairsOfSong } from "../lexicon/learn-words.ts";
import { emptyLexicon, lexiconOf } from "../lexicon/lexicon.ts";
import { type Draft, type DraftLine, type DraftWord, draftOf, keptWord } from "../text/draft.ts";
import { isSanskritLine, type Language, languageOfDevanagari, languages } from "../text/language.ts";
import { longestWord, splitLines, splitWords, wordsOf } from "../text/split-lines.ts";
import { englishOfLine } from "../words/english.ts";
import { abbreviationInRoman, isDot } from "../words/letter-names.ts";
import { placesInRoman } from "./places.ts";
import { isKnown, isName, type RomanEvidence, rankRoman } from "./rank-roman.ts";

/**
 * The draft of a word is marked if it is wrong more often than this, by our own estimate, which is too good about
 * words that only the rules tell.
 */
const doubtOfUnsure = { known: 0.07, unknown: 0.035 };

/**
 * `दिल-ए-नादाँ तुझे हुआ क्या है` becomes `Dil-e-naadaan tujhe hua kya hai`. Keeps lines, punctuation and words of
 * other scripts; a danda becomes a comma inside a line and nothing at its end, Devanagari digits become 0 to 9.
 * @param text lyrics, a stanza, a title or a name
 */
export function draftRoman(text: string, options: DraftOptions = {}): Draft {
  const lines = splitLines(text);
  const song = lines.map((line) => wordsOf(line, "devanagari"));
  const evidence = gatherEvidence(song, options);
  const known = new Map<string, DraftWord>();
  return draftOf(
    lines.map((line, i) => {
      const isSanskrit = options.language === undefined && isSanskritLine(song[i] ?? [], "devanagari");
      return draftLine(line, isSanskrit ? { ...evidence, language: "sanskrit" } : evidence, known);
    }),
  );
}

function gatherEvidence(song: readonly (readonly string[])[], options: DraftOptions): RomanEvidence {
  const { lexicon = emptyLexicon, corrected } = options;
  const written = corrected ? alignWords(corrected) : [];
  const language = options.language ?? languageThatFits(written, languageOfDevanagari(song));
  return {
    language,
    lexicon,
    corrected: corrected ? lexiconOf(pairsOfSong(corrected)) : emptyLexicon,
    conventions: learnConventions(
      written.map(({ devanagari, roman }) => ({
        places: placesInRoman(devanagari, language),
        text: roman.toLowerCase(),
      })),
    ),
  };
}

/** The language by whose rules most of the corrected words are right; as told by the words, if none is better. */
function languageThatFits(written: readonly AlignedWord[], told: Language): Language {
  const right = (language: Language) =>
    written.filter(
      ({ devanagari, roman }) =>
        likelySpellings(placesInRoman(devanagari, language), 1)[0]?.text === roman.toLowerCase(),
    ).length;
  return languages.reduce((best, other) => (right(other) > right(best) ? other : best), told);
}

function draftLine(line: string, evidence: RomanEvidence, known: Map<string, DraftWord>): DraftLine {
  const pieces = splitWords(line, "devanagari");
  const first = pieces.findIndex(({ isWord }) => isWord);
  const startsLine = !/[\p{L}\p{N}]/u.test(
    pieces
      .slice(0, first)
      .map(({ text }) => text)
      .join(""),
  );
  const words = pieces.filter(({ isWord }) => isWord).map(({ text }) => text);
  const listed = englishOfLine(words.map(foldDevanagari), "devanagari");
  let next = 0;
  let isAfterInitial = true;
  return {
    pieces: pieces.map(({ text, isWord }, i) => {
      if (!isWord) return punctuate(text, i === 0, i === pieces.length - 1);
      const short = abbreviationInRoman(text, isDot(pieces[i + 1]?.text), isAfterInitial);
      isAfterInitial = short !== undefined;
      const [english] = listed[next++] ?? [];
      const key = `${evidence.language} ${text} ${short ?? english ?? ""}`;
      const word = known.get(key) ?? draftWord(text, short ?? english, evidence);
      known.set(key, word);
      return i === first && startsLine ? capitalised(word) : word;
    }),
  };
}

/** A danda is a comma inside a line, and is left out at its ends. */
function punctuate(text: string, isAtStart: boolean, isAtEnd: boolean): string {
  return text
    .replace(isAtStart ? /^\s?[।॥]+\s?/ : "", "")
    .replace(isAtEnd ? /\s?[।॥]+\s?$/ : "", "")
    .replace(/\s?[।॥]+/g, ",")
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

function draftWord(source: string, english: string | undefined, evidence: RomanEvidence): DraftWord {
  if (source.length > longestWord) return keptWord(source);
  const ranked = rankRoman(source, english, evidence);
  const word = {
    source,
    draft: ranked[0]?.text ?? "",
    isUnsure:
      doubtOf(ranked) > doubtOfUnsure[isKnown(source, evidence) ? "known" : "unknown"] || /[ॱॽ]/.test(source),
    candidates: offered(ranked),
  };
  return isName(source, evidence) ? capitalised(word) : word;
}

function capitalised({ draft, candidates, ...word }: DraftWord): DraftWord {
  return { ...word, draft: capital(draft), candidates: candidates.map(capital) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
