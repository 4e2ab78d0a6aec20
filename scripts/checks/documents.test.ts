import { expect, test } from "vitest";
import { type ProjectFacts, problemsInDocument } from "./documents.ts";

const facts: ProjectFacts = {
  commands: ["start", "test", "check"],
  exists: (path) =>
    ["server/app.ts", "docs/decisions/0001-engine.md", "postgres/", "catalogue/"].includes(path),
  settings: new Map([
    ["PORT", "3000"],
    ["DATABASE_URL", null],
  ]),
  rooms: new Map([
    ["postgres", []],
    ["catalogue", ["postgres"]],
  ]),
};

test("a document that names a script which does not exist is caught", () => {
  expect(problemsInDocument("README.md", "Run `npm run vanish`.", { ...facts, settings: new Map() })).toEqual(
    ["README.md: there is no command npm run vanish."],
  );
});

test("a document that names a file which does not exist is caught", () => {
  expect(problemsInDocument("docs/a.md", "See `server/app.ts` and `server/gone.ts`.", facts)).toEqual([
    "docs/a.md: there is no server/gone.ts.",
  ]);
  expect(
    problemsInDocument("docs/a.md", "[why](decisions/0001-engine.md) [not](decisions/0002.md)", facts),
  ).toEqual(["docs/a.md: there is no docs/decisions/0002.md."]);
});

test("the table of settings must name each setting with its default", () => {
  const table = "| `PORT` | `3000` | port |\n| `DATABASE_URL` | none | any server |";
  expect(problemsInDocument("README.md", table, facts)).toEqual([]);
  expect(problemsInDocument("README.md", table.replace("3000", "8080"), facts)).toEqual([
    "README.md: the default of PORT is 3000.",
  ]);
  expect(problemsInDocument("README.md", "", facts)).toHaveLength(2);
});

const roomTable = "| `postgres/` | nothing | data |\n| `catalogue/` | `postgres` | songs |";

test("the table of rooms must list the allowed imports", () => {
  expect(problemsInDocument("ARCHITECTURE.md", roomTable, facts)).toEqual([]);
  expect(
    problemsInDocument("ARCHITECTURE.md", roomTable.replace("`postgres` |", "nothing |"), facts),
  ).toEqual(["ARCHITECTURE.md: catalogue/ may import postgres."]);
});

test("the map of the code must be short", () => {
  const ofBytes = (bytes: number) => `${roomTable}\n${"é".repeat((bytes - roomTable.length - 1) / 2)}`;
  expect(problemsInDocument("ARCHITECTURE.md", ofBytes(16_383), facts)).toEqual([]);
  expect(problemsInDocument("ARCHITECTURE.md", ofBytes(16_385), facts)).toEqual([
    expect.stringMatching(/^ARCHITECTURE\.md: has 16385 bytes, more than 16384\./),
  ]);
});

test("the map of the code must name existing files, also those at the root", () => {
  const problems = problemsInDocument("ARCHITECTURE.md", "See `gone.config.ts` and `server/gone/`.", facts);
  expect(problems).toContain("ARCHITECTURE.md: there is no gone.config.ts.");
  expect(problems).toContain("ARCHITECTURE.md: there is no server/gone/.");
});
