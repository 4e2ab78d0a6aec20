import { describe, expect, test } from "vitest";
import type { Draft } from "#catalogue";
import { noWords } from "./drafted-state.ts";
import {
  type DraftPlan,
  firstRomanLine,
  planForLines,
  planForScript,
  planForSong,
  putDraft,
  requestFor,
  wouldReplace,
} from "./plan-draft.ts";

const texts = (lyrics_hindi: string, lyrics_english: string) => ({ title: "", lyrics_hindi, lyrics_english });
const requestOf = (song: ReturnType<typeof texts>, plan: DraftPlan, words = noWords) =>
  requestFor({ texts: song, words }, plan);

describe("the song lacks", () => {
  test.each([
    ["an empty script, in either direction", "एक\n\nदो", "", { to: "lyrics_english", lines: [0, 2] }],
    ["an empty script, in either direction", " \n", "ek\n\ndo", { to: "lyrics_hindi", lines: [0, 2] }],
    [
      "the lines that one script does not have yet",
      "एक\n\nदो\nतीन",
      "ek",
      { to: "lyrics_english", lines: [2, 3] },
    ],
    ["a line in the middle", "एक\n\n\n\nतीन", "ek\ndo\n\n\nteen", { to: "lyrics_hindi", lines: [1] }],
    ["nothing, where both are whole", "एक\nदो", "ek\ndo", null],
    [
      "nothing that could be put in its place, where the stanzas are shifted",
      "एक\n\nदो\nतीन",
      "ek\ndo",
      null,
    ],
    ["nothing, without any text", "", "", null],
  ])("%s (%j, %j)", (_, hindi, english, plan) => {
    expect(planForSong(texts(hindi, english))).toEqual(plan);
  });
});

describe("the selection", () => {
  const song = texts("एक\nदो\n\nतीन\nचार", "");
  test.each([
    ["a caret means its stanza", 1, 1, [0, 1]],
    ["a caret at the end means the last stanza", 14, 14, [3, 4]],
    ["a caret in a blank line means nothing", 6, 6, null],
    ["a selection means each line that it touches", 4, 8, [1, 3]],
    ["the beginning of a line that is just reached is not touched", 0, 3, [0]],
  ])("%s", (_, start, end, lines) => {
    expect(planForLines(song, "lyrics_hindi", start, end)).toEqual(lines && { to: "lyrics_english", lines });
  });

  test("would replace text only where the other script has some in these lines", () => {
    const both = texts("एक\nदो", "ek\n");
    expect(wouldReplace(both, { to: "lyrics_english", lines: [0] })).toBe(true);
    expect(wouldReplace(both, { to: "lyrics_english", lines: [1] })).toBe(false);
  });
});

describe("the request", () => {
  test("has the lines, and those that stand in both scripts as corrected", () => {
    const song = texts("एक\nदो\n\nतीन", "ik\n\n\n");
    expect(requestOf(song, planForSong(song) as DraftPlan)).toEqual({
      to: "english",
      source: "दो\nतीन",
      corrected: { devanagari: "एक", roman: "ik" },
    });
  });

  test("does not call a drafted line corrected while one of its words is unsure", () => {
    const song = texts("एक\nदो\nतीन", "ek\ndo\n");
    const word = (start: number, isUnsure: boolean) => ({
      start,
      end: start + 2,
      source: "",
      candidates: [],
      isUnsure,
    });
    const words = { ...noWords, lyrics_english: [word(0, false), word(3, true)] };
    expect(requestOf(song, { to: "lyrics_english", lines: [2] }, words).corrected).toEqual({
      devanagari: "एक",
      roman: "ek",
    });
  });

  test("corrects nothing where the lines do not belong together, or all are drafted anew", () => {
    const shifted = texts("एक\n\nदो\nतीन", "ek\ndo\nteen");
    expect(requestOf(shifted, { to: "lyrics_english", lines: [3] })).toEqual({
      to: "english",
      source: "तीन",
    });
    const both = texts("एक\nदो", "ek\ndo");
    expect(requestOf(both, planForScript(both, "lyrics_hindi"))).toEqual({ to: "hindi", source: "ek\ndo" });
  });
});

describe("the draft", () => {
  const drafted = (...lines: readonly string[]): Draft["lines"] =>
    lines.map((line) => ({
      pieces: line
        .split(/(?= )|(?<= )/)
        .map((piece) =>
          piece === " "
            ? piece
            : { source: piece.toUpperCase(), draft: piece, isUnsure: true, candidates: [piece] },
        ),
    }));
  const put = (text: string, lines: readonly number[], ...draft: readonly string[]) => {
    const after = putDraft(text, [], { to: "lyrics_english", lines }, drafted(...draft));
    return [after.text, after.words.map(({ start, end }) => after.text.slice(start, end))];
  };

  test("stands in the lines of its source, and knows the places of its words", () => {
    expect(put("", [0, 1, 3], "ek do", "teen", "chaar")).toEqual([
      "ek do\nteen\n\nchaar",
      ["ek", "do", "teen", "chaar"],
    ]);
    expect(put("ek\n\n\n", [2], "teen chaar")).toEqual(["ek\n\nteen chaar\n", ["teen", "chaar"]]);
  });

  test("moves the words of earlier drafts with their lines, and replaces those of its own", () => {
    const first = putDraft(
      "",
      [],
      { to: "lyrics_english", lines: [0, 1, 2] },
      drafted("ek", "do", "teen chaar"),
    );
    const next = putDraft(
      first.text,
      first.words,
      { to: "lyrics_english", lines: [1] },
      drafted("do aur do"),
    );
    expect(next.text).toBe("ek\ndo aur do\nteen chaar");
    expect(next.words.map(({ start, end }) => next.text.slice(start, end))).toEqual([
      "ek",
      "do",
      "aur",
      "do",
      "teen",
      "chaar",
    ]);
  });
});

test("the first line in Roman letters is the one of the song's first line", () => {
  expect(firstRomanLine(texts("\nएक\nदो", "\nek"))).toBe("ek");
  expect(firstRomanLine(texts("एक\nदो", "\ndo"))).toBe("");
  expect(firstRomanLine(texts("", ""))).toBe("");
});
