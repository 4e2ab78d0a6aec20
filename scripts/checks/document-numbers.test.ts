import { describe, expect, test } from "vitest";
import { problemsWithNumbers } from "./document-numbers.ts";

const code: Readonly<Record<string, string>> = {
  "limits.ts": "export const maxForms = 2 * 60;\nexport const maxBytes = 4 * 1_024;\n",
  "keep.sql": "  most_kept constant integer := 1000;\n",
  "songs.json": '{"title": "A"}, {"title": "B"}',
};
const repeated = {
  "limits.ts": { "maxForms = # * 60": ["# forms an hour"], "maxBytes = # * 1_024": ["(# KB of a form)"] },
  "keep.sql": { "most_kept constant integer := #;": ["keeps # of them"] },
  "songs.json": { '"title":': ["begins with # songs"] },
};
const guide = "It takes two\nforms an hour (4 KB of a form), keeps 1,000 of them, and begins with 2 songs.\n";

function problemsIn(text: string, files = code, name = "guide.md") {
  return problemsWithNumbers({
    documents: new Map([
      ["guide.md", guide],
      [name, text],
    ]),
    isComplete: (document) => !document.startsWith("decisions/"),
    repeated,
    own: { "guide.md": [] },
    read: (path) => files[path] ?? null,
  });
}

describe("a number in a document", () => {
  test("may be that of the code in digits or words, across lines, in its unit", () => {
    expect(problemsIn(guide)).toEqual([]);
  });

  test.each([
    [
      "TypeScript",
      "limits.ts",
      "2 * 60",
      "3 * 60",
      'guide.md:1: "# forms an hour" is 3 in limits.ts, not 2.',
    ],
    ["SQL", "keep.sql", "1000", "500", 'guide.md:2: "keeps # of them" is 500 in keep.sql, not 1000.'],
    [
      "data",
      "songs.json",
      '"title": "B"',
      "",
      'guide.md:2: "begins with # songs" is 1 in songs.json, not 2.',
    ],
  ])("is caught when the limit in %s is another one", (_language, file, old, now, problem) => {
    const changed = { ...code, [file]: (code[file] ?? "").replace(old, now) };
    expect(problemsIn(guide, changed)).toEqual([problem]);
  });

  test("is caught when the code no longer has it at that text", () => {
    const changed = { ...code, "limits.ts": (code["limits.ts"] ?? "").replace("maxForms", "mostForms") };
    expect(problemsIn(guide, changed)).toContain(
      'limits.ts has no number, or several, at "maxForms = # * 60".',
    );
  });

  test("is caught when another document, also a decision, says another one", () => {
    expect(problemsIn("It takes\n\n5 forms an hour.", code, "decisions/1.md")).toEqual([
      'decisions/1.md:3: "# forms an hour" is 2 in limits.ts, not 5.',
    ]);
  });

  test.each(["at most 30 of them", "after 7 minutes", "within five minutes", "in a row of ten small files"])(
    "is caught when it is in no row: %s",
    (phrase) => {
      expect(problemsIn(`${guide}\n${phrase}`)).toEqual([
        expect.stringMatching(/^guide\.md:4: \w+ is not compared with the code: …/),
      ]);
    },
  );

  test("needs no row in a decision, as a version, address, date or status, and in code", () => {
    expect(problemsIn("It took 30 s.", code, "decisions/1.md")).toEqual([]);
    const others = "PostgreSQL 15, 10.0.0.1, 2026-11-22, IPv4 /24, UTF-8, a 404, step 3, `limit=50`, V1.2.3";
    expect(problemsIn(`${guide}\n1. ${others}`)).toEqual([]);
  });

  test("needs a row in a comment of a file for operators, but not in its settings", () => {
    expect(problemsIn("timeout 60s\n  # Left after 65 s.\n", code, "deploy/proxy.conf")).toEqual([
      expect.stringMatching(/^deploy\/proxy\.conf:2: 65 is not compared/),
    ]);
  });
});

describe("a row", () => {
  test("is caught when no document has its phrase any more", () => {
    expect(problemsIn("It takes two forms an hour (4 KB of a form), and begins with 2 songs.")).toEqual([
      'No document says "keeps # of them" any more, which repeats keep.sql.',
    ]);
  });
});
