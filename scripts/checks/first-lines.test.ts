import { describe, expect, test } from "vitest";
import { filesWithoutFirstLine } from "./first-lines.ts";

const named = (file: string, text: string) => filesWithoutFirstLine([file], () => text).length === 1;

describe("a source file", () => {
  test.each([
    ["a.ts", "/** Saves a song. */\nexport const a = 1;\n"],
    ["a.tsx", "/**\n * The page of a song.\n * It shows all of it.\n */\n"],
    ["a.mjs", "#!/usr/bin/env node\n/** Prepares a start. */\n"],
    ["a.sql", "-- Saves a song.\ncreate function a();\n"],
    ["a.css", "/* The footer. */\n.footer {}\n"],
    ["a.sh", "#!/bin/sh\n# Runs all checks.\n"],
  ])("may begin like this %s", (file, text) => {
    expect(named(file, text)).toBe(false);
  });

  test.each([
    ["a.ts", 'import { a } from "./a.ts";\n\n/** Saves a song. */\n'],
    ["a.ts", "/** @param id of the song */\nexport function a(id: number) {}\n"],
    ["a.ts", "/** Milliseconds; no browser scrolls longer. */\nconst longest = 1_500;\n"],
    ["a.ts", "/** */\nexport const a = 1;\n"],
    ["a.ts", "// biome-ignore lint: as it is\nexport const a = 1;\n"],
    ["a.ts", "// @ts-nocheck for now\n"],
    ["a.ts", '/// <reference types="vite/client" />\n'],
    ["a.sql", "create function a();\n-- Saves a song.\n"],
    ["a.css", ".footer {}\n"],
    ["a.sh", "#!/bin/sh\nset -e\n"],
    ["a.ts", ""],
  ])("is named that begins otherwise, like this %s: %j", (file, text) => {
    expect(named(file, text)).toBe(true);
  });
});

test("a test and a document need no first line", () => {
  expect(filesWithoutFirstLine(["a.test.ts", "b.test.tsx", "c.md", "d.json"], () => "")).toEqual([]);
});
