/** The consonants of a Roman word in Devanagari. Roman letters leave open dental or retroflex, dotted or not. */
import { either, fixed, type Option, type Place } from "../choices/choices.ts";
import { nukta } from "../devanagari/letters.ts";
import type { Language } from "../text/language.ts";

interface ConsonantSeat {
  readonly text: string;
  /** Roman letters before and after it in the word. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly language: Language;
  /** Whether other letters of the word are of Arabic or Persian. */
  readonly isUrdu: boolean;
}

const plain: Readonly<Record<string, string>> = {
  k: "क",
  g: "ग",
  ch: "च",
  chh: "छ",
  j: "ज",
  jh: "झ",
  p: "प",
  ph: "फ",
  b: "ब",
  bh: "भ",
  m: "म",
  n: "न",
  y: "य",
  r: "र",
  l: "ल",
  v: "व",
  s: "स",
  h: "ह",
  z: `ज${nukta}`,
  zh: `झ${nukta}`,
  f: `फ${nukta}`,
  q: `क${nukta}`,
};

const isVowel = (letter: string | undefined) => letter !== undefined && /^[aeiou]/.test(letter);

export function placeOfConsonant(seat: ConsonantSeat): Place {
  switch (seat.text) {
    case "t":
    case "th":
    case "d":
    case "dh":
      return placeOfDental(seat);
    case "kh":
    case "gh":
      return placeOfDotted(seat);
    case "sh":
      return placeOfSh(seat);
    case "n":
      return placeOfN(seat);
    default:
      return fixed(plain[seat.text] ?? "");
  }
}

/** Dentals are commoner. Between vowels and at the end d and dh are often ड़ and ढ़, which never begin a word. */
function placeOfDental({ text, before, after, language, isUrdu }: ConsonantSeat): Place {
  const previous = before.at(-1);
  const isBetween = isVowel(previous) && (after.length === 0 || isVowel(after[0]));
  const isPlain = isUrdu || language === "sanskrit";
  const isEnding = after.length === 1 && isVowel(after[0]);
  const choice = `${text}${isBetween ? " between vowels" : ""}`;
  switch (text) {
    case "t":
      if (/^[rmyv]$/.test(after[0] ?? "")) return either(`t before ${after[0]}`, 0.98, "त", "ट");
      if (previous === "n" && !isEnding && !isPlain) return either("t after n", 0.88, "त", "ट");
      // मुस्कुराहट and घबराहट, but राहत.
      if (/[aeiou].*aaha$/.test(before.join("")) && after.length === 0)
        return either("t of -aahat", 0.1, "त", "ट");
      // The endings of verbs: चलता, जीते.
      if (isEnding && before.length > 1 && after[0] !== "i" && after[0] !== "o")
        return either("t of an ending", 0.96, "त", "ट");
      // अटका, झटका, लटकत.
      if (after[0] === "k" && !isPlain) return either("t before k", 0.35, "त", "ट");
      return either(choice, isPlain || language === "urdu" ? 0.985 : 0.92, "त", "ट");
    case "th":
      if (previous === "n" && !isPlain) return either("th after n", 0.55, "थ", "ठ");
      return either(choice, isBetween && after.length > 0 && !isPlain ? 0.68 : 0.75, "थ", "ठ");
    case "d":
      if (/^[rmyv]$/.test(after[0] ?? "")) return either(`d before ${after[0]}`, 0.98, "द", "ड");
      if (previous === "n" && language !== "urdu")
        return either("d after n", isPlain ? 0.95 : 0.92, "द", "ड");
      if (isPlain || !isBetween)
        return either(choice, isPlain || language === "urdu" ? 0.985 : 0.96, "द", "ड");
      return options(
        choice,
        language === "urdu"
          ? [
              ["द", 0.97],
              [`ड${nukta}`, 0.03],
            ]
          : [
              ["द", 0.9],
              [`ड${nukta}`, 0.09],
              ["ड", 0.01],
            ],
      );
    default:
      if (isPlain || !isBetween) return either(choice, 0.94, "ध", "ढ");
      return options(choice, [
        ["ध", 0.94],
        [`ढ${nukta}`, 0.05],
        ["ढ", 0.01],
      ]);
  }
}

