import { expect, test } from "vitest";
import { martel, rozha } from "./faces.ts";
import { drawable, drawText, widthOf } from "./shape-text.ts";

const glyphsIn = (svg: string) => svg.match(/<path /g)?.length ?? 0;

test("a syllable is as wide as its letters together, not as its widest one", () => {
  expect(widthOf("रा", rozha)).toBeCloseTo(
    widthOf("र", rozha) + widthOf("ा", rozha) - widthOf("◌", rozha),
    3,
  );
  // Signs above and below take no room of their own.
  expect(widthOf("तुँ", rozha)).toBe(widthOf("त", rozha));
});

test("letters that join are drawn as one", () => {
  expect(glyphsIn(drawText("क्ष", rozha, 0, 0, 10))).toBe(1);
  expect(widthOf("क्ष", rozha)).toBeLessThan(widthOf("क", rozha) + widthOf("ष", rozha));
});

test("Devanagari, Latin letters and those with accents stand in one text", () => {
  const texts = ["दिल", "-e-", "Ār", "zū"];
  const sum = texts.reduce((width, text) => width + widthOf(text, rozha), 0);
  expect(widthOf(texts.join(""), rozha)).toBeCloseTo(sum, 1);
});

test("characters that no face has are left out, and of accents that none has their letters stay", () => {
  expect(drawable("தமிழ் Ek 🎵 漢字", martel).trim()).toBe("Ek");
  expect(drawable("Kṛṣṇa, E\u0301lan", martel)).toBe("Krsna, Élan");
});

test("no sign of a text comes into the drawing but as an outline", () => {
  expect(drawText("<b>&amp;", rozha, 0, 0, 10)).toMatch(
    /^<g transform="[^"<]*">(<path transform="[^"<]*" d="[^"<]*"\/>){8}<\/g>$/,
  );
});
