import { describe, expect, it } from "vitest";
import { isSanskritLine, languageOfDevanagari, languageOfRoman } from "./language.ts";

const words = (text: string) => text.split("\n").map((line) => line.split(" "));

describe("the language of a song is told by its words", () => {
  it.each([
    ["hindi", "तेरे बिना जीवन क्या है", "Tere bina jeevan kya hai"],
    ["urdu", "ख़ुदा की याद में ग़म है", "Khuda ki yaad mein gham hai zara"],
    ["braj", "मैया मोरी मैं नहिं माखन खायो", "Maiya mori main nahin maakhan khaayo"],
    ["sanskrit", "केशव धृतमीनशरीर जय वेदम्", "Keshava dhritameenashareera jaya vedam akhedam"],
  ])("%s", (language, devanagari, roman) => {
    expect(languageOfDevanagari(words(devanagari))).toBe(language);
    expect(languageOfRoman(words(roman))).toBe(language);
  });
});

it("a Hindi hymn with Sanskrit endings is not Sanskrit", () => {
  const hymn = "श्री रामचंद्र कृपालु भजु मन हरण भवभय दारुणं\nनव कंज लोचन कंज मुख कर कंज पद कंजारुणं";
  expect(languageOfDevanagari(words(hymn))).not.toBe("sanskrit");
});

it("a line is Sanskrit by its endings, unless it has a word of Hindi", () => {
  expect(isSanskritLine(["नमः", "शिवाय"], "devanagari")).toBe(true);
  expect(isSanskritLine(["नमः", "शिवाय", "है"], "devanagari")).toBe(false);
  expect(isSanskritLine(["sujalaam", "suphalaam"], "roman")).toBe(true);
  expect(isSanskritLine(["mausam"], "roman")).toBe(false);
});
