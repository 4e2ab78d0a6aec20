import { expect, it } from "vitest";
import { draftByAll, leaveOneOut } from "./leave-one-out.ts";

const song = { lyrics_hindi: "ज़फ़राल आया", lyrics_english: "Zuffraal aaya" };

it("drafts lines outside the catalogue by what all songs teach, and a song only by the others", () => {
  const line = { devanagari: "ज़फ़राल आया", roman: "Zafral aaya" };
  const [words] = draftByAll([line], [song], "to Roman");
  expect(words?.[0]).toMatchObject({ source: "ज़फ़राल", draft: "Zuffraal", written: "Zafral" });
  const setting = { direction: "to Roman", hasLexicon: true, correctedLines: 0 } as const;
  const [alone] = leaveOneOut([song], setting);
  expect(alone?.[0]?.draft).not.toBe("Zuffraal");
});

it("leaves numbers in digits out of both sides", () => {
  const line = { devanagari: "शाम को 6 बजे", roman: "Shaam ko 6 baje" };
  const [words] = draftByAll([line], [song], "to Devanagari");
  expect(words?.map(({ source, written }) => [source, written])).toEqual([
    ["Shaam", "शाम"],
    ["ko", "को"],
    ["baje", "बजे"],
  ]);
});
