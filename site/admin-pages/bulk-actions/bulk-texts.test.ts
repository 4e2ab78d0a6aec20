import { expect, test } from "vitest";
import { bulkDone, bulkEffect, bulkQuestion, bulkTitle, namedSongs } from "./bulk-texts.ts";

const genre = {
  verb: "set-genre",
  target: { text: "Ghazal" },
  songCount: 312,
  publicCount: 312,
  draftCount: 0,
  changing: 298,
} as const;

test("a question says how many songs there are, how many are so already, and how many change", () => {
  expect(bulkQuestion(genre)).toBe('312 songs get the genre "Ghazal". 14 have it already; 298 change.');
  expect(bulkQuestion({ ...genre, changing: 312, songCount: 313 })).toBe(
    '312 songs get the genre "Ghazal". 1 of the chosen songs is not public.',
  );
  const one = { ...genre, songCount: 2, publicCount: 2, changing: 1 };
  expect(bulkQuestion({ ...one, verb: "set-year", target: { text: "1975" } })).toBe(
    "2 songs get the year 1975. 1 has it already; 1 changes.",
  );
  expect(
    bulkQuestion({ ...one, verb: "remove-credit", target: { text: "Lata", id: 1, people: "lyricists" } }),
  ).toBe('1 song loses the lyricist "Lata". 1 of the chosen songs does not have this credit.');
  expect(bulkQuestion({ ...one, verb: "delete", target: {}, publicCount: 1, songCount: 1 })).toBe(
    "1 song goes to the trash.",
  );
});

test("it says what will be made, and how it can be taken back", () => {
  expect(bulkEffect({ verb: "set-album", target: { text: "Aandhi", id: null } })).toBe(
    "This album is new and will be added. All is done at once, and can be undone with one button.",
  );
  expect(bulkEffect({ verb: "delete", target: {} })).toContain("Deleted songs stay there for 30 days.");
});

test("what was done is said in the past", () => {
  const undone = { id: 1, verb: "add-credit", target: { text: "Lata", people: "singers" } } as const;
  expect(bulkDone({ ...genre, undone: null })).toBe('298 songs got the genre "Ghazal".');
  expect(bulkDone({ verb: "undo", target: {}, changing: 1, undone })).toBe(
    'Undone: Add singer "Lata". 1 song is what it was before.',
  );
  expect(bulkTitle({ verb: "undo", target: {}, undone })).toBe('Undo: Add singer "Lata"');
});

test("many songs are named by the first five", () => {
  const titles = ["A", "B", "C", "D", "E", "F"];
  expect(namedSongs(titles.slice(0, 2), 2)).toBe('"A", "B"');
  expect(namedSongs(titles, 1_20_000)).toBe('"A", "B", "C", "D", "E" and 1,19,995 more');
});
