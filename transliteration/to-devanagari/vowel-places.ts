/** The vowels of a Roman word in Devanagari. */
import { either, fixed, type Option, type Place } from "../choices/choices.ts";
import { anusvara, candrabindu, signOfVowel } from "../devanagari/letters.ts";
import type { Language } from "../text/language.ts";

interface VowelSeat {
  /** The Roman vowel. */
  readonly text: string;
  /** Whether a consonant stands before it, so that it is written as a sign. */
  readonly isAfterConsonant: boolean;
  readonly isLast: boolean;
  /** The Roman letters before and after it. */
  readonly before: readonly string[];
  readonly rest: readonly string[];
  /** Whether the word has a vowel before it. */
  readonly isFirst: boolean;
  readonly language: Language;
  readonly isName: boolean;
}

const longVowels: Readonly<Record<string, string>> = {
  aa: "आ",
  ee: "ई",
  oo: "ऊ",
  e: "ए",
  ei: "ए",
  ai: "ऐ",
  o: "ओ",
  au: "औ",
};

/** Vowels whose mark above the line leaves no room for a candrabindu. */
const reachAboveTheLine = "इईऐओऔ";

/** @returns the vowel as a sign or as a letter of its own */
export function written(vowel: string, isAfterConsonant: boolean): string {
  return isAfterConsonant ? (signOfVowel[vowel] ?? "") : vowel;
}

/** @returns the vowel with the dot, or the dot in its crescent, that people write on it: मैं, हूँ */
export function nasalised(vowel: string, isAfterConsonant: boolean): string {
  const isAbove = reachAboveTheLine.includes(vowel) || (vowel === "ए" && isAfterConsonant);
  return written(vowel, isAfterConsonant) + (isAbove ? anusvara : candrabindu);
}

export function placeOfVowel(seat: VowelSeat): Place {
  const { text, isAfterConsonant, rest } = seat;
  // जइए is jaiye, but भैया bhaiya.
  if (text === "ai" && rest.join("") === "ye") return fixed(`${written("अ", isAfterConsonant)}इ`);
  const [choice, shares] = sharesOf(seat);
  return placeOf(`${choice} as ${text}`, shares, (vowel) => written(vowel, isAfterConsonant));
}

/** A vowel with an n after it that ends the word. */
export function placeOfFinalNasal(seat: VowelSeat, isLongWord: boolean): Place {
  const [vowel, share] = finalNasal(seat, isLongWord);
  const [, shares] = sharesOf({ ...seat, isLast: false });
  const plain = shares[0]?.[0] ?? "अ";
  return either(
    `nasal ${seat.text} at the end`,
    share,
    nasalised(vowel, seat.isAfterConsonant),
    `${written(plain, seat.isAfterConsonant)}न`,
  );
}

/** कलियाँ and आसमान, नहीं and दिन, जाऊँ and धुन, हूँ and ख़ून, आँखें, मैं and चैन, लोगों, कौन. */
function finalNasal(seat: VowelSeat, isLongWord: boolean): [vowel: string, share: number] {
  const { text, isAfterConsonant, before, isFirst, language } = seat;
  const [isAfterY, isAfterH, isStart] = [before.at(-1) === "y", before.at(-1) === "h", before.length === 0];
  const isAfterIy = isAfterY && before.at(-2) === "i";
  switch (text) {
    case "aa":
      // The plurals of Punjabi and Rajasthani: किताबाँ.
      if (language === "braj" && /^(aa|ee)$/.test(before.at(-2) ?? "")) return ["आ", 0.7];
      return ["आ", isAfterIy ? 0.95 : isLongWord ? (language === "urdu" ? 0.55 : 0.15) : 0.2];
    case "i":
      return ["ई", isFirst ? 0.2 : isAfterH ? 0.8 : 0.4];
    case "ee":
      return ["ई", language === "urdu" ? 0.4 : 0.25];
    case "u":
      // कबहुँ and तिहुँ of Braj.
      if (isAfterH && !isFirst) return ["उ", 0.8];
      return ["ऊ", (isAfterConsonant && !isAfterY) || isStart ? 0.1 : 0.95];
    case "oo":
      return ["ऊ", isFirst ? 0.7 : 0.96];
    case "e":
      return ["ए", 0.9];
    case "ei":
      return ["ए", 0.98];
    case "ai":
      return ["ऐ", 0.3];
    case "o":
      return ["ओ", 0.98];
    default:
      return ["औ", 0.05];
  }
}

type Shares = readonly (readonly [vowel: string, share: number])[];

function sharesOf(seat: VowelSeat): [choice: string, shares: Shares] {
  const { text, isLast, isFirst, before, rest } = seat;
  const long = longVowels[text];
  if (text === "e") return sharesOfE(seat);
  if (long) return ["long vowel", [[long, 1]]];
  if (text === "a") return sharesOfA(seat);
  // दम and हम are also written dum and hum.
  if (text === "u" && rest[0] === "m" && isFirst) {
    // हमराज़ is humraaz.
    const isHum = before.join("") === "h" && rest.length > 1 && !/^[aeiou]/.test(rest[1] ?? "");
    if (isHum)
      return [
        "u of hum",
        [
          ["अ", 0.9],
          ["उ", 0.1],
        ],
      ];
    if (rest.length === 1)
      return [
        "u before m",
        [
          ["उ", 0.6],
          ["अ", 0.4],
        ],
      ];
  }
  const [short, doubled] = text === "i" ? ["इ", "ई"] : ["उ", "ऊ"];
  if (isInName(seat))
    return [
      "vowel in a name",
      [
        [doubled, 0.6],
        [short, 0.4],
      ],
    ];
  if (!isLast)
    return [
      "vowel inside",
      [
        [short, 0.985],
        [doubled, 0.015],
      ],
    ];
  const isShort = text === "i" ? shareOfShortI(seat) : shareOfShortU(seat);
  return [
    `${text} at the end`,
    [
      [doubled, 1 - isShort],
      [short, isShort],
    ],
  ];
}

