import { describe, expect, test } from "vitest";
import { readGlossary, readWords, starterCatalogue, wordsOf } from "../../postgres/testing/index.ts";
import { baseWords, spelledPlainly } from "./base-words.ts";
import { createGlossary } from "./glossary.ts";
import { entryOf, entryOfRoman } from "./testing/starter-words.ts";

/** Of the uncommon words of the starter songs, the share that must have an entry. */
const leastShareExplained = 0.9;

describe("a word of a song has the entry", () => {
  test.each([
    ["of the same word", "महरम", "महरम"],
    ["of the same word without dots", "गुर्बत", "ग़ुर्बत"],
    ["of the same word with a dot for the nasal", "हिंदोस्तां", "हिंदोस्ताँ"],
    ["of the same word with the nasal as a letter", "मुन्तज़िर", "मुंतज़िर"],
    ["of the same word in decomposed letters", "ग़म".normalize("NFD"), "ग़म"],
    ["that lists it", "नश्शा", "नशा"],
    ["that lists it, however it is spelled", "इंकलाब", "इंक़लाब"],
    ["of its singular (-ों)", "ज़ुल्फ़ों", "ज़ुल्फ़"],
    ["of its singular (-ों of -ा)", "परवानों", "परवाना"],
    ["of its singular (-ें)", "बुलबुलें", "बुलबुल"],
    ["of its singular (-ियाँ)", "हस्तियाँ", "हस्ती"],
    ["of its singular (-ियों)", "जौहरियों", "जौहरी"],
    ["of its direct form (-े of -ा)", "क़तरे", "क़तरा"],
    ["of its direct form (-ए of -आ)", "हंगामे", "हंगामा"],
    ["of its masculine (-ी)", "दीवानी", "दीवाना"],
    ["of its word before an izafat", "शबे", "शब"],
    ["of its singular (-ाइयाँ)", "तन्हाइयाँ", "तनहाई"],
    ["of its singular (-ाइयों)", "रुसवाइयों", "रुसवाई"],
    ["of its singular (-ुएँ)", "आरज़ुएँ", "आरज़ू"],
    ["of its singular (-ओं of -ा)", "शमओं", "शमा"],
    ["of its singular (-ात)", "ख़यालात", "ख़याल"],
    ["of its singular, rather than of another word", "दीवानों", "दीवाना"],
    ["of its masculine, however it is spelled", "साए", "साया"],
    ["of its infinitive (-ूँ)", "डोलूँ", "डोलना"],
    ["of its infinitive (-ता)", "झूलता", "झूलना"],
    ["of its infinitive (-ेगा)", "मचलेगा", "मचलना"],
    ["of its infinitive (Braj -त)", "निरखत", "निरखना"],
  ])("%s", (_rule, word, entry) => {
    expect(entryOf(word)).toBe(entry);
  });

  test.each(["महफ़िल", "मंज़िल", "इंतज़ार"])("although readers know it: %s", (word) => {
    expect(entryOf(word)).toBe(word);
  });
});

describe("a word of a song has no entry", () => {
  test.each([
    ["है", "हैं", "था", "वो", "जो", "सो", "मैं", "हम", "तू", "को", "से", "का", "की", "के", "ने", "पर", "ही", "भी"],
    ["नहीं", "क्या", "कोई", "कहीं", "कभी", "मेरा", "तेरे", "अपनी", "उनको", "जाता", "आएगा", "करो", "देखा", "रहे"],
  ])("if everybody knows it: %s …", (...words) => {
    expect(words.map(entryOf).filter(Boolean)).toEqual([]);
  });

  test.each([
    ["राज", "राज़"],
    ["कर", "कर"],
    ["कल", "कल"],
    ["करे", "कर"],
    ["काम", "काम"],
  ])("if readers know it otherwise: %s is not %s", (word) => {
    expect(entryOf(word)).toBeNull();
  });

  test.each([
    ["कमरे", "कमर"],
    ["दीदी", "दीदा"],
    ["आइये", "आईना"],
    ["बरसात", "बरसाना"],
    ["सी", "सीना"],
    ["बजे", "बजा"],
    ["अली", "आली"],
    ["काशी", "काश"],
    ["हल्के", "हल्क़ा"],
    ["हँस", "हंस"],
    ["बरजोरा", "बरज़ोर"],
  ])("if it only begins like an entry: %s is not of %s", (word) => {
    expect(entryOf(word)).toBeFalsy();
  });

  test("if only a verb has its ending, and the entry is none: पैमाइए is not of पैमाना", () => {
    const glossary = createGlossary({});
    const entry = { roman: "x", forms: [] };
    glossary.add([
      { ...entry, id: 1, word: "पैमाना", english: "wine cup; measure" },
      { ...entry, id: 2, word: "झूमना", english: "to sway" },
      { ...entry, id: 3, word: "फ़रमाना", english: "royal order; to say" },
    ]);
    expect(["पैमाइए", "झूमिए", "फ़रमाइए"].map((word) => glossary.find(word)?.id)).toEqual([undefined, 2, 3]);
  });

  test("if the glossary does not have it", () => {
    expect(["कखगघ", "ॐॐ", "", "ा", "gham"].map(entryOf).filter(Boolean)).toEqual([]);
  });
});

describe("a Roman word without its Devanagari", () => {
  test.each([
    ["muntazir", "मुंतज़िर"],
    ["muntajir", "मुंतज़िर"],
    ["taghaaful", "तग़ाफ़ुल"],
    ["Shabnam", "शबनम"],
  ])("%s has the entry that sounds like it", (word, entry) => {
    expect(entryOfRoman(word)).toBe(entry);
  });

  test("is not taken for an entry if it is short or sounds like nothing known", () => {
    expect(["te", "dar", "gam", "the", "baby", "love"].map(entryOfRoman).filter(Boolean)).toEqual([]);
  });
});

test("nine of ten uncommon words of the starter songs have an entry", () => {
  const known = new Set(["common-words.txt", "names.txt"].flatMap(readWords).map(spelledPlainly));
  const entries = readGlossary().flatMap((file) => file.entries);
  const explained = new Set(entries.flatMap(wordsOf).map(spelledPlainly));
  const words = new Set(
    starterCatalogue.songs.flatMap(
      ({ lyrics_hindi }) => lyrics_hindi?.match(/[\u0901-\u0963\u0971-\u097f]+/g) ?? [],
    ),
  );
  const uncommon = [...words].filter((word) => !baseWords(word).some((base) => known.has(base.word)));
  const missing = uncommon.filter((word) => !baseWords(word).some((base) => explained.has(base.word)));
  // A list of common words that has nearly all words would leave nothing to explain.
  expect(uncommon.length).toBeGreaterThan(words.size / 3);
  expect(1 - missing.length / uncommon.length, missing.join(" ")).toBeGreaterThanOrEqual(leastShareExplained);
  const found = uncommon.filter((word) => entryOf(word));
  expect(found.length / uncommon.length).toBeGreaterThanOrEqual(leastShareExplained);
});
