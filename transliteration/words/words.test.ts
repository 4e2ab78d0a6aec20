import { expect, it } from "vitest";
import { foldDevanagari } from "../devanagari/fold.ts";
import { draftDevanagari } from "../to-devanagari/draft-devanagari.ts";
import { draftRoman } from "../to-roman/draft-roman.ts";
import { commonSpellings, commonWords, listedWords } from "./common.ts";
import { common, commonest, rarer } from "./common-words.ts";
import { englishOfLine } from "./english.ts";
import { besideEnglish, englishWords } from "./english-words.ts";
import {
  formsOfAdjective,
  formsOfFeminine,
  formsOfMasculine,
  formsOfMasculineInA,
  formsOfVerb,
} from "./forms.ts";
import { adjectives, feminine, masculine, masculineInA } from "./nouns.ts";
import { people, places } from "./places-and-people.ts";
import { stems } from "./verbs.ts";

const english = `${englishWords},${besideEnglish}`.split(",").map((entry) => entry.trim().split(/\s+/));

it("each common word is Devanagari, its spellings are Latin", () => {
  const wrong = listedWords().filter(
    ([word, spellings]) =>
      !/^[\u0900-\u0963]+$/.test(word) || spellings.some((spelling) => !/^\+?[a-z]+$/.test(spelling)),
  );
  expect(wrong).toEqual([]);
});

it("no word is listed twice, and no stem", () => {
  const words = [commonest, common, rarer, feminine, masculine, masculineInA, adjectives, places, people];
  expect(twice(words.join(" "))).toEqual([]);
  expect(twice(stems)).toEqual([]);
});

function twice(list: string): string[] {
  const words = list.trim().split(/\s+/);
  const folded = words.map((entry) => foldDevanagari(entry.replace(/=.*/, "")));
  return words.filter((_, i) => folded.indexOf(folded[i] ?? "") !== i);
}

it("nouns, adjectives and verbs have the forms of their kind", () => {
  expect(formsOfFeminine("गली")).toEqual(["गलियाँ", "गलियों"]);
  expect(formsOfFeminine("चिड़िया")).toEqual(["चिड़ियाँ", "चिड़ियों"]);
  expect(formsOfFeminine("अदा")).toEqual(["अदाएँ", "अदाओं"]);
  expect(formsOfFeminine("नज़र")).toEqual(["नज़रें", "नज़रों"]);
  expect(formsOfMasculine("साथी")).toEqual(["साथियों"]);
  expect(formsOfMasculine("आँसू")).toEqual(["आँसुओं"]);
  expect(formsOfMasculineInA("साया")).toEqual(["साए", "सायों"]);
  expect(formsOfAdjective("अधूरा")).toEqual(["अधूरे", "अधूरी"]);
  expect(formsOfVerb("देख")).toContain("देखूँगा");
  expect(formsOfVerb("बता")).toEqual(expect.arrayContaining(["बताया", "बताएँगे"]));
  expect(formsOfVerb("कर")).not.toContain("करा");
});

it("each English word is listed once, with Devanagari beside it", () => {
  expect(english.filter(([word = ""]) => !/^[a-z]+$/.test(word))).toEqual([]);
  expect(english.filter(([, ...forms]) => forms.length === 0)).toEqual([]);
  expect(english.flatMap(([, ...forms]) => forms).filter((form) => !/^[\u0900-\u0963]+$/.test(form))).toEqual(
    [],
  );
  expect(new Set(english.map(([word]) => word)).size).toBe(english.length);
});

const wordsOfSongs = `kuch कुछ, jiya जिया, sajna सजना, ajnabi अजनबी, badal बादल, khamoshi ख़ामोशी, jayega जाएगा,
  wale वाले, sham शाम, sawan सावन, nache नाचे, bada बड़ा, bhai भाई, jan जान, galat ग़लत, nagma नग़मा, fulon फूलों,
  maidan मैदान, batayi बताई, khidkiyan खिड़कियाँ, chai चाय, dilli दिल्ली`
  .split(",")
  .map((pair) => pair.trim().split(" ") as [string, string]);

it.each(wordsOfSongs)("%s is %s by the list and in the draft", (roman, devanagari) => {
  const word = devanagari.normalize("NFC");
  expect(commonWords(roman)[0]?.text).toBe(word);
  expect(commonSpellings(foldDevanagari(word))).toContain(roman);
  expect(draftDevanagari(`${roman} hai`).text).toBe(`${word} है`);
});

it("a Roman spelling has at most four words", () => {
  expect(commonWords("man").map(({ text }) => text)).toEqual(["मन", "मान"]);
  expect(commonWords("jana").length).toBeLessThanOrEqual(4);
});

it("English words and phrases have their usual Devanagari, and Hindi words beside them stay Hindi", () => {
  expect(draftDevanagari("I love you baby (x3)").text).toBe("आई लव यू बेबी (x3)");
  expect(draftDevanagari("main hero hoon").text).toBe("मैं हीरो हूँ");
  expect(draftDevanagari("is party mein").text).toBe("इस पार्टी में");
  expect(draftRoman("हैप्पी बर्थडे टू यू ×2").text).toBe("Happy birthday to you ×2");
  expect(draftRoman("आई लव यू").text).toBe("I love you");
  expect(englishOfLine(["mere", "to"], "roman")).toEqual([undefined, undefined]);
});

it("a word of English shape that no list knows is marked", () => {
  const words = draftDevanagari("examination party").lines[0]?.pieces.filter(
    (piece) => typeof piece !== "string",
  );
  expect(words?.map(({ isUnsure }) => isUnsure)).toEqual([true, false]);
});

it("abbreviations, initials and titles are read by the names of their letters", () => {
  expect(draftDevanagari("DJ TV").text).toBe("डीजे टीवी");
  expect(draftDevanagari("S. D.").text).toBe("एस. डी.");
  expect(draftRoman("एस॰ डी॰ राम").text).toBe("S. D. Ram");
  expect(draftRoman("एस. डी. राम").text).toBe("S. D. Ram");
  expect(draftRoman("डॉ. राम").text).toBe("Dr. Ram");
  expect(draftRoman("वो आई. वो").text).toBe("Wo aayi. wo");
});
