import { describe, expect, test } from "vitest";
import { makeNames, makeWords } from "./make-words.ts";

const words = makeWords(1);
const devanagari = /^[\u0900-\u097f]+$/;

describe("generated words", () => {
  test("are more than 30,000, all different in both scripts", () => {
    expect(new Set(words.map(({ roman }) => roman)).size).toBeGreaterThan(30_000);
    expect(new Set(words.map(({ hindi }) => hindi)).size).toBe(words.length);
  });

  test("consist of letters of their script, in the Unicode form of stored texts", () => {
    const isWellFormed = ({ roman, hindi }: (typeof words)[number]) =>
      /^[a-z]{2,20}$/.test(roman) && devanagari.test(hindi) && hindi === hindi.normalize("NFC");
    expect(words.filter((word) => !isWellFormed(word))).toEqual([]);
  });

  test("are the same for the same seed, and others for another seed", () => {
    expect(makeWords(1)).toEqual(words);
    expect(makeWords(2).slice(400, 420)).not.toEqual(words.slice(400, 420));
  });

  test("are short if they are common, as in natural language", () => {
    const meanLength = (some: typeof words) =>
      some.reduce((sum, { roman }) => sum + roman.length, 0) / some.length;
    expect(meanLength(words.slice(0, 50))).toBeLessThan(4);
    expect(meanLength(words.slice(-1_000))).toBeGreaterThan(6);
  });
});

test("parts of names are distinct and written in both scripts", () => {
  const { given, family } = makeNames(1);
  for (const parts of [given, family]) {
    expect(new Set(parts.map(({ roman }) => roman)).size).toBe(parts.length);
    for (const { hindi } of parts) expect(hindi).toMatch(devanagari);
  }
});
