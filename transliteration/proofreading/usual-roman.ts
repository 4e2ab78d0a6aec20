/** How this catalogue usually writes Devanagari words in Roman letters, where that is sure. */
import { likelySpellings } from "../choices/choices.ts";
import { foldDevanagari } from "../devanagari/fold.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { DraftWord } from "../text/draft.ts";
import { languageOfDevanagari } from "../text/language.ts";
import { splitLines, wordsOf } from "../text/split-lines.ts";
import { draftRoman } from "../to-roman/draft-roman.ts";
import { placesInRoman } from "../to-roman/places.ts";

/** A spelling of a single song may be a slip; one of two songs is a habit. */
const songsOfHabit = 2;

/** How many spellings that the rules allow count as usual for a word that the catalogue does not know. */
const spellingsAllowed = 64;

export interface UsualRoman {
  /** The draft of a word, in lower case, if it is sure. */
  readonly sureSpelling: (word: string) => string | undefined;
  /** Whether people write the word like this. */
  readonly isUsual: (word: string, roman: string) => boolean;
}

/** @param text lyrics in Devanagari; in Sanskrit nothing is sure */
export function usualRomanOf(text: string, lexicon: Lexicon): UsualRoman {
  const language = languageOfDevanagari(splitLines(text).map((line) => wordsOf(line, "devanagari")));
  const drafts = new Map<string, DraftWord>();
  if (language !== "sanskrit") {
    const words = draftRoman(text, { lexicon, language }).lines.flatMap(({ pieces }) => pieces);
    for (const word of words) if (typeof word !== "string") drafts.set(word.source, word);
  }
  return {
    sureSpelling: (word) => {
      const draft = drafts.get(word);
      return draft && !draft.isUnsure ? draft.draft.toLowerCase() : undefined;
    },
    isUsual: (word, roman) => {
      const known = lexicon.romanOf(foldDevanagari(word));
      const isHabit = known.some(({ text, songs }) => songs >= songsOfHabit && text.toLowerCase() === roman);
      if (isHabit || drafts.get(word)?.candidates.some((text) => text.toLowerCase() === roman)) return true;
      if (known.reduce((sum, { songs }) => sum + songs, 0) >= songsOfHabit) return false;
      // Which a is silent, the rules alone do not know well: बरमला may be barmala or baramla.
      return likelySpellings(placesInRoman(word, language), spellingsAllowed).some(
        ({ text }) => text === roman || text.replaceAll("a", "") === roman.replaceAll("a", ""),
      );
    },
  };
}
