import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { limits } from "../limits.ts";
import { compileLike } from "./like-pattern.ts";

const { sql } = await openTestDatabase();

/** Few letters, so that wildcards often have several places to match. */
const letters = ["a", "b", "A", "न", "Ä", "ä", "🙏"];
const texts = fc.array(fc.constantFrom(...letters, "%", "_", "\\", "\n"), { maxLength: 8 });
const patterns = fc
  .array(fc.constantFrom(...letters, "%", "%", "_", "_", "\\%", "\\_", "\\\\", "\\a"), { maxLength: 8 })
  .map((parts) => parts.join(""));

describe.each(["like", "ilike"] as const)("%s", (operator) => {
  test("matches exactly when PostgreSQL says so", async () => {
    const pairs = fc
      .sample(fc.tuple(texts, patterns), 5_000)
      .map(([text, pattern]) => ({ text: text.join(""), pattern }));
    const symbol = { like: "~~", ilike: "~~*" }[operator];
    const theirs = await sql.unsafe<{ fits: boolean }[]>(
      `select text ${symbol} pattern as fits
       from unnest($1::text[], $2::text[]) with ordinality as pairs (text, pattern, place) order by place`,
      [pairs.map(({ text }) => text), pairs.map(({ pattern }) => pattern)],
    );
    const ours = pairs.map(({ text, pattern }) => compileLike(pattern, operator)?.(text));
    const wrong = pairs.filter((_pair, at) => ours[at] !== theirs[at]?.fits);
    expect(wrong).toEqual([]);
    expect(theirs.filter(({ fits }) => fits).length).toBeGreaterThan(100);
  });

  test("takes no more than the product of both lengths, whatever the pattern", () => {
    const text = "a".repeat(200_000);
    const most = limits.patternCharacters;
    for (const pattern of [
      `${"%a".repeat(most / 2 - 1)}%b`,
      `%${"a".repeat(most - 2)}b`,
      `%${"_".repeat(most - 2)}b`,
      `${"%_".repeat(most / 2 - 1)}%b`,
    ]) {
      // Processor time: a busy machine makes other time longer.
      const began = process.threadCpuUsage();
      expect(compileLike(pattern, operator)?.(text)).toBe(false);
      expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
    }
  });
});
