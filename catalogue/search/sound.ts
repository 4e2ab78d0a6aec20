/**
 * How words sound, so that a mark finds what the search found. The rules are those of postgres/functions/sound_letters.sql,
 * which decides what is found; here a word less only goes unmarked.
 */
import { romanise } from "../slug/index.ts";

/** In their order; each makes one spelling of several. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/q/g, "k"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/f/g, "p"],
  [/x/g, "ks"],
  [/c+h+/g, "C"],
  [/c/g, "k"],
  [/C/g, "c"],
  [/([bcdgjklmnprstv])h+/g, "$1"],
  [/ee+/g, "i"],
  [/oo+/g, "u"],
  [/(.)\1+/gu, "$1"],
  [/^m(oh)?d$/, "mohamad"],
  [/^y[ae]h$/, "ye"],
  [/^v[aeo]h$/, "vo"],
  [/^hum/, "ham"],
  [/eh(?=[^aeiou])|(?<=^.)eh$/g, "ah"],
  [/h(?![aeiou])/g, ""],
  [/aiy(?=[aou])/g, "ay"],
  [/(?<![aeiou])ey(?=[aou])/g, "iy"],
  [/iy(?=[aeiou]|$)/g, "i"],
  [/([bcdgjklmnprstv])y/g, "$1i"],
  [/([aeou])y(?=[ei])/g, "$1"],
  [/([aeou])y(?![aou])/g, "$1i"],
  [/a[ei]+|ei/g, "e"],
  [/[ao]u/g, "o"],
  [/uv(?=[aeiou])/g, "u"],
  [/m(?=[pb])/g, "n"],
  [/(.)\1+/gu, "$1"],
];

/** The sounds of recent words; a large catalogue has some ten thousands in each script, and most are worked out once. */
const known = new Map<string, string>();
/** About 6 MB. */
const mostKnown = 60_000;

/** @returns one spelling for the many of a word in both scripts: `jindagi` for zindagee and ज़िन्दगी */
export function soundOfWord(word: string): string {
  let sound = known.get(word);
  if (sound === undefined) {
    sound = workOutSound(word);
    if (known.size >= mostKnown) known.clear();
    known.set(word, sound);
  }
  return sound;
}

function workOutSound(word: string): string {
  const letters = romanise(word).normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return rules.reduce((sound, [from, to]) => sound.replace(from, to), letters);
}

/** Of a word, what of it must be the same: a wrong consonant counts twice. */
const alikeEnough = 0.78;

/** @returns whether two of `soundOfWord` may be meant as one word: short ones are, or differ in a vowel */
export function soundAlike(one: string, other: string): boolean {
  if (one === other) return true;
  if (one === "" || other === "") return false;
  const [weight, otherWeight] = [weightOf(one), weightOf(other)];
  const most = Math.max(weight, otherWeight);
  // Most words differ by more than could be meant: they are told apart before anything is made of them.
  if (Math.abs(weight - otherWeight) / most > 1 - alikeEnough) return false;
  return 1 - changesBetween(withHeavyConsonants(one), withHeavyConsonants(other)) / most >= alikeEnough;
}

const vowels = new Set("aeiou");

/** The length of `withHeavyConsonants`. */
function weightOf(sound: string): number {
  let weight = 0;
  for (const letter of sound) weight += vowels.has(letter) ? 1 : 2 * letter.length;
  return weight;
}

function withHeavyConsonants(sound: string): string {
  return sound.replace(/([^aeiou])/gu, "$1$1");
}

/** Levenshtein's distance. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
