import { expect, test } from "vitest";
import { givenDevanagari, namesIn, titlesIn } from "./names-in.ts";

const [en, hi] = [{ code: "en" }, { code: "hi" }];
const given = { name: "Lata", devanagari: { name: "लता", isDrafted: false }, otherName: "लता" };
const drafted = { name: "Asha", devanagari: { name: "अशा", isDrafted: true } };

test("a page in Hindi shows the name in Devanagari first, another one the name itself and no draft", () => {
  expect(namesIn(hi, given)).toEqual({ first: "लता", second: "Lata", isDrafted: false });
  expect(namesIn(hi, drafted)).toEqual({ first: "अशा", second: "Asha", isDrafted: true });
  expect(namesIn(en, given)).toEqual({ first: "Lata", second: "लता", isDrafted: false });
  expect(namesIn(en, drafted)).toEqual({ first: "Asha", second: null, isDrafted: false });
  const own = { name: "मुकेश", devanagari: { name: "मुकेश", isDrafted: false }, otherName: "Mukesh" };
  expect(namesIn(hi, own)).toEqual({ first: "मुकेश", second: "Mukesh", isDrafted: false });
});

test("search engines get a name in Devanagari that somebody has given, and no draft", () => {
  expect([givenDevanagari(given), givenDevanagari(drafted), givenDevanagari({ name: "A" })]).toEqual([
    "लता",
    null,
    null,
  ]);
});

test.each([
  ["hi", "Chand", "चाँद", "चाँद"],
  ["en", "Chand", "चाँद", "Chand"],
  ["hi", "चाँदनी", "चाँद", "चाँदनी"],
  ["hi", "Chand", "च".repeat(61), "Chand"],
  ["hi", "Chand", null, "Chand"],
])("in %s the song %s with the line %s has the title %s", (code, title, hindiLine, first) => {
  expect(titlesIn({ code }, { title, hindiLine }).title).toBe(first);
});
