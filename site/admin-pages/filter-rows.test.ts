import { expect, test } from "vitest";
import { rowFilter } from "./filter-rows.ts";

const person = (id: number, name: string) => ({ id, name, songCount: 3 });
const rows = [
  person(1, "Lata Mangeshkar"),
  { ...person(2, 'Asha "Tai" Bhosle'), picture: "https://img.test/asha.jpg" },
  person(3, "क़मर जलालाबादी"),
  { ...person(4, "Devdas"), year: 2002, otherNames: "देवदास, Owner of No Land" },
  { ...person(5, "Devdas"), year: 1955, picture: "https://img.test/devdas.jpg" },
];
const namesFound = (text: string) => rowFilter(rows)(text).map(({ id }) => id);

test("a part of a name finds it, in any case", () => {
  expect(namesFound("MANGESH")).toEqual([1]);
  expect(namesFound(" asha ")).toEqual([2]);
  expect(namesFound("dev")).toEqual([4, 5]);
  expect(namesFound("owner")).toEqual([4]);
});

test("letters are found in any Unicode form", () => {
  expect(namesFound("\u0958मर")).toEqual([3]);
  expect(namesFound("\u0915\u093cमर")).toEqual([3]);
});

test("an album is also found by a part of its year", () => {
  expect(namesFound("2002")).toEqual([4]);
  expect(namesFound("195")).toEqual([5]);
});

test("an empty text finds all, and wildcards are plain characters", () => {
  expect(namesFound("  ")).toEqual([1, 2, 3, 4, 5]);
  for (const sign of ["%", "_", ".*", "\\"]) expect(namesFound(sign)).toEqual([]);
});
