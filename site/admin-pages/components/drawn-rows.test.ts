import { expect, test } from "vitest";
import { piecesOf } from "./drawn-rows.ts";

const sight = { first: 400, last: 440, rowHeight: 10 };
const rowsOf = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.flatMap((piece) => ("place" in piece ? [piece.place] : []));
const heightOf = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.reduce((sum, piece) => sum + ("place" in piece ? 10 : piece.gap), 0);

test("of a long table only the rows in sight are drawn, and it keeps its full height", () => {
  const pieces = piecesOf(50_000, sight, null);
  expect(rowsOf(pieces)).toEqual(Array.from({ length: 40 }, (_, i) => 400 + i));
  expect(heightOf(pieces)).toBe(500_000);
});

test.each([3, 399, 440, 49_999])(
  "the row that has the focus stays, wherever the page is scrolled to: %d",
  (focused) => {
    const pieces = piecesOf(50_000, sight, focused);
    expect(rowsOf(pieces)).toContain(focused);
    expect(rowsOf(pieces)).toHaveLength(41);
    expect(rowsOf(pieces)).toEqual(rowsOf(pieces).toSorted((a, b) => a - b));
    expect(heightOf(pieces)).toBe(500_000);
  },
);

test("a table of a hundred rows is drawn whole", () => {
  expect(rowsOf(piecesOf(100, { first: 8, last: 16, rowHeight: 10 }, null))).toHaveLength(100);
  expect(piecesOf(0, sight, null)).toEqual([]);
});

test("when a filter leaves fewer rows than the page was scrolled to, the last ones are there", () => {
  const pieces = piecesOf(150, sight, null);
  expect(rowsOf(pieces).at(-1)).toBe(149);
  expect(heightOf(pieces)).toBe(1_500);
});

test("before anything was measured no height is made up", () => {
  expect(piecesOf(5_000, { first: 0, last: 40, rowHeight: 0 }, null)).toHaveLength(40);
});
