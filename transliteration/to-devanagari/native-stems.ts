/**
 * Common native stems with letters that Roman leaves open: retroflex or dental, dotted or not. Only who knows them
 * can tell.
 */
import { likelySpellings } from "../choices/choices.ts";
import { placesInRoman } from "../to-roman/places.ts";

/** Stems of verbs. */
const verbs =
  `उठ बैठ पैठ टूट तोड़ छोड़ जोड़ फोड़ मोड़ दौड़ पड़ पढ़ बढ़ चढ़ लड़ उड़ उजड़ बिछड़ बिछुड़ बिगड़ पकड़ जकड़ जुड़ मुड़ छिड़ छेड़ उखड़ झगड़ उमड़ सिकुड़ गढ़ ओढ़ काढ़ लुढ़क
  धड़क भड़क फड़क कड़क छिड़क तड़प डर डूब डाल डोल डस डाँट ढूँढ ढल ढक ठहर ठान ठुकर टकर टाल टेक टिक टोक टहल घट कट काट बाँट मिट लिपट लपट लूट लुट लौट पलट लेट समेट
  हट फट फाट फूट छूट घूँट झटक पटक मटक भटक लटक टपक चटक अटक खटक सटक रूठ ऐंठ घिस मेट हँस डुब देख दिख लिख रख सीख सिख खेल खोल खुल खिल खींच खिंच खोज घिर घूम घेर सूख`.split(
    /\s+/,
  );

/** Nouns, adjectives and adverbs. */
const others =
  `खड़ बड़ थोड़ कड़ लड़क लकड़ कपड़ चिड़ चूड़ गुड़ घोड़ घड़ छड़ जड़ पेड़ भीड़ पहाड़ सड़क बेड़ गाड़ नाड़ पीड़ डाक डाल डग डगर डोर डोल डेर ढोल ढाल ढंग ढेर ढील ढाई टुकड़ टोक टीक टाँग
  टूक टेढ़ बूढ़ गाढ़ दाढ़ ठीक ठंड ठंडक ठोकर ठिकान ठौर ठाकुर ठग ठेस चोट छोट खोट टोप उड़ान बूट बेट पेट भेंट काँट घाट हाट कटार कुटिल कटोर निकट संकट प्रकट नाटक कपट घूँघट पनघट
  मुकुट मीठ झूठ पीठ कंठ गाँठ होंठ होठ काठ कठिन कठोर अनूठ अँगूठ गठर निठुर मंडल कुंडल पंडित खंड झंड घमंड पाखंड अखंड ठुमक घंट चिट्ठ मिट्ट
  दुख सुख मुख भूख आँख लाख राख पंख शंख खेत खेल घर घन मेघ घुँघर`.split(/\s+/);

/** What may follow a stem of a verb, endings of Braj included. */
const endingOfVerb =
  /^(|[aeiou]|oon|un|en|ein|in|(oon|un)g[ai]|eg[ai]|eng[ei]|og[ei]|a[tn]|ai|ain|a?yo|(aa|la|laa)?(n[aei]|t[aei]|tin|kar|ke|o|y[aeo]|yi|yen|e|i|oon|un|v(e|en|o|ai|at)))$/;

const endingOfOthers = /^(|[aeiou]|on|en|ein|in|aan|iy(a|aan|on)|pan|aai|ya)$/;

/** A stem alone, and before a vowel, which may silence its last a: भटक is bhatak, but भटका bhatka. */
const verbsByRoman = byRomanSpelling(verbs);
const othersByRoman = byRomanSpelling(others);

function byRomanSpelling(stems: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    stems.flatMap((stem) => [
      [romanOf(stem), stem] as const,
      [romanOf(`${stem}ा`).replace(/a$/, ""), stem] as const,
    ]),
  );
}

function romanOf(word: string): string {
  return likelySpellings(placesInRoman(word, "hindi"), 1)[0]?.text ?? "";
}

/**
 * @param word in lower case
 * @returns the longest stem with which the word begins, if the rest is an ending of its kind
 */
export function nativeStem(word: string): { readonly roman: string; readonly stem: string } | undefined {
  for (let length = word.length; length > 1; length--) {
    const [roman, rest] = [word.slice(0, length), word.slice(length)];
    const stem =
      (endingOfOthers.test(rest) ? othersByRoman.get(roman) : undefined) ??
      (endingOfVerb.test(rest) ? verbsByRoman.get(roman) : undefined);
    if (stem) return { roman, stem };
  }
  return undefined;
}
