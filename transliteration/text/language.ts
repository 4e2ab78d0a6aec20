/**
 * Which spelling rules a song needs, told by its words. Urdu is Hindi with words of Persian and Arabic; Braj stands
 * for the tongues of bhajans, Awadhi, Rajasthani and Punjabi included; Sanskrit has no silent vowels, as has
 * Sanskritised Bengali.
 */
import { foldDevanagari } from "../devanagari/fold.ts";
import { anusvara, nukta, virama, visarga } from "../devanagari/letters.ts";

export type Language = "hindi" | "urdu" | "braj" | "sanskrit";

export const languages: readonly Language[] = ["hindi", "urdu", "braj", "sanskrit"];

interface Marks {
  /** Words of grammar that every Hindi, Urdu or Braj text has and Sanskrit has not. */
  readonly hindi: ReadonlySet<string>;
  readonly braj: ReadonlySet<string>;
  readonly brajEnding: RegExp;
  readonly urdu: RegExp;
  readonly sanskrit: ReadonlySet<string>;
  readonly sanskritEnding: RegExp;
  /** Also of Sanskritised Hindi, where it ends one word of a line. */
  readonly accusative: RegExp;
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.normalize("NFD").split(/\s+/));

const inDevanagari: Marks = {
  hindi: setOf(
    `का के की को से में ने पर है हैं हो था थी थे हूं ही भी तो और मैं तू तुम हम मेरा मेरे मेरी तेरा तेरे तेरी अपना अपने अपनी
    ये यह वो वह जो कि क्या कौन सब कोई नहीं कर गया गए गई दे ले जब अब मुझे तुझे उसे जाए आए`,
  ),
  braj: setOf(
    `मोहे तोहे मोहि तोहि मोरे तोरे मोरा तोरा मोरी तोरी मोसे तोसे मेरो तेरो हमरो हमरी हमरे म्हारो थारो जाको जाके ताको ताहि काहे कछु
    कोय होय जाय नाहिं माहिं नहिं सों तें कबहुं कबहूं भयो भई भए दियो लियो कियो पायो आयो चलत कहत सुनत देखत बोलत बाजत रहत जात होत आवत गावत नैनन अंखियन
    कीन्ह कीन्ही लीन्ही दीन्ही निस बिन संग
    विच दा दी दियां नूं होर`,
  ),
  brajEnding: /[\u0915-\u0939]\u094b?\u092f\u094b$|\u0939\u093f\u0902?$|.[\u0915-\u0939]\u0948$/,
  urdu: new RegExp(`[कखगजझफ]${nukta}`),
  sanskrit: setOf("तव मम त्वं अहं वयं नमो नमामि भजामि नमस्ते नमस्तुभ्यं अस्तु च इति अपि एव यस्य तस्य तस्मै तुमि त्वमेव"),
  sanskritEnding: new RegExp(`[${virama}${visarga}]$`),
  accusative: new RegExp(`[\\u0915-\\u0939]${anusvara}$`),
};

const inRoman: Marks = {
  hindi: setOf(
    `ka ke ki ko se mein ne par hai hain ho tha thi the hoon hun hi bhi to aur main tu tum hum mera mere meri tera tere teri
    apna apne apni ye yeh yah wo woh wah jo kya kaun sab koi nahin nahi kar gaya gaye gayi de le jab ab mujhe tujhe use
    naam kaam shaam jaam salaam anjaam paigaam badnaam tamaam ghulaam inaam aaraam imaam sanam qasam kasam`,
  ),
  braj: setOf(
    `mohe tohe mohi tohi more tore mora tora mori tori mose tose mero tero hamro hamri hamre mhaaro jaako jaake taako taahi kaahe
    kachhu koy hoy jaay naahin maahin son kabahun kabahoon bhayo bhayi bhaye diyo liyo kiyo paayo aayo chalat kahat sunat dekhat bolat baajat rahat jaat hot aavat gaavat nainan ankhiyan
    keenhi leenhi deenhi
    nis bin sang vich da di diyaan nu hor`,
  ),
  brajEnding: /[^aeiou]yo$|aayo$|[aeiou]hi$|[aeiou].*[^aeiou]ai$/,
  urdu: /[zqf]|^kh(u|w|ay)|^gh(am|ar[ei]|air)/,
  sanskrit: setOf(
    "tava mama tvam aham vayam namo namaami namami namaste namah astu cha iti api eva yasya tasya tasmai tumi",
  ),
  sanskritEnding: /[aeiou][^aeiou]+[aeiou]+[^aeiou]+am$|[aeiou].*(aah|eem|aam)$/,
  accusative: /[aeiou].*am$/,
};

/** A title or a line of Hindi may have one such word. */
const fewestBraj = 2;

/** @param lines a song's lines in Devanagari, each as its words */
export function languageOfDevanagari(lines: readonly (readonly string[])[]): Language {
  return languageBy(inDevanagari, lines.flat().map(foldDevanagari));
}

/** @param lines a song's lines in Roman letters, each as its words */
export function languageOfRoman(lines: readonly (readonly string[])[]): Language {
  return languageBy(
    inRoman,
    lines.flat().map((word) => word.toLowerCase()),
  );
}

/** A prayer inside a Hindi song: a line with marks of Sanskrit and no word of Hindi. */
export function isSanskritLine(line: readonly string[], script: "devanagari" | "roman"): boolean {
  const marks = script === "roman" ? inRoman : inDevanagari;
  const words = line.map((word) => (script === "roman" ? word.toLowerCase() : foldDevanagari(word)));
  if (words.some((word) => isHindi(marks, word))) return false;
  const signs = words.filter((word) => marks.sanskrit.has(word) || marks.accusative.test(word)).length;
  return signs > 1 || words.some((word) => marks.sanskritEnding.test(word));
}

function languageBy(marks: Marks, song: readonly string[]): Language {
  const sanskrit = shareOf(song, (word) => isSanskrit(marks, word));
  if (sanskrit > 0.03 && shareOf(song, (word) => isHindi(marks, word)) < 0.03) return "sanskrit";
  const braj = shareOf(song, (word) => isBraj(marks, word));
  const urdu = shareOf(song, (word) => marks.urdu.test(word));
  const isBrajOften = song.filter((word) => isBraj(marks, word)).length >= fewestBraj;
  if (isBrajOften && (braj > 0.05 || (braj > 0.025 && braj > urdu))) return "braj";
  return urdu > 0.03 ? "urdu" : "hindi";
}

function shareOf(song: readonly string[], has: (word: string) => boolean): number {
  return song.filter(has).length / Math.max(song.length, 1);
}

function isHindi({ hindi, braj }: Marks, word: string): boolean {
  return hindi.has(word) || braj.has(word);
}

function isBraj({ hindi, braj, brajEnding }: Marks, word: string): boolean {
  return braj.has(word) || (brajEnding.test(word) && !hindi.has(word));
}

function isSanskrit({ sanskrit, sanskritEnding, hindi }: Marks, word: string): boolean {
  return sanskrit.has(word) || (sanskritEnding.test(word) && !hindi.has(word));
}
