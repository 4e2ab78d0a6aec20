import { describe, expect, it } from "vitest";
import { proofread } from "./proofread.ts";
import { applyEdits, editsOf, type Remark } from "./remark.ts";

const inHindi = (text: string) => proofread({ devanagari: text, roman: "" });
const inRoman = (text: string) => proofread({ devanagari: "", roman: text });
const mended = (text: string, { places }: Remark) => applyEdits(text, editsOf(places));

describe("signs that a click mends", () => {
  it.each([
    ["copied text", "Dil hai\n[Verse 1]\nDil hai", "Dil hai\nDil hai"],
    ["copied text", "Tum Hi Ho Lyrics\nDil hai", "Dil hai"],
    ["copied text", "Dil hai123Embed", "Dil hai"],
    ["copied text", "Dil haiYou might also like\nDil", "Dil hai\nDil"],
    ["copied text", "[00:12.34] Dil hai", "Dil hai"],
    ["copied text", "Singer: Lata Mangeshkar\nDil hai", "Dil hai"],
    ["copied text", "Dil hai www.example.com/x", "Dil hai "],
    ["copied text", "[12/03/24, 10:15:32 PM] Ravi: Dil hai", "Dil hai"],
    ["copied text", "12/03/24, 10:15 pm - Ravi Ji: Dil hai", "Dil hai"],
    ["copied text", "2024-03-12, 22:15 - Asha: Dil hai", "Dil hai"],
    ["copied text", "{title: Dil}\nDil hai", "Dil hai"],
    ["copied text", "{soc}\nDil hai", "Dil hai"],
    ["copied text", "[Am]Dil", "Dil"],
    ["copied text", "_Dil hai_", "Dil hai"],
    ["copied text", "~Dil hai~", "Dil hai"],
    ["copied text", "WEBVTT\nDil hai", "Dil hai"],
    ["copied text", "Dil hai\n© 1975 Somebody", "Dil hai\n"],
    ["copied text", "Dil hai\nCopyright: Somebody. All rights reserved.", "Dil hai\n"],
    ["copied text", "1. Dil\n2. hai\n3. kya", "Dil\nhai\nkya"],
    ["copied text", "9) Dil\n10) hai\n11) kya", "Dil\nhai\nkya"],
    ["wrong encoding", "à¤¦à¤¿à¤²", "दिल"],
    ["wrong encoding", "muddaâ€™a", "mudda’a"],
    ["old font", "rqe ikl vk;s", "तुम पास आये"],
    ["old font", "esjs fny dh fdrkc esa ,d I;kjh ckr gS", "मेरे दिल की किताब में एक प्यारी बात है"],
    ["old font", "esjk /keZ vkSj 'kkafr] fQj iwtk", "मेरा धर्म और शांति, फिर पूजा"],
    ["old font", "esjh f[k+M+dh ij pk¡n gS]", "मेरी ख़िड़की पर चाँद है,"],
    ["markup", "Dil <b>hai", "Dil hai"],
    ["markup", "Dil hai<br>kya hai", "Dil hai\nkya hai"],
    ["markup", "Dil<i>hai", "Dil hai"],
    ["markup", "Dil hai</p>kya hai", "Dil hai\nkya hai"],
    ["markup", "Dil&nbsp;hai", "Dil hai"],
    ["markup", "mudda&amp;#39;a", "mudda'a"],
    ["invisible characters", "Dil\u200b hai\u00ad", "Dil hai"],
    ["odd spaces", "Dil\u00a0hai", "Dil hai"],
    ["bullets", "• Dil hai", "Dil hai"],
    ["bullets", "♪ Dil hai ♪", "Dil hai "],
    ["spaces", "Dil  hai", "Dil hai"],
    ["spaces", "Dil , hai", "Dil, hai"],
    ["commas", "Dil,hai", "Dil, hai"],
    ["commas", "Dil,, hai", "Dil, hai"],
    ["dots", "Dil hai.. kya", "Dil hai... kya"],
    ["quotation marks", '"Dil" "hai" “kya”', '"Dil" "hai" "kya"'],
    ["quotation marks", '“Dil” “hai” "kya"', "“Dil” “hai” “kya”"],
    ["quotation marks", "mudda’a, su'a, du'a", "mudda'a, su'a, du'a"],
  ])("%s: %j becomes %j", (kind, text, result) => {
    const remarks = inRoman(text);
    expect(remarks.map((remark) => remark.kind)).toEqual([kind]);
    expect(remarks.map((remark) => mended(text, remark))).toEqual([result]);
  });

  it.each([
    ["काेई है", "कोई है"],
    ["दु:ख हूँं", "दुःख हूँं"],
    ["िदल ाज", "दिल ाज"],
  ])("signs of vowels as they are saved: %j becomes %j", (text, result) => {
    const [remark] = inHindi(text);
    expect(remark?.kind).toBe("vowel signs");
    expect(remark && mended(text, remark)).toBe(result);
  });

  it.each([
    ["दिल है।।", "दिल है॥"],
    ["दिल है |", "दिल है ।"],
    ["दिल है ||", "दिल है ॥"],
  ])("dandas: %j becomes %j", (text, result) => {
    const [remark] = inHindi(text);
    expect(remark?.kind).toBe("dandas");
    expect(remark && mended(text, remark)).toBe(result);
  });
});

