/** When two spellings are meant to be the same word. */
import { foldDevanagari } from "../devanagari/fold.ts";
import { anusvara, nukta } from "../devanagari/letters.ts";
import { soundKey } from "../lexicon/sound-key.ts";
import type { Script } from "../text/split-lines.ts";

/** @returns the word as it is compared with others: case and forms of Unicode do not matter */
export function plainForm(word: string, script: Script): string {
  return script === "roman" ? word.toLowerCase().normalize("NFC") : word.normalize("NFC");
}

/** A form that all careless spellings of a Devanagari word share: without dots, and with ए for ये after a vowel. */
export function looseDevanagari(word: string): string {
  return foldDevanagari(word)
    .replaceAll(nukta, "")
    .replaceAll(anusvara, "")
    .replace(/(?<!^)ये/g, "ए")
    .replace(/(?<!^)यी/g, "ई");
}

/** A form that all careless spellings of a Roman word share: long vowels once, w as v, doubled letters once. */
export function looseRoman(word: string): string {
  return word
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/ph/g, "f")
    .replace(/w/g, "v")
    .replace(/q/g, "k")
    .replace(/z/g, "j")
    .replace(/(.)\1+/g, "$1");
}

/** @returns whether one Roman spelling may be meant as the other: they sound alike, or differ in a letter or two */
export function areSpellingsOfOne(one: string, other: string): boolean {
  const allowed = Math.max(1, Math.floor(Math.min(one.length, other.length) / 4));
  return soundKey(one) === soundKey(other) || isWithin(allowed, one, other);
}

/**
 * @param most how many letters may be added, left out, changed or swapped with their neighbour
 * @returns whether these make one word of the other (the optimal string alignment distance)
 */
export function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [beforeLast, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : most + 1;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return (last[other.length] ?? 0) <= most;
}
