import { describe, expect, test } from "vitest";
import type { GlossaryLine as Entry } from "./read-glossary.ts";
import { columns, readGlossary, readWords, wordsOf } from "./testing/read-glossary.ts";

const leastEntries = 2_000;
const mostEntriesOfFile = 300;
const longestMeaning = 80;

const origins = new Set([
  ...["urdu", "persian", "arabic", "turkish", "hindi", "braj", "awadhi"],
  ...["sanskrit", "punjabi", "rajasthani", "bengali", "english"],
]);

/** Letters and signs of Devanagari, without digits and dandas. */
const devanagariWord = /^[\u0901-\u0963\u0971-\u097f]+$/;

/** Words that readers of plain Hindi know, and names of people, gods and places. */
const wordsWithoutEntry = ["common-words.txt", "names.txt"];

/** Lists that say more of words: that readers know them, or that poets sign with them. */
const otherLists = ["known-words.txt", "pen-names.txt"];

const allowed: Readonly<Record<(typeof columns)[number], RegExp>> = {
  word: devanagariWord,
  roman: /^[a-z]+(?:['-][a-z]+)*$/,
  origin: /^[a-z]+$/,
  english: /^[A-Za-z ,;:'()-]+$/,
  hindi: /^[\u0901-\u0963\u0971-\u097f ,;:'()-]+$/,
  forms: /^(?:[\u0901-\u0963\u0971-\u097f]+(?: [\u0901-\u0963\u0971-\u097f]+)*)?$/,
};

const files = readGlossary();
const entries = files.flatMap((file) => file.entries);

function entriesWith(isWrong: (entry: Entry) => boolean): string[] {
  return entries.filter(isWrong).map((entry) => Object.values(entry).join(" | "));
}

describe("the files of the starter glossary", () => {
  test.each(files)("$name names its columns and has an entry in each other line", ({ text, lines }) => {
    expect(text.split("\n")[0]).toBe(columns.join("\t"));
    expect(text.endsWith("\n")).toBe(true);
    expect(text).not.toContain("\r");
    expect(text.normalize("NFC")).toBe(text);
    expect(lines.filter((line) => line.split("\t").length !== columns.length)).toEqual([]);
  });

  test.each(files)(`$name has fewer than ${mostEntriesOfFile} entries, in the order of Unicode`, (file) => {
    const words = file.entries.map(({ word }) => word);
    expect(words.length).toBeLessThan(mostEntriesOfFile);
    expect(words).toEqual(words.toSorted());
  });
});

describe("the entries of the starter glossary", () => {
  test.each(columns)("have in the column %s only characters that belong there", (column) => {
    expect(entriesWith((entry) => !allowed[column].test(entry[column]))).toEqual([]);
  });

  test.each(["english", "hindi"] as const)("have short meanings in the column %s", (column) => {
    expect(
      entriesWith((entry) => entry[column].length > longestMeaning || entry[column].trim() !== entry[column]),
    ).toEqual([]);
  });

  test("come from languages that the site knows", () => {
    expect(entriesWith(({ origin }) => !origins.has(origin))).toEqual([]);
  });

  test("have each word once, also among the forms of other words", () => {
    const words = entries.flatMap(wordsOf);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  test(`are at least ${leastEntries}`, () => {
    expect(entries.length).toBeGreaterThanOrEqual(leastEntries);
  });
});

describe("the words that need no entry", () => {
  test.each([...wordsWithoutEntry, ...otherLists])(
    "%s has each word once, in the order of Unicode",
    (name) => {
      const words = readWords(name);
      expect(words).toEqual([...new Set(words)].toSorted());
      expect(words.filter((word) => !devanagariWord.test(word) || word.normalize("NFC") !== word)).toEqual(
        [],
      );
    },
  );

  test("known-words.txt names entries, and common-words.txt has none of them", () => {
    const words = new Set(entries.map(({ word }) => word));
    const common = new Set(readWords("common-words.txt"));
    expect(readWords("known-words.txt").filter((word) => !words.has(word) || common.has(word))).toEqual([]);
  });
});
