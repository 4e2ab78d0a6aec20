import { expect, test } from "vitest";
import { breakLines, wordsOf } from "./break-lines.ts";
import { rozha } from "./faces.ts";

const linesOf = (text: string, width: number, most: number) =>
  breakLines(wordsOf(text, rozha), width, most).map((line) => line.text);

test("lines are as few and as even as possible", () => {
  const three = wordsOf("aaaaaa", rozha)[0]?.width ?? 0;
  expect(linesOf("aa aa aa aa", three + 0.6, 3)).toEqual(["aa aa", "aa aa"]);
});

test("an ellipsis replaces what does not fit", () => {
  const lines = breakLines(wordsOf("ek do teen char paanch chhah saat aath", rozha), 5, 2);
  expect(lines.map(({ text }) => text)).toEqual(["ek do teen", "char…"]);
  expect(lines.every(({ width }) => width <= 5)).toBe(true);
});

test("a word that is wider than any line is cut between syllables", () => {
  const parts = wordsOf("ख़्वाहिशें".repeat(9), rozha).map(({ text }) => text);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join("")).toBe("ख़्वाहिशें".repeat(9).normalize("NFC"));
  for (const part of parts) expect(part).toMatch(/^(ख़्वा|हि|शें)/);
  expect(wordsOf("Narasimharajuvaripeta", rozha)).toHaveLength(1);
  for (const { width } of wordsOf("W".repeat(300), rozha)) expect(width).toBeLessThan(13);
});

test("words without drawable characters are left out", () => {
  expect(linesOf("தமிழ் Ek 🎵 👨‍👩‍👧 漢字", 99, 1)).toEqual(["Ek"]);
  expect(linesOf(" ", 99, 1)).toEqual([]);
});
