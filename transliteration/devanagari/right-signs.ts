/**
 * Puts right what looks like Devanagari and is not: one vowel typed as two signs, signs twice or in the wrong order,
 * a sign without its letter, a colon for a visarga. Saving does the same, in functions/saving/right_signs.sql.
 */

/** Signs of vowels, and what follows them. */
const [vowelSigns, modifiers] = ["\u093e-\u094c", "\u0901-\u0903"];
const outside = "(?<![\u0900-\u097f\u00ad\u200b-\u200d\u2060])";

/** Before a colon inside a word, and at its end. */
const beforeVisarga = "दु|नि|अंत|अन्त|प्रात|पुन|स्वत|अत|प्राय|तप|मन|यश";
const endedByVisarga = "अत|प्राय|पुन|प्रात|स्वत|वस्तुत|अंशत|क्रमश|छ|नम|शनै";

const letterOfSign: Readonly<Record<string, string>> = {
  "\u093e": "आ",
  "\u0940": "ई",
  "\u0941": "उ",
  "\u0942": "ऊ",
  "\u0947": "ए",
  "\u0948": "ऐ",
  "\u0949": "ऑ",
  "\u094b": "ओ",
  "\u094c": "औ",
};

/** What looks the same, in this order: signs, then letters with signs. */
const sameLooks: readonly (readonly [typed: string, meant: string])[] = [
  ["ाे", "ो"],
  ["ेा", "ो"],
  ["ाै", "ौ"],
  ["ैा", "ौ"],
  ["ाॅ", "ॉ"],
  ["ॅा", "ॉ"],
  ["ँं", "ँ"],
  ["ंँ", "ँ"],
  ["अा", "आ"],
  ["आा", "आ"],
  ["इि", "इ"],
  ["ईी", "ई"],
  ["उु", "उ"],
  ["ऊू", "ऊ"],
  ["एे", "ऐ"],
  ["ओो", "ओ"],
  ["अो", "ओ"],
  ["आे", "ओ"],
  ["अौ", "औ"],
  ["आै", "औ"],
  ["अॉ", "ऑ"],
  ["आॅ", "ऑ"],
  ["र्इ", "ई"],
];

const visarga = "\u0903";
/** Old typewriters had this sign before its letter. */
const signBeforeLetter = new RegExp(`${outside}\u093f([क-ह]\u093c?)`, "g");
const signAtStart = new RegExp(`${outside}([${Object.keys(letterOfSign).join("")}])(?=[\u0900-\u0939])`, "g");

/** @returns the text in NFC, with the letters that it shows */
export function withRightSigns(text: string): string {
  let right = text
    .normalize("NFC")
    .replaceAll(new RegExp(`([${vowelSigns}])(\u093c)`, "g"), "$2$1")
    .replaceAll(new RegExp(`([${modifiers}]+)([${vowelSigns}]+)`, "g"), "$2$1")
    .replaceAll(/([\u0901-\u0903\u093c\u093e-\u094d])\1+/g, "$1");
  for (const [typed, meant] of sameLooks) right = right.replaceAll(typed, meant);
  return right
    .replaceAll(signBeforeLetter, "$1\u093f")
    .replaceAll(signAtStart, (sign) => letterOfSign[sign] ?? sign)
    .replaceAll(new RegExp(`${outside}(${beforeVisarga}):(?=[क-ह])`, "g"), `$1${visarga}`)
    .replaceAll(new RegExp(`${outside}(${endedByVisarga}):(?![\u0900-\u097f])`, "g"), `$1${visarga}`);
}
