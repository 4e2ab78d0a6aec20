import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { draftDevanagari } from "#transliteration";

const file = new URL("../../postgres/functions/sounds/usual_spelling.sql", import.meta.url);

test("the search knows English words by the Devanagari that drafts write", () => {
  const [, ...groups] = /'(\{[^']*\})'/.exec(readFileSync(file, "utf8"))?.[1]?.split(/\{|\n\n/) ?? [];
  const words: [string, string][] = Object.entries(JSON.parse(`{${groups.at(-1)}`));
  expect(words.length).toBeGreaterThan(400);
  for (const [word, spelling] of words)
    expect(draftDevanagari(word).text.normalize("NFD").replaceAll("\u093c", "")).toBe(
      spelling.normalize("NFD"),
    );
});
