import { expect, test } from "vitest";
import { type Meaning, translationColumns } from "./translation-columns.ts";

const roman = [["a", "b"], ["c"]];
const hindi = [["अ", "ब"], ["स"]];
const english: Meaning = { language: "en", stanzas: [["one", "two"], ["three"]] };
const plainHindi: Meaning = { language: "hi", stanzas: [["एक", "दो"], ["तीन"]] };

/** Each column as its script, its languages, and its rows. */
const columnsOf = (...given: Parameters<typeof translationColumns>) =>
  translationColumns(...given).map(({ language, meanings, stanzas }) => [
    language,
    meanings.join(),
    stanzas.map((rows) => rows.map(({ lines, meanings }) => [lines, ...meanings.map((each) => each.lines)])),
  ]);

test("English is below Roman script, plain Hindi below Devanagari, line by line", () => {
  expect(columnsOf(roman, hindi, [english, plainHindi])).toEqual([
    [
      "hi-Latn",
      "en",
      [
        [
          [["a"], ["one"]],
          [["b"], ["two"]],
        ],
        [[["c"], ["three"]]],
      ],
    ],
    [
      "hi",
      "hi",
      [
        [
          [["अ"], ["एक"]],
          [["ब"], ["दो"]],
        ],
        [[["स"], ["तीन"]]],
      ],
    ],
  ]);
});

const headsOf = (...given: Parameters<typeof translationColumns>) =>
  columnsOf(...given).map(([language, meanings]) => `${language} with ${meanings}`);

test("one translation makes one column", () => {
  expect(headsOf(roman, hindi, [english])).toEqual(["hi-Latn with en"]);
  expect(headsOf(roman, hindi, [plainHindi])).toEqual(["hi with hi"]);
});

test("a song with one script has both meanings below each line", () => {
  const first = [
    [["अ"], ["one"], ["एक"]],
    [["ब"], ["two"], ["दो"]],
  ];
  expect(columnsOf([], hindi, [english, plainHindi])).toEqual([
    ["hi", "en,hi", [first, [[["स"], ["three"], ["तीन"]]]]],
  ]);
  expect(headsOf(roman, [], [english, plainHindi])).toEqual(["hi-Latn with en,hi"]);
});

test("a script whose lines fit is preferred to one whose lines do not", () => {
  expect(headsOf([["a", "b", "c"]], hindi, [english, plainHindi])).toEqual(["hi with en,hi"]);
  expect(headsOf([["a"]], [["अ"]], [english])).toEqual(["hi-Latn with en"]);
});

test("a stanza with other numbers of lines is shown as a whole, and none is lost", () => {
  const shorter: Meaning = { language: "en", stanzas: [["one and two"], ["three"], ["four"]] };
  expect(columnsOf(roman, [], [shorter])).toEqual([
    ["hi-Latn", "en", [[[["a", "b"], ["one and two"]]], [[["c"], ["three"]]], [[[], ["four"]]]]],
  ]);
  const longer: Meaning = { language: "en", stanzas: [] };
  const whole = [[[["a", "b"], []]], [[["c"], []]]];
  expect(columnsOf(roman, [], [longer])).toEqual([["hi-Latn", "en", whole]]);
});
