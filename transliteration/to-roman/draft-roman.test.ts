import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Language } from "../text/language.ts";
import { longestWord } from "../text/split-lines.ts";
import { draftRoman } from "./draft-roman.ts";

function wordsOf(text: string, options?: Parameters<typeof draftRoman>[1]) {
  return draftRoman(text, options).lines.flatMap(({ pieces }) =>
    pieces.filter((piece) => typeof piece !== "string"),
  );
}

function eachIsDrafted(language: Language, cases: readonly (readonly [devanagari: string, roman: string])[]) {
  it.each(cases)("%s is written %s", (devanagari, roman) => {
    expect(draftRoman(devanagari, { language }).text.toLowerCase()).toBe(roman);
    expect(draftRoman(devanagari.normalize("NFD"), { language }).text.toLowerCase()).toBe(roman);
  });
}

describe("long vowels are doubled inside a word and short at its end", () => {
  eachIsDrafted("hindi", [
    ["सारा", "saara"],
    ["नींद", "neend"],
    ["सूरत", "soorat"],
    ["मेरी", "meri"],
    ["आँखों", "aankhon"],
    ["हूँ", "hoon"],
    ["जाऊँ", "jaaun"],
    ["नदियाँ", "nadiyaan"],
  ]);
});

describe("silent vowels are left out", () => {
  eachIsDrafted("hindi", [
    ["जिसका", "jiska"],
    ["बदलना", "badalna"],
    ["समझता", "samajhta"],
    ["कंगना", "kangna"],
    ["ज़िंदगी", "zindagi"],
    ["लटपटाना", "latpataana"],
    ["जगमगाना", "jagmagaana"],
    ["शिकायतों", "shikaayaton"],
    ["संपति", "sampati"],
    ["नगरिया", "nagariya"],
    ["मित्र", "mitra"],
    ["दोस्त", "dost"],
  ]);
});

describe("words of grammar and vowels beside vowels are written as people do", () => {
  eachIsDrafted("hindi", [
    ["हम में", "hum mein"],
    ["वो कहाँ", "wo kahan"],
    ["कहना", "kehna"],
    ["गए", "gaye"],
    ["जाएँगे", "jaayenge"],
    ["गई", "gayi"],
    ["बताओ", "bataao"],
    ["अच्छा", "achchha"],
    ["ज्ञान", "gyaan"],
    ["आँखें", "aankhen"],
    ["मुझमें", "mujhmein"],
  ]);
});

describe("Urdu has its own letters, joins words by -e- and -o-, and begins with w", () => {
  eachIsDrafted("urdu", [
    ["दर्द-ए-दिल", "dard-e-dil"],
    ["शब-ओ-रोज़", "shab-o-roz"],
    ["वतन", "watan"],
    ["इश्क़", "ishq"],
    ["बेख़बर", "bekhabar"],
    ["मय", "mai"],
  ]);
});

describe("Braj keeps the a before h, and vowels that Hindi silences", () => {
  eachIsDrafted("braj", [
    ["कहत", "kahat"],
    ["बहुतहि", "bahutahi"],
    ["बचनियाँ", "bachaniyaan"],
    ["कोय", "koy"],
  ]);
});

describe("Sanskrit has no silent vowel", () => {
  eachIsDrafted("sanskrit", [
    ["जय", "jaya"],
    ["केशव", "keshava"],
    ["सुखदां वरदां", "sukhadaam varadaam"],
    ["प्राणाः", "praanaah"],
    ["यज्ञ", "yajna"],
  ]);
});

it("a line of prayer is Sanskrit among lines of Hindi", () => {
  const { text } = draftRoman("त्वमेव माता च पिता त्वमेव\nतेरे बिना जीवन क्या है");
  expect(text).toBe("Tvameva maata cha pita tvameva\nTere bina jeevan kya hai");
});

it("lines, punctuation and other scripts are kept, and a line begins with a capital", () => {
  expect(draftRoman("दिल, दिल!\r\n\n(है) OK\n").text).toBe("Dil, dil!\n\n(Hai) OK\n");
});

