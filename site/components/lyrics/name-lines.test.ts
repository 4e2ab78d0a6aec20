import { expect, test } from "vitest";
import { nameLines, textsOfLine } from "./name-lines.ts";

test("lines are counted through the song, and a pair of lines has one name", () => {
  const names = [["line-1", "line-2"], ["line-3"]];
  expect(nameLines([["a", "b"], ["c"]], [["अ", "ब"], ["स"]])).toEqual({ roman: names, hindi: names });
});

test("Hindi lines of a stanza that does not pair have numbers of their own", () => {
  expect(nameLines([["a"], ["b"], ["c"]], [["अ"], ["ब", "भ"], ["स"]])).toEqual({
    roman: [["line-1"], ["line-2"], ["line-3"]],
    hindi: [["line-1"], ["hindi-line-2", "hindi-line-3"], ["line-3"]],
  });
});

test("nothing pairs where the scripts have different numbers of stanzas", () => {
  const { hindi } = nameLines([["a"], ["b"]], [["अ"]]);
  expect(hindi).toEqual([["hindi-line-1"]]);
});

test("a song with Hindi lyrics alone has plain numbers", () => {
  expect(nameLines([], [["अ", "ब"], ["स"]]).hindi).toEqual([["line-1", "line-2"], ["line-3"]]);
});

test("the text of a line is found by its name, in both scripts where they pair", () => {
  const [roman, hindi] = [
    [["a"], ["b"]],
    [["अ"], ["ब", "भ"]],
  ];
  expect(
    ["line-1", "line-2", "hindi-line-3", "line-3"].map((name) => textsOfLine(name, roman, hindi)),
  ).toEqual([["a", "अ"], ["b"], ["भ"], []]);
});
