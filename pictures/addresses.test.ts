import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOf, readAddress } from "./addresses.ts";
import { drawPicture } from "./draw-picture.ts";
import { fieldInks } from "./inks.ts";
import { discOf, portraitOf, sleeveOf } from "./pictures.ts";

describe("addresses of pictures", () => {
  it("of any name can be drawn, as a document with shapes only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), fc.string(), (name, line) => {
        for (const { src } of [sleeveOf(name, line), portraitOf(name)]) {
          expect(src).toMatch(/^\/pictures\/v1\/[a-z0-9-]+\.svg$/);
          expect(src.length).toBeLessThanOrEqual(52);
          expect(drawPicture(src)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^&]*<\/svg>$/);
        }
      }),
    );
  });

  it("are parsed into the drawing that they were made from", () => {
    const { src } = sleeveOf("Vande Mataram", "वन्दे मातरम्");
    const drawing = readAddress(src);
    expect(drawing && addressOf(drawing)).toBe(src);
    expect(readAddress("/pictures/v1/sleeve-rani-akshar-1z141z3-926.svg")).toEqual({
      kind: "sleeve",
      ink: "rani",
      plate: "akshar",
      seed: 0xffffffff,
      letters: "द",
    });
  });

  it("ignore outer white space and the Unicode form of a name", () => {
    expect(sleeveOf(" Élan ")).toEqual(sleeveOf("E\u0301lan"));
    expect(portraitOf("\u0958ैसर")).toEqual(portraitOf("\u0915\u093cैसर"));
  });

  it("of a sleeve contain its ink", () => {
    const { src, ink } = sleeveOf("Dil-e-Nadaan Tujhe Hua Kya Hai");
    expect(src).toContain(`sleeve-${ink}-`);
    expect(fieldInks).toContain(ink);
  });

  it("exist for the discs of every ink", () => {
    for (const ink of fieldInks) {
      expect(drawPicture(discOf("vinyl", ink))).toContain('viewBox="0 0 400 400"');
      expect(drawPicture(discOf("record", ink))).toContain('viewBox="0 0 840 472"');
    }
  });

  it.each([
    ["another version", "/pictures/v2/sleeve-rani-akshar-1-926.svg"],
    ["another format", "/pictures/v1/sleeve-rani-akshar-1-926.png"],
    ["an unknown kind", "/pictures/v1/poster-rani.svg"],
    ["an unknown ink", "/pictures/v1/sleeve-red-akshar-1-926.svg"],
    ["a property of every JavaScript object", "/pictures/v1/sleeve-rani-constructor-1-926.svg"],
    ["an unknown plate", "/pictures/v1/sleeve-rani-tower-1-926.svg"],
    ["a plate for a rim", "/pictures/v1/portrait-rani-akshar-926.svg"],
    ["a seed beyond 32 bits", "/pictures/v1/sleeve-rani-akshar-1z141z4-926.svg"],
    ["a seed with a leading zero", "/pictures/v1/sleeve-rani-akshar-01-926.svg"],
    ["a negative seed", "/pictures/v1/sleeve-rani-akshar--1-926.svg"],
    ["no letter", "/pictures/v1/sleeve-rani-akshar-1.svg"],
    ["an empty letter", "/pictures/v1/sleeve-rani-akshar-1-.svg"],
    ["a letter without an outline", "/pictures/v1/sleeve-rani-akshar-1-b85.svg"],
    ["a small letter", "/pictures/v1/sleeve-rani-akshar-1-61.svg"],
    ["two Devanagari letters", "/pictures/v1/sleeve-rani-akshar-1-926-926.svg"],
    ["three letters", "/pictures/v1/sleeve-rani-akshar-1-41-42-43.svg"],
    ["upper case", "/pictures/v1/sleeve-rani-akshar-1-92A.svg"],
    ["a leading zero", "/pictures/v1/sleeve-rani-akshar-1-041.svg"],
    ["an extra part", "/pictures/v1/vinyl-rani-rani.svg"],
    ["escapes", "/pictures/v1/sleeve-rani-akshar-1-9%326.svg"],
    ["a parent folder", "/pictures/v1/../v1/vinyl-rani.svg"],
    ["a very long name", `/pictures/v1/sleeve-rani-akshar-1${"-926".repeat(1000)}.svg`],
    ["nothing", ""],
  ])("with %s are refused", (_, address) => {
    expect(drawPicture(address)).toBeNull();
  });

  it("made of random parts are refused, or are exactly the address of the drawing", () => {
    const word = fc.constantFrom(
      "sleeve",
      "portrait",
      "vinyl",
      "rani",
      "neel",
      "akshar",
      "rays",
      "926",
      "41",
      "5a",
      "zz",
      "0",
      "",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const address = `/pictures/v1/${words.join("-")}.svg`;
        const drawing = readAddress(address);
        expect(drawing === null || addressOf(drawing) === address).toBe(true);
      }),
    );
  });
});
