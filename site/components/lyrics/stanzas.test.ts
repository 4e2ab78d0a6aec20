import { expect, test } from "vitest";
import { pairStanzas, stanzasOf } from "./stanzas.ts";

test("blank lines part stanzas, however many and whatever blanks they hold", () => {
  expect(stanzasOf("ek\ndo\n\nteen\n \t\n\nchaar\n")).toEqual([["ek", "do"], ["teen"], ["chaar"]]);
  expect(stanzasOf("ek\r\ndo\r\n\r\nteen")).toEqual([["ek", "do"], ["teen"]]);
});

test("lines lose the blanks at their ends", () => {
  expect(stanzasOf("  ek \n\tdo")).toEqual([["ek", "do"]]);
});

test("blank lyrics have no stanza", () => {
  expect(stanzasOf(" \n\n ")).toEqual([]);
});

test("stanzas with as many lines are paired line by line", () => {
  expect(pairStanzas([["ek", "do"]], [["एक", "दो"]])).toEqual([
    {
      pairs: [
        { roman: "ek", hindi: "एक" },
        { roman: "do", hindi: "दो" },
      ],
      roman: [],
      hindi: [],
    },
  ]);
});

test("stanzas whose lines differ in number, or that one script lacks, stay whole", () => {
  expect(pairStanzas([["ek", "do"], ["teen"]], [["एक"]])).toEqual([
    { pairs: [], roman: ["ek", "do"], hindi: ["एक"] },
    { pairs: [], roman: ["teen"], hindi: [] },
  ]);
});
