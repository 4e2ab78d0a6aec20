import { expect, it } from "vitest";
import { readUnseen, unseenFiles } from "./read.ts";

it.each(unseenFiles)("%s are 220 different lines, Devanagari left, Latin right, word by word", (file) => {
  const lines = readUnseen(file);
  expect(new Set(lines.map(({ devanagari }) => devanagari)).size).toBe(220);
  expect(lines).toHaveLength(220);
  for (const { devanagari, roman } of lines) {
    expect(devanagari).toMatch(/^(?:[\u0900-\u0963]+|\d+)(?: (?:[\u0900-\u0963]+|\d+))*$/);
    expect(roman).toMatch(/^(?:[A-Za-z]+|\d+)(?: (?:[A-Za-z]+|\d+))*$/);
    expect(roman.split(" "), roman).toHaveLength(devanagari.split(" ").length);
  }
});
