/** The sound of a word in Devanagari: that of its spelling by the rules. */
import { likelySpellings } from "../choices/choices.ts";
import { longestWord } from "../text/split-lines.ts";
import { placesInRoman } from "../to-roman/places.ts";
import { soundKey } from "./sound-key.ts";

/** @returns the sound key of the word as the rules write it in Roman letters */
export function soundOfDevanagari(word: string): string {
  return soundKey(likelySpellings(placesInRoman(word.slice(0, longestWord), "hindi"), 1)[0]?.text ?? "");
}
