import { expect, test } from "vitest";
import { type Results, withResults } from "./table.ts";

const empty = "# Benchmarks\n\n<!-- results -->\n<!-- end -->\nMore words.\n";
const machine = "2 cores";

function results(bench: string, ours: string, more: Partial<Results["rows"][number]> = {}): Results {
  const row = {
    question: "How fast?",
    ours,
    reference: "bare",
    ratio: "0.95",
    bar: "0.9",
    reached: true,
    ...more,
  };
  return { bench, rows: [row], date: "2026-11-22", machine };
}

const rowsIn = (document: string) => document.split("\n").filter((line) => /^\| (one|two)/.test(line));

test("results are put between the marks, in the order of the benchmarks", () => {
  const written = withResults(
    empty,
    [results("two", "2 a second"), results("one", "1 a second")],
    ["one", "two"],
  );
  expect(rowsIn(written)).toEqual([
    "| one | How fast? | 1 a second | bare | 0.95 | 0.9 | yes | 2026-11-22 | 2 cores |",
    "| two | How fast? | 2 a second | bare | 0.95 | 0.9 | yes | 2026-11-22 | 2 cores |",
  ]);
  expect(written).toMatch(/^# Benchmarks\n\n<!-- results -->\n\| benchmark .*\n\|(---\|){9}\n/);
  expect(written).toMatch(/<!-- end -->\nMore words\.\n$/);
});

test("a benchmark that was not run keeps its rows, one that was run gets new ones", () => {
  const names = ["one", "two"];
  const first = withResults(empty, [results("one", "1 a second"), results("two", "2 a second")], names);
  const second = withResults(first, [results("two", "3 a second", { reached: false })], names);
  expect(rowsIn(second)).toEqual([
    "| one | How fast? | 1 a second | bare | 0.95 | 0.9 | yes | 2026-11-22 | 2 cores |",
    "| two | How fast? | 3 a second | bare | 0.95 | 0.9 | no | 2026-11-22 | 2 cores |",
  ]);
  expect(withResults(second, [], names)).toBe(second);
});

test("a bar in the words of a row does not begin a new column", () => {
  const written = withResults(empty, [results("one", "a | b")], ["one"]);
  expect(withResults(written, [], ["one"])).toBe(written);
  expect(rowsIn(written)[0]).toContain("a \\| b");
});

test("a document without a place for them is refused", () => {
  expect(() => withResults("# Benchmarks", [], [])).toThrow("no place for results");
});
