import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugOf } from "./slug.ts";

describe("slugs", () => {
  it.each([
    ["Dil-e-Nadaan Tujhe Hua Kya Hai", "dil-e-nadaan-tujhe-hua-kya-hai"],
    ["  Jai Jagdish Hare (Pralay Payodhi Jale) ", "jai-jagdish-hare-pralay-payodhi-jale"],
    ["Kaash poochho ki mudda'a kya hai", "kaash-poochho-ki-muddaa-kya-hai"],
    ["Élan Ñandú Øst ß İx", "elan-nandu-ost-ss-ix"],
    ["तेरे बिना ज़िन्दगी से", "tere-bina-zindagi-se"],
    ["वन्दे मातरम्", "vande-mataram"],
    ["ॐ जय जगदीश हरे", "om-jai-jagdish-hare"],
    ["फ़िल्म १९४७", "film-1947"],
    ["1947: Earth", "1947-earth"],
  ])("of %j is %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it("of a title without usable letters is the word for its kind", () => {
    expect(slugOf("🎵")).toBe("song");
    expect(slugOf("", "album")).toBe("album");
    expect(slugOf("தமிழ்", "singer")).toBe("singer");
    expect(slugOf("ऽ", "lyricist")).toBe("lyricist");
  });

  it("end after a whole word, at most 80 characters long", () => {
    const slug = slugOf("Hazaaron Khwahishen Aisi ".repeat(10));
    expect(slug).toBe("hazaaron-khwahishen-aisi-hazaaron-khwahishen-aisi-hazaaron-khwahishen-aisi");
    expect(slugOf("x".repeat(500))).toBe("x".repeat(80));
  });

  it("of any text are words joined by single hyphens", () => {
    const devanagari = fc.string({
      unit: fc.integer({ min: 0x08ff, max: 0x0980 }).map((code) => String.fromCharCode(code)),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), devanagari, fc.string()), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 500 },
    );
  });
});
