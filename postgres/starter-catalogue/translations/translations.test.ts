/**
 * Each translation follows its song line by line, in the right script. What the lines mean is for people to check.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import catalogue from "../starter-catalogue.json" with { type: "json" };

interface Translation {
  readonly title: string;
  /** Lines of the song's text; an empty one between stanzas. */
  readonly english: readonly string[];
  /** Missing if the song itself is in plain Hindi. */
  readonly plain_hindi?: readonly string[];
}

const translations = globSync(join(import.meta.dirname, "*.json")).map(
  (file): Translation => JSON.parse(readFileSync(file, "utf8")),
);

const allTexts = translations.flatMap((translation) => {
  const { english, plain_hindi: plainHindi } = translation;
  const song = catalogue.songs.find(({ title }) => title === translation.title);
  return [
    { title: translation.title, language: "English", lines: english, song },
    ...(plainHindi ? [{ title: translation.title, language: "plain Hindi", lines: plainHindi, song }] : []),
  ];
});

/** Each line with the place to look for it, so that a failure says where. */
const allLines = allTexts.flatMap(({ title, language, lines, song }) =>
  lines.map((line, index) => ({
    place: `${title}, ${language}, line ${index + 1}`,
    language,
    line,
    index,
    song,
  })),
);

const placesOf = (language: string, fault: RegExp) =>
  allLines.filter((each) => each.language === language && fault.test(each.line)).map(({ place }) => place);

const lettersOf = (line: string | undefined) => line?.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");

const linesOf = (text: string | null | undefined) => text?.split("\n") ?? [];

test("each starter song has exactly one translation", () => {
  expect(translations.map(({ title }) => title).sort()).toEqual(
    catalogue.songs.map(({ title }) => title).sort(),
  );
});

test("a translation has the lines and stanzas of its song", () => {
  const stanzas = (lines: readonly string[]) => lines.map((line) => (line.trim() ? "line" : ""));
  for (const { title, language, lines, song } of allTexts)
    expect(stanzas(lines), `${title}, ${language}`).toEqual(
      stanzas(linesOf(song?.lyrics_hindi ?? song?.lyrics_english)),
    );
});

test("no line repeats its original in either script", () => {
  const repeated = allLines.filter(({ line, index, song }) =>
    [song?.lyrics_hindi, song?.lyrics_english].some(
      (text) => lettersOf(line) && lettersOf(line) === lettersOf(linesOf(text)[index]),
    ),
  );
  expect(repeated.map(({ place }) => place)).toEqual([]);
});

test("English is in Roman letters, plain Hindi in Devanagari", () => {
  const letterExcept = (script: string) => new RegExp(`(?!\\p{Script=${script}})[\\p{L}\\p{M}]`, "u");
  expect(placesOf("English", letterExcept("Latin"))).toEqual([]);
  expect(placesOf("plain Hindi", letterExcept("Devanagari"))).toEqual([]);
});

test("lines have no stray spaces and are in Unicode's composed form", () => {
  const untidy = allLines.filter(
    ({ line }) => line !== line.trim() || /\s[\s,.;:?!।]/.test(line) || line !== line.normalize("NFC"),
  );
  expect(untidy.map(({ place }) => place)).toEqual([]);
});
