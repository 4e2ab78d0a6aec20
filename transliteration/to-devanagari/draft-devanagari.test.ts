import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "../lexicon/lexicon.ts";
import type { Language } from "../text/language.ts";
import { longestWord } from "../text/split-lines.ts";
import { draftDevanagari } from "./draft-devanagari.ts";

function wordsOf(text: string, options?: Parameters<typeof draftDevanagari>[1]) {
  return draftDevanagari(text, options).lines.flatMap(({ pieces }) =>
    pieces.filter((piece) => typeof piece !== "string"),
  );
}

function eachIsDrafted(language: Language, cases: readonly (readonly [roman: string, devanagari: string])[]) {
  it.each(cases)("%s is written %s", (roman, devanagari) => {
    expect(draftDevanagari(roman, { language }).text.normalize("NFC")).toBe(devanagari.normalize("NFC"));
  });
}

describe("plain words", () => {
  eachIsDrafted("hindi", [
    ["saara", "सारा"],
    ["Mere dil mein", "मेरे दिल में"],
    ["hoon", "हूँ"],
    ["jaayenge", "जाएँगे"],
    ["liye gayi", "लिए गई"],
    ["kehna", "कहना"],
    ["sheher", "शहर"],
    ["bhaiya", "भैया"],
    ["uski mujhmein", "उसकी मुझमें"],
  ]);
});

describe("consonants are joined where Hindi joins them, and stand apart before the endings of verbs", () => {
  eachIsDrafted("hindi", [
    ["dost", "दोस्त"],
    ["pyaar", "प्यार"],
    ["achchha", "अच्छा"],
    ["chalna", "चलना"],
    ["rakhta", "रखता"],
    ["banta", "बनता"],
    ["rang", "रंग"],
    ["aankh", "आँख"],
    ["chitthi", "चिट्ठी"],
    ["tumhaari", "तुम्हारी"],
    ["munna sunna", "मुन्ना सुनना"],
  ]);
});

describe("a writer who doubles no vowels", () => {
  eachIsDrafted("hindi", [
    ["deewana zamana", "दीवाना ज़माना"],
    ["kahani purani", "कहानी पुरानी"],
    ["dikhaya sitara", "दिखाया सितारा"],
    ["sanam badan chaman", "सनम बदन चमन"],
    ["naya gaya mila", "नया गया मिला"],
    ["khubaniyan sipahiyan", "खुबानियाँ सिपाहियाँ"],
    ["sagai bhalai", "सगाई भलाई"],
    ["sataiye", "सताइए"],
    ["sochungi jagaungi", "सोचूँगी जगाऊँगी"],
  ]);

  it("leaves the length of a vowel in doubt", () => {
    expect(wordsOf("dirakh")).toMatchObject([{ isUnsure: true }]);
  });

  it("means known words with a long a, unless a known word fits as it is", () => {
    const known = ["प्यार", "किताब", "पागल", "कल", "काल"].map((devanagari) => ({ devanagari, songs: 1 }));
    const { text } = draftDevanagari("pyar pagal kitab kal", {
      language: "hindi",
      lexicon: lexiconOf([], known),
    });
    expect(text).toBe("प्यार पागल किताब कल");
  });

  it("is not one who doubles a long a in the same text, whose silent a is silent", () => {
    expect(draftDevanagari("jaana sapane", { language: "hindi" }).text).toBe("जाना सपने");
  });
});

describe("letters that Roman leaves open are those of common stems", () => {
  eachIsDrafted("hindi", [
    ["chhod", "छोड़"],
    ["padhta", "पढ़ता"],
    ["uthaana", "उठाना"],
    ["lautenge", "लौटेंगे"],
    ["dekhoon", "देखूँ"],
    ["muskuraahat", "मुस्कुराहट"],
  ]);
});

describe("Urdu has dotted letters and nasal vowels", () => {
  eachIsDrafted("urdu", [
    ["khuda", "ख़ुदा"],
    ["ghareeb", "ग़रीब"],
    ["zindagi", "ज़िंदगी"],
    ["shab-o-roz", "शब-ओ-रोज़"],
    ["khwaab", "ख़्वाब"],
    ["dasht", "दश्त"],
  ]);
});

