import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { pageFile, pageOf, pagePath } from "./page.ts";
import { readRules, withoutRule } from "./read-rules.ts";
import { functionsFolder, tryRules } from "./try-rules.ts";

const { sql } = await openTestDatabase();
const sections = await tryRules(sql);

test("docs/sound-rules.md is up to date", async () => {
  const stored = await readFile(pagePath, "utf8").catch(() => "");
  expect(pageOf(sections), `npm run sound-rules writes ${pageFile} anew`).toBe(stored);
});

describe.each(sections)("$heading", ({ rules, isOneRule }) => {
  test("has rules", () => {
    expect(rules.length).toBeGreaterThan(0);
  });

  describe.each(rules)("$name", ({ tried, examples }) => {
    test.each(tried)("$example sounds as stated", ({ example, results }) => {
      expect(example.length).toBeGreaterThan(1);
      expect(new Set(results).size, results.join(", ")).toBe(1);
    });

    test.each(isOneRule ? [] : tried)("$example would differ without the rule", ({ resultsWithout }) => {
      expect(new Set(resultsWithout).size, resultsWithout.join(", ")).toBeGreaterThan(1);
    });

    test("has examples in both scripts", () => {
      const spellings = examples.flat().join(" ");
      expect(spellings).toMatch(/\p{Script=Devanagari}/u);
      expect(spellings).toMatch(/[a-z]/);
    });
  });
});

test("a word uses no more regular expressions than PostgreSQL caches per session", async () => {
  const files = ["devanagari_letters", "sound_letters", "sound_key", "sound_bones"].map((name) =>
    readFile(join(functionsFolder, `${name}.sql`), "utf8"),
  );
  const text = (await Promise.all(files)).join("");
  expect(text.match(/regexp_replace\(|~ '/g)?.length).toBeLessThanOrEqual(32);
});

test("the longest word sounds in no time that anybody notices", async () => {
  // A rule whose time grows with the cube of a word's length would take hours.
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = '60s'`;
    for (const syllable of ["ab", "aab", "kh", "नी"])
      expect(await transaction`select private.sound_letters(${syllable.repeat(10_000)})`).toHaveLength(1);
  });
});

describe("rules are parsed", () => {
  const file = [
    "begin",
    "  -- rule: A z is j",
    "  -- Everywhere.",
    "  -- alike: zara, jara; qazi, qaji, क़ाज़ी",
    "  t := replace(t, 'z', 'j');",
    "",
    "  return t;",
    "end",
    "",
  ].join("\n");

  test("with their descriptions and examples", () => {
    expect(readRules(file)).toMatchObject([
      {
        name: "A z is j",
        words: "Everywhere.",
        examples: [
          ["zara", "jara"],
          ["qazi", "qaji", "क़ाज़ी"],
        ],
      },
    ]);
  });

  test("and can be removed from the file", () => {
    const [rule] = readRules(file);
    expect(rule && withoutRule(file, rule)).toBe(file.replace("  t := replace(t, 'z', 'j');\n", ""));
  });

  test("and an incomplete one is named", () => {
    expect(() => readRules(file.replace(/ {2}-- alike.*\n/, ""))).toThrow(
      'The rule "A z is j" has no example.',
    );
    expect(() => readRules(file.replace(/ {2}t :=.*\n/, ""))).toThrow(
      'No statement follows the rule "A z is j".',
    );
  });
});
