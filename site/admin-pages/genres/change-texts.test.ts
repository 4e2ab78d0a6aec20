import { expect, test } from "vitest";
import type { GenreChange } from "#catalogue";
import { changeEffect, changeQuestion } from "./change-texts.ts";

const merge: GenreChange = {
  from: "ghazals",
  into: "Ghazal",
  isMerge: true,
  movesAddress: true,
  changedSongs: 32,
  songsBefore: 32,
  songsAfter: 72,
  near: null,
};

test("a merge says how many songs move, how many there are then, and where the old links lead", () => {
  expect(changeQuestion(merge)).toBe('32 songs of "ghazals" become "Ghazal".');
  expect(changeEffect(merge)).toBe(
    '"Ghazal" has 72 songs then. Old links to "ghazals" lead there, and songs that are saved as "ghazals" later belong to it. It is a bulk action, which can be undone with one button.',
  );
});

test("one song is said as one", () => {
  expect(changeQuestion({ ...merge, changedSongs: 1, songsBefore: 1 })).toBe(
    '1 song of "ghazals" becomes "Ghazal".',
  );
});

test("a common spelling says how many of the songs have another", () => {
  const unified = { ...merge, from: "Ghazal", isMerge: false, movesAddress: false, changedSongs: 2 };
  expect(changeQuestion(unified)).toBe(
    '2 of 32 songs of this genre are spelled otherwise and become "Ghazal".',
  );
  expect(changeQuestion({ ...unified, changedSongs: 1 })).toBe(
    '1 of 32 songs of this genre is spelled otherwise and becomes "Ghazal".',
  );
  expect(changeEffect(unified)).toBe("It is a bulk action, which can be undone with one button.");
  expect(changeEffect({ ...unified, into: "Gazl", near: "Ghazal" })).toContain(
    'If you mean "Ghazal", cancel',
  );
});