describe("Sanskrit ends in short vowels, viramas and breath", () => {
  eachIsDrafted("sanskrit", [
    ["Keshava", "केशव"],
    ["sujalaam suphalaam", "सुजलां सुफलाम्"],
    ["hridaya", "हृदय"],
    ["praanaah", "प्राणाः"],
  ]);
});

describe("ki and na are told apart by their neighbours", () => {
  it.each([
    ["zindagi ki raah", "की"],
    ["kehte ho ki tu kya hai", "कि"],
    ["batao ki wo kahan hai", "कि"],
  ])("in %j ki is %s", (line, word) => {
    expect(draftDevanagari(line).text.split(" ")).toContain(word);
  });

  it("na is long where it begins a line of Hindi, and short in Urdu", () => {
    expect(draftDevanagari("na jaane", { language: "hindi" }).text).toBe("ना जाने");
    expect(draftDevanagari("na jaane", { language: "urdu" }).text).toBe("न जाने");
  });
});

it("a title with one word that Braj has too is Hindi", () => {
  expect(draftDevanagari("Dil zamana bin sajna ke").text).toBe("दिल ज़माना बिन सजना के");
});

it("a word that Hindi has does not make a line Sanskrit", () => {
  expect(draftDevanagari("badnaam tamaam").text).toBe("बदनाम तमाम");
});

it("a y after a consonant ends an English word", () => {
  expect(draftDevanagari("Timmy").text).toBe("तिम्मी");
});

it("a capital inside a line shows a name, whose last vowel is long though it is not doubled", () => {
  expect(draftDevanagari("kahe Nizam").text).toBe("कहे निज़ाम");
});

it("lines, empty lines, punctuation, digits and other scripts are kept", () => {
  expect(draftDevanagari("Dil, dil!\r\n\n(hai) 1947 है\n").text).toBe("दिल, दिल!\n\n(है) 1947 है\n");
});

describe("what the catalogue has learned", () => {
  it("decides between spellings that sound alike", () => {
    expect(draftDevanagari("sota").text).toBe("सोता");
    const lexicon = lexiconOf([], [{ devanagari: "सोटा", songs: 2 }]);
    expect(draftDevanagari("sota", { lexicon }).text).toBe("सोटा");
  });

  it("knows words whose letters do not show how they are written", () => {
    const lexicon = lexiconOf([{ devanagari: "एतबार", roman: "aitbaar", songs: 1 }]);
    expect(draftDevanagari("aitbaar", { lexicon }).text).toBe("एतबार");
  });
});

it("what a person has corrected in this song wins over the catalogue and the rules", () => {
  const lexicon = lexiconOf([{ devanagari: "सोटा", roman: "sota", songs: 50 }]);
  const corrected = { devanagari: "ना मैं सोता", roman: "na main sota" };
  expect(draftDevanagari("Wo na sota", { lexicon, corrected }).text).toBe("वो ना सोता");
});

it("a doubtful word is marked and offers its candidates, the likeliest first", () => {
  const [word] = wordsOf("suni", { language: "braj" });
  expect(word).toMatchObject({ isUnsure: true, draft: "सुनी" });
  expect(word?.candidates.slice(0, 2)).toEqual(["सुनी", "सुनि"]);
});

it("a word that is too long to be one stays as it is and is marked", () => {
  const long = "k".repeat(longestWord + 1);
  expect(wordsOf(long)).toEqual([{ source: long, draft: long, isUnsure: true, candidates: [long] }]);
});

it("writes every word of Roman letters in Devanagari only, and keeps the number of lines", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzAR'\n -".split(""));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
      const { text } = draftDevanagari(letters.join(""));
      expect(text).not.toMatch(/[a-z]/i);
      expect(text.split("\n")).toHaveLength(letters.join("").split("\n").length);
    }),
  );
});
