import { expect, test } from "vitest";
import { canPairStanzas, pairStanzas } from "./pair-stanzas.ts";
import { stanzasOf } from "./stanzas.ts";

test("stanzas are separated by any number of blank lines, with or without spaces", () => {
  expect(stanzasOf("ek\ndo\n\nteen\n \t\n\nchaar\n")).toEqual([["ek", "do"], ["teen"], ["chaar"]]);
  expect(stanzasOf("ek\r\ndo\r\n\r\nteen")).toEqual([["ek", "do"], ["teen"]]);
});

test("spaces at the ends of lines are removed", () => {
  expect(stanzasOf("  ek \n\tdo")).toEqual([["ek", "do"]]);
});

test("blank lyrics have no stanzas", () => {
  expect(stanzasOf(" \n\n ")).toEqual([]);
});

test("stanzas with the same number of lines are paired line by line", () => {
  expect(pairStanzas([["ek", "do"]], [["एक", "दो"]])).toEqual([
    [
      { roman: ["ek"], hindi: ["एक"] },
      { roman: ["do"], hindi: ["दो"] },
    ],
  ]);
});

test("a stanza with different numbers of lines, or in one script only, stays whole", () => {
  expect(pairStanzas([["ek", "do"], ["teen"]], [["एक"]])).toEqual([
    [{ roman: ["ek", "do"], hindi: ["एक"] }],
    [{ roman: ["teen"], hindi: [] }],
  ]);
});

test("scripts can be paired if both have the same number of stanzas, and at least one", () => {
  expect(canPairStanzas([["ek", "do"], ["teen"]], [["एक"], ["दो", "तीन"]])).toBe(true);
  expect(canPairStanzas([["ek"], ["do"]], [["एक", "दो"]])).toBe(false);
  expect(canPairStanzas([], [])).toBe(false);
});
