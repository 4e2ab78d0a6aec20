import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { areLetters, lettersOfPortrait, lettersOfSleeve } from "./letters.ts";

describe("letters of a sleeve", () => {
  it.each([
    ["तेरे बिना", "", "त"],
    ["क़ैद", "", "क"],
    ["Dil Se", "दिल से रे", "द"],
    ["Dil Se", "तू ही तू", "DS"],
    ["Soun to Sapne", "", "S"],
    ["Jhansi Ki Rani", "सिंहासन हिल उठे", "JK"],
    ["O", "ॐ जय", "ॐ"],
    ["Quaid", "\u0958ैद", "क"],
    ["1947: Earth", "", "1E"],
    ["Élan Ñandú", "", "EN"],
    ["(Remix)", "", "R"],
    ["“तेरे” Bin", "", "त"],
    ["தமிழ் Selvan", "", "S"],
  ])("of %j with the Hindi line %j are %s", (name, line, letters) => {
    expect(lettersOfSleeve(name, line)).toBe(letters);
  });

  it("of a name without letters come from the Hindi line, or else from the logo", () => {
    expect(lettersOfSleeve("!!!", "गीत")).toBe("ग");
    expect(lettersOfSleeve("🎵", "")).toBe("अ");
  });
});

describe("letters of a portrait", () => {
  it.each([
    ["Lata Mangeshkar", "LM"],
    ["M. S. Subbulakshmi", "MS"],
    ["Suraiya", "S"],
    ["लता मंगेशकर", "ल"],
    ["Lata मंगेशकर", "L"],
    ["", "अ"],
  ])("of %j are %s", (name, letters) => {
    expect(lettersOfPortrait(name)).toBe(letters);
  });
});

it("the letters of any name can be drawn", () => {
  const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 120 }), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(anyText, anyText, (name, line) => {
      expect(areLetters(lettersOfSleeve(name, line))).toBe(true);
      expect(areLetters(lettersOfPortrait(name))).toBe(true);
    }),
  );
});

it("a name of a million brackets takes no longer than one of 500", () => {
  const name = "(".repeat(1_000_000);
  // Takes the fastest of several runs, because a single run may have to wait for the processor.
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    lettersOfSleeve(name, "");
    return performance.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});
