import { expect, test } from "vitest";
import { findImports, violationsIn } from "./import-rules.ts";

const names = { "#postgres": "./postgres/index.ts", "#catalogue": "./catalogue/index.ts" };

function breachesIn(files: Record<string, string>): string[] {
  return violationsIn(findImports(Object.keys(files), (file) => files[file] ?? "", names));
}

test("site may not import postgres, not even a type", () => {
  expect(breachesIn({ "site/live.ts": 'import type { Sql } from "#postgres";' })).toEqual([
    "site/live.ts imports postgres/index.ts: site/ may not import postgres/.",
  ]);
});

test("a room can only be imported through its door", () => {
  expect(
    breachesIn({ "server/starting/a.ts": 'export { x } from "../../catalogue/songs/find-song.ts";' }),
  ).toEqual([
    "server/starting/a.ts imports catalogue/songs/find-song.ts: enter catalogue/ by its door (catalogue/index.ts, catalogue/songs/split-names.ts).",
  ]);
  expect(breachesIn({ "server/starting/a.ts": 'await import("#catalogue");' })).toEqual([]);
});

test("no room may import scripts", () => {
  expect(breachesIn({ "server/a.ts": 'import "../scripts/check.ts";' })).toHaveLength(1);
});

test("the product may not import tools", () => {
  const names = { "#large-catalogue": "./tools/large-catalogue/index.ts" };
  const files = (folder: string) => ({ [`${folder}/a.ts`]: 'import "#large-catalogue";' });
  const imports = (folder: string) =>
    findImports([`${folder}/a.ts`], (file) => files(folder)[file] ?? "", names);
  expect(violationsIn(imports("tools/bench"))).toEqual([]);
  expect(violationsIn(imports("server"))).toEqual([
    "server/a.ts imports tools/large-catalogue/index.ts: server/ may not import tools/large-catalogue/.",
  ]);
});

test("tests of any room may use the test databases", () => {
  const text = 'import { openTestDatabase } from "../postgres/testing/index.ts";';
  expect(breachesIn({ "catalogue/home-page.test.ts": text })).toEqual([]);
  expect(breachesIn({ "catalogue/home-page.ts": text })).toHaveLength(1);
});
