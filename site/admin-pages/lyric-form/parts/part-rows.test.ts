import { expect, test } from "vitest";
import { rowsInForm, rowsOf, textOfRows } from "./part-rows.ts";
import { wordsAndLines } from "./words-and-lines.ts";

const notes = [
  { line: "कल", note: "One." },
  { line: "", note: "Two." },
];

test("the rows of a list are one text of the form, and no row is an empty text", () => {
  expect(rowsOf("notes", textOfRows("notes", notes))).toEqual(notes);
  expect(textOfRows("notes", [{ line: "", note: "" }])).toBe("");
  expect(rowsOf("notes", "")).toEqual([]);
});

test("an empty row stays while others follow, so that typing goes on in the same row", () => {
  const empty = { line: "", note: "" };
  expect(rowsOf("notes", textOfRows("notes", [empty, ...notes, empty]))).toEqual([empty, ...notes]);
});

test("a form without scripts sends each text of each row", () => {
  const form = new FormData();
  for (const { line, note } of [...notes, { line: "", note: "" }]) {
    form.append("notes.line", line);
    form.append("notes.note", note);
  }
  expect(rowsInForm("notes", form)).toBe(textOfRows("notes", notes));
  expect(rowsInForm("word_meanings", form)).toBe("");
});

test.each(["{", "7", "null", '{"line":"x"}'])("anything else is no row: %s", (text) => {
  expect(rowsOf("notes", text)).toEqual([]);
});

test("rows of other shapes have the texts that they should have", () => {
  expect(rowsOf("notes", '[null, {"line": 7, "more": "x"}]')).toEqual([
    { line: "", note: "" },
    { line: "7", note: "" },
  ]);
});

test("words and lines of both scripts are offered once, and found however they are written", () => {
  const { words, lines, hasLine, hasWord } = wordsAndLines(["कल न आए,\n\nकल न आए,", "Kal na aaye"]);
  expect(lines).toEqual(["कल न आए,", "Kal na aaye"]);
  expect(words).toEqual(["कल", "न", "आए", "kal", "na", "aaye"]);
  expect([hasLine("कल  न आए"), hasWord(" Kal "), hasLine("कल"), hasWord("रात")]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
