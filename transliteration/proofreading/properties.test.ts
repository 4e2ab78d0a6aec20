import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lexiconOf } from "../lexicon/lexicon.ts";
import { proofread } from "./proofread.ts";
import { applyEdits, editsOf, type Remark } from "./remark.ts";

const lexicon = lexiconOf([{ devanagari: "हूँ", roman: "hoon", songs: 9 }]);

const words =
  "मैं हूँ हूं नहीं नही गए गये दिल नमः main Hun hoon nahin zindagi zindgi a یہ Lyrics 12Embed www.x.y x2 amp; &amp; &lt; &#39; <b> <br>";
const signs = ", ; . .. .... । ।। | ? ' ’ \" “ ” ( ) [ < > • ♪ \u200b \u200c \u200d \u094d \u00ad \u0430 👩";
const spaces = [" ", " ", "  ", "\t", "\n", "\n", "\n\n", "\r\n", "\u00a0"];
const phrases = [
  "[Verse 1]",
  "You might also like",
  "[00:12.34]",
  "[Am]",
  "1. ",
  "_",
  "à¤¦",
  "12/03/24, 10:15 - A: ",
];
const pieces = [...words.split(" "), ...signs.split(" "), ...spaces, ...spaces, ...phrases];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const song = fc.record({ devanagari: text, roman: text });

const nameOf = ({ kind, script, words, mend }: Remark) => JSON.stringify([kind, script, words, mend]);
const wordsOf = (part: string) => [...part.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];

/** @returns the words that no place touches */
function wordsBeside(whole: string, { places }: Remark): string[] {
  const isBeside = (start: number, end: number) =>
    places.every((place) => end < place.start || start > place.end);
  return wordsOf(whole)
    .filter(({ 0: word, index }) => isBeside(index, index + word.length))
    .map(([word]) => word);
}

function containsInOrder(all: readonly string[], some: readonly string[]): boolean {
  let found = 0;
  for (const word of all) if (word === some[found]) found++;
  return found === some.length;
}

describe("any text of any letters", () => {
  it("gets remarks about places that it has", () => {
    fc.assert(
      fc.property(song, (texts) => {
        for (const { script, places, mend } of proofread(texts, lexicon)) {
          let end = 0;
          for (const place of places) {
            const before = texts[script].slice(0, place.start);
            expect(place.line).toBe(before.split(/\r\n|[\n\r]/).length);
            expect(place.start).toBeGreaterThanOrEqual(end);
            expect(place.end).toBeGreaterThan(place.start);
            expect(place.replacement === null).toBe(mend === null);
            end = place.end;
          }
          expect(end).toBeLessThanOrEqual(texts[script].length);
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 100) },
    );
  });

  it("loses a remark by its mend, which changes no words beside its places", () => {
    fc.assert(
      fc.property(song, (texts) => {
        for (const remark of proofread(texts, lexicon).filter(({ mend }) => mend !== null)) {
          const { script, places } = remark;
          const result = applyEdits(texts[script], editsOf(places));
          const later = proofread({ ...texts, [script]: result }, lexicon);
          expect(later.map(nameOf)).not.toContain(nameOf(remark));
          const resulting = wordsOf(result).map(([word]) => word);
          expect(containsInOrder(resulting, wordsBeside(texts[script], remark))).toBe(true);
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 100) },
    );
  });
});

/**
 * In seconds of the processor, so that a busy machine does not matter. One takes a second; patterns that read a text
 * again and again, more.
 */
const mostSeconds = 6;

it.each([
  "<a",
  "&amp;",
  "<br>",
  "( ",
  '"',
  " ,",
  "a b c\n",
  "a\n",
  "Lyrics\n",
  "[verse",
  "à¤",
  "_a",
  "1. a\n",
  "12/3/24, 1:15 - a",
  "? ",
  "\u200b",
  "क\u200d",
  "1 ",
  " ",
  "हूँ ",
  "hun ",
])("100,000 characters of %j are read in seconds", (part) => {
  const long = part.repeat(100_000 / part.length);
  const before = process.cpuUsage();
  expect(proofread({ devanagari: long, roman: long }, lexicon).length).toBeLessThan(10);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(mostSeconds);
});
