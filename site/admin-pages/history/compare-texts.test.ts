import { describe, expect, test } from "vitest";
import { type ComparedLine, compareTexts } from "./compare-texts.server.ts";

/** One line of text for each line: `-` removed, `+` added, changed words in brackets. */
function shown(lines: readonly ComparedLine[]): string[] {
  const signs = { same: " ", removed: "-", added: "+" } as const;
  return lines.map((line) =>
    "count" in line
      ? `${line.kind} ${line.count}`
      : signs[line.kind] +
        line.pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(""),
  );
}
const compared = (was: string | null, became: string) => shown(compareTexts(was, became));

describe("two versions of a text", () => {
  test("show changed words of changed lines, in both scripts, with whole letters", () => {
    expect(compared("तेरे बिना ज़िंदगी से\nशिकवा नहीं", "तेरे बिना जिन्दगी से\nशिकवा नहीं")).toEqual([
      "-तेरे बिना [ज़िंदगी] से",
      "+तेरे बिना [जिन्दगी] से",
      " शिकवा नहीं",
    ]);
    expect(compared("tere bina zindagi se", "tere bina to zindagi se bhi")).toEqual([
      "-tere bina zindagi se",
      "+tere bina [to ]zindagi se[ bhi]",
    ]);
  });

  test("mark lines that have little in common as a whole, and blanks with the words around them", () => {
    expect(compared("गुर्बत में हों अगर हम रहता है", "एक नई पंक्ति यहाँ है")).toEqual([
      "-[गुर्बत में हों अगर हम रहता है]",
      "+[एक नई पंक्ति यहाँ है]",
    ]);
    expect(compared("kal raat aaya hamara dost purana", "aaj din aaya hamara dost purana")).toEqual([
      "-[kal raat] aaya hamara dost purana",
      "+[aaj din] aaya hamara dost purana",
    ]);
  });

  test("leave out equal lines far from changes", () => {
    const lines = Array.from({ length: 12 }, (_, line) => `line ${line}`);
    expect(compared(lines.join("\n"), ["new", ...lines.slice(0, 11), "x"].join("\n"))).toEqual([
      "+[new]",
      " line 0",
      " line 1",
      "skipped 7",
      " line 9",
      " line 10",
      "-[line 11]",
      "+[x]",
    ]);
  });

  test("show a first version without marks, and a text that came or went as a whole", () => {
    expect(compared(null, "a\nb")).toEqual([" a", " b"]);
    expect(compared("", "a\n\nb")).toEqual(["+[a]", "+[]", "+[b]"]);
    expect(compared("a", "")).toEqual(["-[a]"]);
  });
});

test.each([
  ["all lines replaced", (line: number) => `a${line}`, (line: number) => `b${line}`, 12_000],
  ["every other line", (line: number) => `l${line % 7}`, (line: number) => `l${(line * 3) % 7}`, 33_000],
  ["words of one line", () => "a b ".repeat(12_500), () => "b c a ".repeat(8_300), 1],
])("versions of 100,000 characters are compared in a bounded time: %s", (_, was, became, count) => {
  const text = (line: (line: number) => string) =>
    Array.from({ length: count }, (_, place) => line(place)).join("\n");
  // Processor time: a busy machine makes other time longer.
  const began = process.threadCpuUsage();
  const lines = compareTexts(text(was).slice(0, 100_000), text(became).slice(0, 100_000));
  // The bounds are 400 ms; a slow machine takes longer.
  expect(process.threadCpuUsage(began).user).toBeLessThan(4_000_000);
  expect(lines.length).toBeLessThanOrEqual(1_001);
});
