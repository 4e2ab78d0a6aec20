import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { unpackFonts } from "./fonts.ts";
import { measureWith } from "./render.ts";
import { breakLines, createTypesetter, drawLine, type Word } from "./typesetting.ts";

const folder = mkdtempSync(join(tmpdir(), "antara-fonts-"));
const fonts = unpackFonts(folder);
const typesetter = createTypesetter(measureWith(fonts));
afterAll(() => rmSync(folder, { recursive: true }));

const widthOf = (text: string) => typesetter.wordsOf(text, fonts.display)[0]?.width ?? 0;
const textsOf = (words: readonly Word[]) => words.map(({ pieces }) => pieces.map(({ text }) => text));
const noEllipsis: Word = { pieces: [], width: 0 };

test("a syllable is as wide as its letters together, not as its widest one", () => {
  const advances = fonts.display.devanagari.advances;
  const [ra, aa] = [advances.get(0x930) ?? 0, advances.get(0x93e) ?? 0];
  expect(widthOf("र")).toBeCloseTo(ra, 3);
  expect(widthOf("रा")).toBeCloseTo(ra + aa, 2);
  expect(widthOf("राः")).toBeCloseTo(ra + aa + (advances.get(0x903) ?? 0), 2);
  // Signs above and below take no room of their own.
  expect(widthOf("तुँ")).toBeCloseTo(advances.get(0x924) ?? 0, 2);
});

test("words come apart into syllables of Devanagari and runs of Latin letters", () => {
  expect(textsOf(typesetter.wordsOf("ख़्वाहिशें क्षत्रिय", fonts.display))).toEqual([
    ["ख़्वा", "हि", "शें"],
    ["क्ष", "त्रि", "य"],
  ]);
  expect(textsOf(typesetter.wordsOf("दिल-e-Ārzū", fonts.display))).toEqual([
    ["दि", "ल", "-e-", "Ā", "rz", "ū"],
  ]);
});

test("characters that no face has are left out, and words of nothing else vanish", () => {
  expect(textsOf(typesetter.wordsOf("தமிழ் Ek 🎵 漢字", fonts.display))).toEqual([["Ek"]]);
});

test("lines are as few as fit and as even as can be", () => {
  const words = typesetter.wordsOf("aa aa aa aa", fonts.display);
  const width = (words[0]?.width ?? 0) * 3 + 0.6;
  const lines = breakLines(words, width, 3, noEllipsis);
  expect(lines.map((line) => line.words.length)).toEqual([2, 2]);
});

test("what does not fit is left out, and an ellipsis says so", () => {
  const words = typesetter.wordsOf("ek do teen char paanch chhah saat aath", fonts.display);
  const [ellipsis] = typesetter.wordsOf("…", fonts.display);
  const lines = breakLines(words, 3, 2, ellipsis ?? noEllipsis);
  expect(lines).toHaveLength(2);
  expect(lines.every(({ width }) => width <= 3)).toBe(true);
  expect(
    textsOf(lines[1]?.words ?? [])
      .at(-1)
      ?.at(-1),
  ).toBe("…");
});

test("signs of XML do not end the drawing", () => {
  const [line] = breakLines(typesetter.wordsOf("<b>&amp;", fonts.display), 99, 1, noEllipsis);
  expect(line && drawLine(line, 0, 0, 10)).toContain("&#60;b&#62;&#38;amp;</text>");
});
