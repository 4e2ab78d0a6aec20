import { expect, test } from "vitest";
import { makeVisits } from "./visits.ts";

const songs = Array.from({ length: 2_000 }, (_, place) => `/lyrics/mera-${place}-geet-${place}`);
const lists = Array.from({ length: 400 }, (_, place) => `/singer/gayak-${place}`);

const kindOf = (path: string) => path.split(/[/?]/)[1] || "home";
const timesOf = (paths: readonly string[]) =>
  new Map([...Map.groupBy(paths, (path) => path)].map(([path, { length }]) => [path, length]));

test("of a hundred visits 60 are to songs, 15 to searches, 10 to the home page and 15 to lists", () => {
  const visits = makeVisits({ songs, lists }, 1).slice(0, 2_000);
  const count = (kind: string) => visits.filter((path) => kindOf(path) === kind).length;
  expect(visits).toHaveLength(2_000);
  expect(["lyrics", "search", "home", "singer"].map(count)).toEqual([1_200, 300, 200, 300]);
});

test("half of all visits are to a page that is visited only once", () => {
  const visits = makeVisits({ songs, lists }, 1);
  const once = [...timesOf(visits).values()].filter((times) => times === 1).length;
  expect(once / visits.length).toBeCloseTo(0.5, 1);
});

test("the same seed gives the same visits, and another seed others", () => {
  const visits = makeVisits({ songs, lists }, 1);
  expect(makeVisits({ songs, lists }, 1)).toEqual(visits);
  expect(makeVisits({ songs, lists }, 2)).not.toEqual(visits);
});
