import { expect, test } from "vitest";
import { problemsInDecisionIndex } from "./decisions.ts";

const records = ["0001-one-postgresql.md", "0013-search-by-sound.md"];
const lines = [
  "- [1](0001-one-postgresql.md) One PostgreSQL.",
  "- [13](0013-search-by-sound.md) Words have a sound.",
];

const problems = (index: readonly string[]) =>
  problemsInDecisionIndex(index.join("\n"), records).map((problem) =>
    problem.replace("docs/decisions/README.md: ", ""),
  );

test("an index that has each decision once is right", () => {
  expect(problems(lines)).toEqual([]);
});

test.for<[mistake: string, index: readonly string[], problem: string]>([
  ["that is missing", lines.slice(1), "0001-one-postgresql.md is missing."],
  [
    "that is listed twice",
    [...lines, ...lines.slice(1)],
    "0013-search-by-sound.md is listed more than once.",
  ],
  ["that does not exist", [...lines, "- [2](0002-gone.md) Gone."], "there is no 0002-gone.md."],
  [
    "under another number",
    [lines[0] ?? "", "- [12](0013-search-by-sound.md) Words."],
    "0013-search-by-sound.md is listed as 12.",
  ],
])("a decision %s is found", ([, index, problem]) => {
  expect(problems(index)).toEqual([problem]);
});
