import { describe, expect, test } from "vitest";
import { editBetween } from "../edit-between.ts";
import {
  chooseCandidate,
  type DraftedWord,
  groupUnsureWords,
  nextUnsureWord,
  shiftWords,
  wholeWords,
  wordAt,
} from "./drafted-words.ts";

/** A word of the text; its source is itself in capitals. */
function word(text: string, draft: string, from = 0, isUnsure = true): DraftedWord {
  const start = text.indexOf(draft, from);
  return {
    start,
    end: start + draft.length,
    source: draft.toUpperCase(),
    candidates: [draft, "other"],
    isUnsure,
  };
}

describe("marks while the text is edited", () => {
  const text = "dil e naadaan\ntujhe hua";
  const words = [word(text, "naadaan"), word(text, "tujhe"), word(text, "hua")];
  const marked = (after: string) =>
    wholeWords(after, shiftWords(words, editBetween(text, after))).map(({ start, end }) =>
      after.slice(start, end),
    );

  test.each([
    ["behind a new word", "mera dil e naadaan\ntujhe hua", ["naadaan", "tujhe", "hua"]],
    ["behind a removed line", "tujhe hua", ["tujhe", "hua"]],
    ["before new text", "dil e naadaan\ntujhe hua kya hai", ["naadaan", "tujhe", "hua"]],
    ["beside new punctuation", "dil e naadaan,\ntujhe hua", ["naadaan", "tujhe", "hua"]],
    ["beside a new hyphen", "dil e-naadaan\ntujhe hua", ["naadaan", "tujhe", "hua"]],
  ])("stay with their words %s", (_, after, expected) => {
    expect(marked(after)).toEqual(expected);
  });

  test.each([
    ["whose letter is changed", "dil e naadan\ntujhe hua", ["tujhe", "hua"]],
    ["that gets a letter at its end", "dil e naadaano\ntujhe hua", ["tujhe", "hua"]],
    ["that gets a letter at its beginning", "dil e naadaan\natujhe hua", ["naadaan", "hua"]],
    ["that is joined with the one before", "dil enaadaan\ntujhe hua", ["tujhe", "hua"]],
    ["that is split", "dil e naa daan\ntujhe hua", ["tujhe", "hua"]],
    ["that is replaced by other text", "dil e x hua", ["hua"]],
  ])("leave a word %s", (_, after, expected) => {
    expect(marked(after)).toEqual(expected);
  });

  test("are all gone when the text is emptied, and stay when it is not changed", () => {
    expect(marked("")).toEqual([]);
    expect(marked(text)).toEqual(["naadaan", "tujhe", "hua"]);
  });

  test("leave a word that gets a sign of Devanagari at its end", () => {
    const hindi = "दिल नादान";
    const after = "दिला नादान";
    const shifted = wholeWords(
      after,
      shiftWords([word(hindi, "दिल"), word(hindi, "नादान")], editBetween(hindi, after)),
    );
    expect(shifted.map(({ start, end }) => after.slice(start, end))).toEqual(["नादान"]);
  });
});

describe("a chosen candidate", () => {
  const text = "Hua kya hua, na hua";
  const places = [0, 8, 16].map(
    (start): DraftedWord => ({
      start,
      end: start + 3,
      source: "हुआ",
      candidates: start === 0 ? ["Hua", "Huwa"] : ["hua", "huwa"],
      isUnsure: true,
    }),
  );
  const kya: DraftedWord = { start: 4, end: 7, source: "क्या", candidates: ["kya"], isUnsure: true };
  const words = places.toSpliced(1, 0, kya);

  test("replaces the word in all places where it was drafted alike, in the case of each", () => {
    const chosen = chooseCandidate(text, words, words[2] as DraftedWord, 1);
    expect(chosen.text).toBe("Huwa kya huwa, na huwa");
    expect(chosen.count).toBe(3);
    expect(chosen.words.map(({ start, end }) => chosen.text.slice(start, end))).toEqual([
      "Huwa",
      "kya",
      "huwa",
      "huwa",
    ]);
    expect(chosen.words.map(({ isUnsure }) => isUnsure)).toEqual([false, true, false, false]);
  });

  test("is put as it is where other candidates were offered", () => {
    const other: DraftedWord = { ...(places[2] as DraftedWord), candidates: ["hua", "hui"] };
    const chosen = chooseCandidate(text, [...words.slice(0, 3), other], words[2] as DraftedWord, 1);
    expect(chosen.text).toBe("Huwa kya huwa, na huwa");
  });

  test("that is the draft itself only takes the marks away", () => {
    const chosen = chooseCandidate(text, words, words[0] as DraftedWord, 0);
    expect(chosen.text).toBe(text);
    expect(groupUnsureWords(chosen.text, chosen.words).map(({ draft }) => draft)).toEqual(["kya"]);
  });

  test("leaves a place alone where somebody wrote another word meanwhile", () => {
    const edited = "Hua kya hui, na hua";
    const left = shiftWords(words, editBetween(text, edited));
    expect(chooseCandidate(edited, left, left[0] as DraftedWord, 1).text).toBe("Huwa kya hui, na huwa");
  });

  test("is listed once for all places, with their lines", () => {
    const song = "Hua hua\n\nhua kya";
    const at = (start: number) => ({ ...(places[1] as DraftedWord), start, end: start + 3 });
    const found = groupUnsureWords(song, [
      at(0),
      at(4),
      at(9),
      { ...kya, start: 13, end: 16, isUnsure: false },
    ]);
    expect(found).toMatchObject([{ source: "हुआ", draft: "Hua", lines: [1, 2] }]);
  });
});

test("the word at the caret has it inside, at its beginning or at its end", () => {
  const text = "ek do, teen";
  const words = ["ek", "do", "teen"].map((one) => word(text, one));
  const found = (caret: number) => wordAt(words, caret)?.source;
  expect([0, 1, 2, 3, 4, 5, 6, 7, 11].map(found)).toEqual([
    "EK",
    "EK",
    "EK",
    "DO",
    "DO",
    "DO",
    undefined,
    "TEEN",
    "TEEN",
  ]);
});

test("the next unsure word is behind the caret, and the first one after the last", () => {
  const text = "ek do teen";
  const words = [word(text, "ek"), word(text, "do", 0, false), word(text, "teen")];
  expect([-1, 0, 3, 6].map((caret) => nextUnsureWord(words, caret)?.source)).toEqual([
    "EK",
    "TEEN",
    "TEEN",
    "EK",
  ]);
  expect(nextUnsureWord([], 0)).toBeUndefined();
});
