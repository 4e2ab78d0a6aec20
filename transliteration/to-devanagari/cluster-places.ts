/**
 * What stands between two Roman consonants: a virama, which joins them (दोस्त), or an inherent a that nobody speaks
 * (सपना). Roman letters do not show the difference; which sounds Hindi joins does, and the endings of verbs, which
 * join nothing.
 */
import { either, fixed, type Option, type Place } from "../choices/choices.ts";
import { anusvara, candrabindu, virama } from "../devanagari/letters.ts";
import type { Language } from "../text/language.ts";
import { isAfterR } from "./consonant-places.ts";

export interface ClusterSeat {
  readonly first: string;
  readonly second: string;
  /** Roman letters of the word before the first and after the second. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly language: Language;
  readonly isUrdu: boolean;
}

const isVowel = (letter: string | undefined) => letter !== undefined && /^[aeiou]/.test(letter);

/** Endings of verbs and postpositions, from their consonant on. */
const ending = /^(l[aei]|t[aei]|tin|n[aei]|nein|k[aei]|ko|kar|se|vaala|vaale|vaali|lo|pan|ga|ge|gi|gaa.*)$/;

/** @returns the place between two consonants neither of which is a nasal before it */
export function placeOfJoin(seat: ClusterSeat): Place {
  return either(`virama in ${kindOf(seat)}`, shareOfJoin(seat), virama, "");
}

function kindOf({ first, second, after }: ClusterSeat): string {
  if (after.length === 0) return "a last cluster";
  return "yrv".includes(second)
    ? `a cluster with ${second}`
    : first === second
      ? "a doubled letter"
      : "a cluster";
}

function shareOfJoin(seat: ClusterSeat): number {
  const { first, second, before, after, language, isUrdu } = seat;
  if (language === "sanskrit") return 0.99;
  // An a before a last consonant is always written: the two are joined.
  if (after.length === 0 || before.length === 0) return 0.97;
  const isBeforeEnding = ending.test([second, ...after].join(""));
  if (first === second || `${first}h` === second) return 0.95;
  if (first === "c" || (first === "ch" && second === "chh")) return 0.97;
  if (second === "y") return 0.97;
  // रजवा and मनवा are diminutives, but विश्व.
  if (second === "v" && after.join("") === "a" && first !== "s" && first !== "sh") return 0.25;
  if (second === "v" && /^(s|sh|r)$/.test(first)) return first === "r" ? 0.2 : 0.9;
  if (first === "kh" && second === "v") return 0.95;
  if (second === "v") return before.length < 2 && /^(d|t|k|kh|g|j)$/.test(first) ? 0.6 : 0.15;
  if (first === "v") return 0.04;
  if (second === "r") return shareBeforeR(seat);
  if (first === "k" && second === "sh") return 0.95;
  if (second === "h") return /^[mnl]$/.test(first) ? 0.8 : 0.1;
  if (first === "h") return second === "m" ? 0.3 : 0.04;
  if (first === "sh" && second === "n" && before.slice(-2).join("") === "ri") return 0.95;
  if (first === "sh" && second === "n" && language === "urdu") return 0.7;
  if (first === "s" && /^[mnl]$/.test(second)) return isBeforeEnding ? 0.15 : 0.4;
  if (/^(s|sh)$/.test(first) && /^(t|th|k|p|ph|m|n|l)$/.test(second))
    return isBeforeEnding && second !== "t" ? 0.2 : 0.87;
  if (second === "z") return 0.65;
  // भक्ति and सकती; आत्मा; जल्दी.
  if (first === "k" && second === "t" && after.join("") === "i" && before.filter(isVowel).length === 1)
    return 0.5;
  if (first === "t" && second === "m") return 0.75;
  if (first === "l" && second === "d") return 0.75;
  if (isBeforeEnding) return isUrdu ? 0.25 : 0.08;
  // पर्दा and गर्मी, but बरसों and परबत.
  if (first === "r")
    return language !== "braj" && /^(d|z|g|v|q|sh|j)$/.test(second) ? 0.6 : second === "m" ? 0.45 : 0.25;
  if (/^(q|f)$/.test(first) || (first === "kh" && language === "urdu")) return 0.55;
  return isUrdu ? 0.4 : 0.12;
}

/** मित्र and चक्र, but उतरा and गुज़रा. */
function shareBeforeR({ first, after, before, isUrdu }: ClusterSeat): number {
  if (!/^(k|g|t|d|dh|p|b|bh|gh|sh|th)$/.test(first)) return 0.1;
  // इतराता and घबराना.
  if (after[0] === "aa" && /^[tny]/.test(after[1] ?? "") && isVowel(after[2])) return 0.15;
  if (after.length === 1 && /^(e|i)$/.test(after[0] ?? "")) return 0.15;
  if (before.at(-1) === "sh" || before.at(-1) === "n") return 0.95;
  if (first === "d") return 0.75;
  return before.length < 3 && !isUrdu ? 0.5 : 0.4;
}

/**
 * An n or m before another consonant: a dot before stops and s, a crescent with dot after a long vowel, or the letter
 * itself.
 * @returns the whole of the nasal, with what joins it
 */
export function placeOfInnerNasal(seat: ClusterSeat): Place {
  const { first, second, before, after, language } = seat;
  const vowel = before.at(-1);
  const isLong = vowel === "aa" || vowel === "oo";
  const letter = first === "m" ? "म" : "न";
  const [dot, joined, apart] = [anusvara, letter + virama, letter];
  const isBeforeEnding = ending.test([second, ...after].join(""));
  const choice = `${first} before ${/^[kgcjtdpb]/.test(second) ? "a stop" : second}${isLong ? " after a long vowel" : ""}`;
  const place = (shares: readonly (readonly [string, number])[]): Place => ({
    choice: isBeforeEnding ? `${choice} of an ending` : choice,
    options: shares.filter(([, share]) => share > 0).map(([text, share]): Option => ({ text, share })),
  });
  if (!isVowel(vowel)) return fixed(joined);
  if (language === "sanskrit") return placeInSanskrit(seat, place);
  // सुनना, but तमन्ना.
  const isVerb = isBeforeEnding && before.filter(isVowel).length === 1;
  if (second === first)
    return place([
      [joined, isVerb ? 0.2 : 0.85],
      [apart, isVerb ? 0.8 : 0.15],
    ]);
  if (first === "m") {
    if (/^[pb]/.test(second))
      return place([
        [dot, 0.8],
        [joined, 0.15],
        [apart, 0.05],
      ]);
    const share = /^[hy]$/.test(second) || after.length === 0 ? 0.93 : second === "r" ? 0.6 : 0.12;
    return place([
      [joined, share],
      [apart, 1 - share],
    ]);
  }
  // Before lips people write m, so that this n is the end of a part: दीनबंधु; but काँप.
  if (/^[pb]/.test(second))
    return place(
      isLong && second === "p"
        ? [
            [candrabindu, 0.55],
            [apart, 0.45],
          ]
        : [
            [apart, 0.9],
            [dot, 0.1],
          ],
    );
  // The prefix अन: अनहद, अनवर.
  if (before.join("") === "a" && /^[hv]$/.test(second))
    return place([
      [apart, 0.8],
      [joined, 0.2],
    ]);
  if (second === "h")
    return place([
      [joined, 0.75],
      [candrabindu, after.length === 0 ? 0.9 : 0.1],
      [apart, 0.15],
    ]);
  if (/^[yr]$/.test(second))
    return place([
      [joined, second === "y" ? 0.8 : 0.2],
      [apart, second === "y" ? 0.2 : 0.8],
    ]);
  if (second === "v")
    return place([
      [isLong ? candrabindu : joined, 0.7],
      [apart, 0.3],
    ]);
  if (second === "g" && vowel === "oo")
    return place([
      [candrabindu, 0.9],
      [dot, 0.1],
    ]);
  if (second === "s" && after.length === 0)
    return place([
      [candrabindu, 0.7],
      [dot, 0.3],
    ]);
  if (second === "s")
    return place([
      [dot, isLong ? 0.06 : 0.5],
      [candrabindu, isLong ? 0.9 : 0.4],
      [apart, 0.1],
    ]);
  if (second === "sh")
    return place([
      [dot, 0.9],
      [apart, 0.1],
    ]);
  if (/^[fz]$/.test(second))
    return place([
      [dot, 0.75],
      [apart, 0.25],
    ]);
  if (/^[ml]$/.test(second))
    return place([
      [apart, 0.6],
      [joined, 0.4],
    ]);
  // बनता and जानता, but अंत and अनंत.
  // बनकर and सुनकर.
  if (second === "k" && after.join("") === "ar") {
    return place([
      [apart, 0.95],
      [dot, 0.05],
    ]);
  }
  if (vowel === "aa" && second === "t" && after.join("") === "i" && !/(j|m|ch)aa$/.test(before.join(""))) {
    return place([
      [dot, 0.6],
      [candrabindu, 0.25],
      [apart, 0.15],
    ]);
  }
  if (isBeforeEnding && second === "t" && vowel !== "oo" && !(vowel === "i" && after[0] === "a"))
    return place([
      [apart, 0.88],
      [dot, 0.12],
    ]);
  if (isLong)
    return place([
      [candrabindu, 0.88],
      [dot, 0.07],
      [apart, 0.05],
    ]);
  const isHigh = vowel === "ee" || vowel === "e" || vowel === "o" || vowel === "ai" || vowel === "au";
  if (isHigh)
    return place([
      [dot, 0.85],
      [apart, 0.15],
    ]);
  return place([
    [dot, 0.84],
    [candrabindu, 0.12],
    [apart, 0.02],
    [joined, 0.02],
  ]);
}

/** वन्दे and वंदे, बंग and बङ्ग; हिरण्य. */
function placeInSanskrit(
  { first, second, before }: ClusterSeat,
  place: (shares: readonly (readonly [string, number])[]) => Place,
): Place {
  if (!/^[kgcjtdpb]/.test(second)) {
    return fixed((first === "m" ? "म" : isAfterR(before) ? "ण" : "न") + virama);
  }
  const share = /^[td]/.test(second) ? 0.55 : 0.4;
  return place([
    [nasalOfRow(second) + virama, share],
    [anusvara, 1 - share],
  ]);
}

/** Sanskrit writes the nasal of the row to which the next consonant belongs. */
function nasalOfRow(next: string): string {
  if (/^(k|kh|g|gh)$/.test(next)) return "ङ";
  if (/^(ch|chh|j|jh)$/.test(next)) return "ञ";
  return /^[pb]/.test(next) ? "म" : "न";
}