/** The last syllable of a name is mostly long if a consonant closes it: Ram, Gopal, Rahim. */
function isInName({ isName, rest, language }: VowelSeat): boolean {
  return isName && language !== "sanskrit" && rest.length === 1;
}

/** A last i is short in nouns of Sanskrit (शक्ति, गति, विधि) and in Braj; the endings of Hindi are long. */
function shareOfShortI({ before, isFirst, language }: VowelSeat): number {
  // धारिणी and जननी are feminine.
  if (language === "sanskrit") return before.at(-1) === "n" ? 0.3 : 0.88;
  if (isFirst) return 0.02;
  const [vowel, consonant] = before.slice(-2);
  if (consonant === "t" && /^(k|p|a|ri)$/.test(vowel ?? "") && language !== "urdu") return 0.65;
  // शांति and भाँति, but जानती and मानती.
  if (before.slice(-3).join("") === "aant" && !/^(j|m|ch)$/.test(before.at(-4) ?? "")) return 0.8;
  // The endings of चलती, करूँगी and दीनी.
  if (
    consonant === "g" ||
    (consonant === "t" && !/^[aeiou]/.test(vowel ?? "")) ||
    (consonant === "n" && vowel === "ee")
  )
    return 0.04;
  if (consonant === "dh" && /^[iud]$/.test(vowel ?? "")) return 0.8;
  return language === "braj" ? (consonant === "h" ? 0.6 : 0.3) : language === "urdu" ? 0.01 : 0.05;
}

/** A last u is short in nouns of Sanskrit (प्रभु, गुरु), long in those of Persian. */
function shareOfShortU({ before, isFirst, language }: VowelSeat): number {
  if (isFirst && language !== "sanskrit") return 0.05;
  if (/^(dh|bh|kh|ksh)$/.test(before.at(-1) ?? "")) return 0.9;
  return language === "urdu" ? 0.15 : 0.6;
}

/** A last a is long, but not in Sanskrit, nor after some clusters: मेरा, कमल, मित्र. */
function sharesOfA(seat: VowelSeat): [string, Shares] {
  const { isLast, isAfterConsonant, before, rest, language } = seat;
  // ख़्वाहिश is khwahish.
  if (before.slice(-2).join("") === "khv")
    return [
      "a after khw",
      [
        ["आ", 0.85],
        ["अ", 0.15],
      ],
    ];
  // बताओ is also written batao.
  if (rest[0] === "o")
    return [
      "a before o",
      [
        ["आ", 0.85],
        ["अ", 0.15],
      ],
    ];
  if (isInName(seat))
    return [
      "a in a name",
      [
        ["आ", 0.6],
        ["अ", 0.4],
      ],
    ];
  if (!isLast)
    return [
      "a inside",
      [
        ["अ", 0.985],
        ["आ", 0.015],
      ],
    ];
  if (!isAfterConsonant) return ["a at the end", [["आ", 1]]];
  if (language === "sanskrit")
    return [
      "a at the end",
      [
        ["अ", 0.8],
        ["आ", 0.2],
      ],
    ];
  return [
    "a at the end",
    [
      ["आ", 0.97],
      ["अ", 0.03],
    ],
  ];
}

/** The e of kehna and mehfil is an अ. */
function sharesOfE({ before, rest, isFirst, isAfterConsonant, language }: VowelSeat): [string, Shares] {
  const isBeforeH =
    rest[0] === "h" && rest.length > 1 && isFirst && isAfterConsonant && language !== "sanskrit";
  const closes = rest[1] !== undefined && !/^[aeiou]/.test(rest[1]);
  // शहर is sheher.
  if (isBeforeH && rest[1] === "e" && rest.length > 2)
    return [
      "e around h",
      [
        ["अ", 0.85],
        ["ए", 0.15],
      ],
    ];
  if (before.at(-1) === "h" && before.at(-2) === "e" && rest.length > 0)
    return [
      "e around h",
      [
        ["अ", 0.85],
        ["ए", 0.15],
      ],
    ];
  if (isBeforeH)
    return [
      "e before h",
      [
        ["अ", closes ? 0.85 : 0.5],
        ["ए", closes ? 0.15 : 0.5],
      ],
    ];
  return ["long vowel", [["ए", 1]]];
}

function placeOf(choice: string, shares: Shares, write: (vowel: string) => string): Place {
  const [first] = shares;
  if (shares.length === 1 && first) return fixed(write(first[0]));
  return { choice, options: shares.map(([vowel, share]): Option => ({ text: write(vowel), share })) };
}
