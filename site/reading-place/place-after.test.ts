import { expect, test } from "vitest";
import { placeAfter } from "./place-after.ts";

const song = ["a", "refrain", "b", "refrain", "c", "refrain"];
const placesAfter = (after: readonly string[]) => song.map((_, place) => placeAfter(song, after, place));

test("a line keeps its place where nothing changed", () => {
  expect(placesAfter(song)).toEqual([0, 1, 2, 3, 4, 5]);
});

test("lines that are added above or below move a refrain as they move its neighbours", () => {
  expect(placesAfter(["new", "refrain", ...song])).toEqual([2, 3, 4, 5, 6, 7]);
  expect(placesAfter([...song, "new", "refrain"])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(placesAfter([...song.slice(0, 4), "new", ...song.slice(4)])).toEqual([0, 1, 2, 3, 5, 6]);
});

test("a line that was taken away or rewritten has no place, and the others keep theirs", () => {
  expect(placesAfter(["a", "refrain", "B", "refrain", "c", "refrain"])).toEqual([0, 1, -1, 3, 4, 5]);
  expect(placesAfter(song.slice(1))).toEqual([-1, 0, 1, 2, 3, 4]);
});

test("where much has changed, the nearest line with the same text is meant", () => {
  expect(placeAfter(["x", "a", "y"], ["1", "a", "2", "3", "a"], 1)).toBe(1);
});
