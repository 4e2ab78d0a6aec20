import { expect, it } from "vitest";
import { splitWords } from "../leave-one-out.ts";
import { readUnseen, unseenTexts } from "./read.ts";

const all = unseenTexts.flatMap((text) => readUnseen(text));

it("unseen titles and lines are 840, and no line is there twice", () => {
  expect(all).toHaveLength(840);
  expect(new Set(all.map(({ devanagari }) => devanagari)).size).toBe(840);
});

it("each unseen line is Devanagari on the left, Latin in two columns on the right, word by word", () => {
  for (const { devanagari, house, typed } of all) {
    expect(devanagari.replace(" (x2)", "")).toMatch(/^[\u0900-\u0963\d ,.!?-]+$/);
    expect(house).toMatch(/^[A-Za-z\d ,.!?'()-]+$/);
    expect(typed).toMatch(/^[A-Za-z\d ,.!?'()-]+$/);
    const words = splitWords(devanagari).length;
    expect([splitWords(house).length, splitWords(typed).length], devanagari).toEqual([words, words]);
  }
});