describe("signs that a person has to look at", () => {
  it.each([
    ["Dil (hai\nkya", "The bracket ( is not closed in this stanza."],
    ["Dil hai)\nkya", "The bracket ) closes nothing in this stanza."],
    ['"Dil hai', "A quotation mark has no partner in this stanza."],
    [
      "Dil \ufffd\ufffd hai",
      "A letter was lost here when the text was converted. Copy it once more from where it is right.",
    ],
    [
      "???? ?? ???",
      "Question marks stand here instead of letters. Copy it once more from where it is right.",
    ],
  ])("%j: %s", (text, sentence) => {
    expect(inRoman(text).map((remark) => [remark.sentence, remark.mend])).toEqual([[sentence, null]]);
  });
});

describe("the scripts", () => {
  it("are looked at line by line", () => {
    const [remark] = inHindi("दिल है\nDil hai\nक्या है\nKya hai");
    expect(remark).toMatchObject({ kind: "wrong script", sentence: "Written in Roman letters." });
    expect(remark?.places.map(({ line }) => line)).toEqual([2, 4]);
    expect(inRoman("Dil\nदिल")).toMatchObject([{ sentence: "Written in Devanagari letters." }]);
  });

  it("of a whole text may be those of the other field", () => {
    const sentence = "All lines are in Roman letters. Do they belong in the other field?";
    expect(inHindi("Dil hai\nKya hai")).toMatchObject([{ sentence }]);
  });

  it("may be mixed in a line or in a word", () => {
    expect(inHindi("दिल love है")).toMatchObject([{ kind: "mixed scripts", words: "love" }]);
    expect(inHindi("दिaल है")).toMatchObject([{ kind: "foreign letters", words: "a" }]);
    // A Cyrillic a looks like the Roman one.
    expect(inRoman("d\u0430gar")).toMatchObject([{ kind: "foreign letters", words: "\u0430" }]);
  });
});

it.each([
  "दिल है (x2)",
  "क्\u200dया र\u094d\u200cका",
  "👩\u200d👧",
  "दिल है...",
  "दिल है …",
  "दिल है ।",
  "ऐ दिल-ए-नादाँ, तुझे हुआ क्या है?",
  "“दिल\nहै”",
  "1 दिल, 2,000 दिल",
])("nothing is said about %j", (text) => {
  expect(inHindi(text)).toEqual([]);
});

it.each([
  "ke visal-e-yaar hota 😀",
  "Dil hai x2",
  "kya???",
  "1. Dil\n\n2. hai",
  "ls ge rab",
  "Urdu یہ نہ\u200cتھی",
  "mudda'a",
])("nothing is said about %j", (text) => {
  expect(inRoman(text)).toEqual([]);
});

it("the same in several places is one remark", () => {
  const remarks = inRoman("Dil  hai\n\nKya  hai  ye");
  expect(remarks.map(({ places }) => places.map(({ line, start, end }) => [line, start, end]))).toEqual([
    [
      [1, 3, 5],
      [3, 13, 15],
      [3, 18, 20],
    ],
  ]);
});