/** ख़ and ग़ are of Arabic and Persian; ख is in many Hindi words too, घ in few. */
function placeOfDotted({ text, before, after, language, isUrdu }: ConsonantSeat): Place {
  const letter = text === "kh" ? "ख" : "घ";
  const dotted = text === "kh" ? `ख${nukta}` : `ग${nukta}`;
  if (language === "sanskrit") return fixed(letter);
  const isUrduSong = language === "urdu";
  const isClustered = [before.at(-1), after[0]].some((one) => one !== undefined && !isVowel(one));
  if (text === "kh" && after[0] === "v") return either("kh before w", 0.1, letter, dotted);
  // बाग़, दाग़, चिराग़.
  if (text === "gh" && after.length === 0 && before.at(-1) === "aa")
    return either("gh at the end", 0.15, letter, dotted);
  if (isUrdu) return either(`${text} in an Urdu word`, 0.1, letter, dotted);
  if (text === "gh") return either("gh", isUrduSong ? 0.05 : 0.85, letter, dotted);
  if (isClustered && isUrduSong) return either("kh in a cluster", 0.5, letter, dotted);
  // खेल and खिल are native, ख़बर and ख़ुदा are not.
  const isNative = before.length > 0 || /^(i|e|ee|o)$/.test(after[0] ?? "");
  if (isUrduSong) return either(isNative ? "kh" : "kh before a or u", isNative ? 0.65 : 0.05, letter, dotted);
  return either("kh", 0.88, letter, dotted);
}

/** ष stands before ट, ठ and ण, after क and र, and in Sanskrit after i and u: कष्ट, कृष्ण, रक्षा, वर्षा, विष. */
function placeOfSh({ before, after, language, isUrdu }: ConsonantSeat): Place {
  const previous = before.at(-1);
  if (isUrdu) return fixed("श");
  if (previous === "k") return either("sh after k", 0.95, "ष", "श");
  if (language === "urdu") return fixed("श");
  const isAfterRi = before.slice(-2).join("") === "ri";
  if (/^th?$/.test(after[0] ?? "") || (after[0] === "n" && isAfterRi))
    return either("sh before t", 0.9, "ष", "श");
  if (previous === "r") return either("sh after r", 0.6, "ष", "श");
  if (/^[ou]$/.test(previous ?? "") && after.length === 0)
    return either("sh after o at the end", 0.6, "ष", "श");
  const isAfterHigh = previous !== undefined && /^(i|ee|u|oo)$/.test(previous);
  if (isAfterHigh) return either("sh after i or u", 0.5, "श", "ष");
  return either("sh", 0.95, "श", "ष");
}

/** In Sanskrit words n after r or sh becomes ण, with vowels between them: चरण, कृष्ण; not in the endings of verbs. */
function placeOfN({ before, after, language, isUrdu }: ConsonantSeat): Place {
  if (isUrdu || language === "urdu") return fixed("न");
  const followsR = isAfterR(before);
  if (language === "sanskrit") return either("n", followsR && after.length > 0 ? 0.1 : 0.9, "न", "ण");
  // चरण, किरण, करुणा; but रानी and पुराना.
  const isAfterRi = before.slice(-3).join("") === "rish";
  if (isAfterRi) return either("n after ri", 0.05, "न", "ण");
  const isNear = followsR && /^[au]$/.test(before.at(-1) ?? "") && /^(r|sh)$/.test(before.at(-2) ?? "");
  if (isNear) return either("n after r", before.length > 2 ? 0.4 : 0.7, "न", "ण");
  return either("n", followsR && isVowel(before.at(-1)) ? 0.88 : 0.98, "न", "ण");
}

/** Whether the last consonant before it is r or ksh; those of lips and throat do not count. */
export function isAfterR(before: readonly string[]): boolean {
  const sounds = before.filter((letter) => !isVowel(letter) && !/^([gpbhmyv]|kh|gh|ph|bh)$/.test(letter));
  return sounds.at(-1) === "r" || sounds.slice(-2).join("") === "ksh";
}

function options(choice: string, shares: readonly (readonly [string, number])[]): Place {
  return { choice, options: shares.map(([text, share]): Option => ({ text, share })) };
}
