/** The consonants before a vowel, in Roman letters. */
import { either, fixed, type Place } from "../choices/choices.ts";
import type { Syllable } from "../devanagari/syllables.ts";
import type { Language } from "../text/language.ts";
import { consonants } from "./house-spelling.ts";

interface Around {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly before: Syllable | undefined;
  /** How many syllables the word has. */
  readonly count: number;
  readonly isUrdu: boolean;
  /** Whether the vowel after it is silent. */
  readonly isMute: boolean;
  readonly language: Language;
}

export function placesOfOnset(syllable: Syllable, around: Around): Place[] {
  return syllable.onset.map((consonant, i) => {
    const [before, after] = [syllable.onset[i - 1], syllable.onset[i + 1]];
    if (consonant === "व" && after === "व") return fixed("v");
    if (consonant === "व") return placeOfV(syllable, before, around);
    // ज्ञान is gyaan, in Sanskrit jnaana.
    if (around.language !== "sanskrit" && consonant === "ज" && after === "ञ") return fixed("g");
    if (around.language !== "sanskrit" && before === "ज" && consonant === "ञ") return fixed("y");
    return fixed(consonants[consonant] ?? consonants[consonant.charAt(0)] ?? "");
  });
}

/** People hear w after a consonant (स्वामी is swaami) and often before a long a (जवान is jawaan). */
function placeOfV(syllable: Syllable, before: string | undefined, around: Around): Place {
  const { isFirst, isLast, isUrdu, isMute, language } = around;
  // हवा is hawa and दवा dawa, but सेवा seva.
  const isShortWord = isLast && around.count === 2 && around.before?.isSchwa === true;
  if (language === "sanskrit") return either("v in Sanskrit", 0.97, "v", "w");
  if (syllable.onset.at(-1) !== "व" || syllable.vowel === "" || isMute)
    return either("v before a consonant", 0.97, "v", "w");
  if (before !== undefined) return placeAfterConsonant(before, syllable, isLast);
  if (isFirst && syllable.isSchwa && (isUrdu || language === "urdu"))
    return either("v before a in Urdu", 0.25, "v", "w");
  if (syllable.vowel === "आ")
    return either("v before a long a", isUrdu || isShortWord ? 0.35 : 0.55, "v", "w");
  return either("v", 0.9, "v", "w");
}

function placeAfterConsonant(before: string, { isSchwa }: Syllable, isLast: boolean): Place {
  if ("रलव".includes(before)) return either("v after r", 0.85, "v", "w");
  if (isLast && isSchwa) return either("v after a consonant at the end", 0.6, "v", "w");
  return either("v after a consonant", 0.1, "v", "w");
}