it("dandas become commas inside a line and nothing at its end, digits are those of Roman text", () => {
  expect(draftRoman("राम । राम ॥ १९४७ ॥").text).toBe("Ram, Ram, 1947");
});

describe("what the catalogue has learned", () => {
  const lexicon = lexiconOf([
    { devanagari: "दम", roman: "dum", songs: 3 },
    { devanagari: "दम", roman: "dam", songs: 1 },
    { devanagari: "ज़फ़र", roman: "Zafar", songs: 1 },
  ]);

  it("decides how a word is written, and whether it is a name", () => {
    expect(draftRoman("ये दम ज़फ़र", { lexicon }).text).toBe("Ye dum Zafar");
  });

  it("marks a word that songs write differently, and offers both", () => {
    const [word] = wordsOf("दम", { lexicon });
    expect(word).toMatchObject({ isUnsure: true, candidates: ["dum", "dam"].map((w) => `D${w.slice(1)}`) });
  });
});

describe("what a person has corrected in this song", () => {
  it("wins over the catalogue", () => {
    const lexicon = lexiconOf([{ devanagari: "दम", roman: "dum", songs: 50 }]);
    const corrected = { devanagari: "मेरे दम से", roman: "Mere dam se" };
    expect(draftRoman("दम", { lexicon, corrected }).text).toBe("Dam");
  });

  it("shows how the song chooses where people choose, also in other words", () => {
    const corrected = {
      devanagari: "जवाब हवा आँखें बातें",
      roman: "jawaab hawa aankhein baatein",
    };
    expect(draftRoman("जवान रातें", { corrected }).text).toBe("Jawaan raatein");
    expect(draftRoman("रातें").text).toBe("Raaten");
  });

  it("shows its language", () => {
    const corrected = { devanagari: "जन गण मन", roman: "Jana gana mana" };
    expect(draftRoman("भारत भाग्य", { corrected }).text).toBe("Bhaarata bhaagya");
  });
});

it("a sure word is not marked and a doubtful one is, with its candidates", () => {
  const [sure, doubtful] = wordsOf("दिल आरज़ू");
  expect(sure).toMatchObject({ draft: "Dil", isUnsure: false });
  expect(doubtful?.isUnsure).toBe(true);
  expect(doubtful?.candidates).toEqual(expect.arrayContaining(["aarzu", "aarzoo"]));
  expect(doubtful?.candidates.length).toBeLessThanOrEqual(5);
});

it("a word that is too long to be one stays as it is and is marked", () => {
  const long = "क".repeat(longestWord + 1);
  expect(wordsOf(long)).toEqual([{ source: long, draft: long, isUnsure: true, candidates: [long] }]);
});

it("leaves no Devanagari letter, whatever the order of signs, and keeps the number of lines", () => {
  const sign = fc.integer({ min: 0x0900, max: 0x097f }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(sign, fc.constantFrom(" ", "a", "\n", "-")), { maxLength: 60 }),
      (signs) => {
        const { text } = draftRoman(signs.join(""));
        expect(text).not.toMatch(/[\u0900-\u0963\u0966-\u096f\u0971-\u097f]/);
        expect(text.split("\n")).toHaveLength(signs.join("").split("\n").length);
      },
    ),
  );
});

it.each("ऄ ॲ ॳ ॴ ॵ ॶ ॷ ॠ ॡ ॸ ॹ ॺ ॻ ॼ ॾ ॿ ऩ ऱ ळ ऴ क़ ड़ य़".split(" "))(
  "the letter %s of the block has a sound",
  (letter) => {
    expect(wordsOf(`${letter}म`)[0]?.draft).toMatch(/^.+m$/i);
  },
);

it.each(["मॱम", "मॽम"])("a letter without a sound marks its word: %s", (source) => {
  expect(wordsOf(source)).toMatchObject([{ isUnsure: true }]);
});

it("names of people and places have a capital inside the line, and their usual spelling", () => {
  expect(draftRoman("वो मुंबई में बर्मन और मो. रफ़ी से मिला").text).toBe(
    "Wo Mumbai mein Burman aur Md. Rafi se mila",
  );
  expect(draftRoman("पं. रविशंकर").text).toBe("Pt. Ravishankar");
});
