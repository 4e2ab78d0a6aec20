/** Runs on one server: what it executes is executed on both by `restore-revision`. */
import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../testing/counting-statements.ts";
import { CodesRefused } from "./codes-refused.ts";
import { saveSiteCodes } from "./save-site-codes.ts";
import { siteCodesOf } from "./site-codes.ts";
import { readStoredCodes } from "./stored-codes.ts";

const { sql } = await openTestDatabase({ connections: 4 });

beforeEach(async () => {
  await sql`delete from settings`;
});

test("all codes are empty before one is set", async () => {
  await saveSiteCodes(sql, {});
  expect(await readStoredCodes(sql)).toEqual({ adCode1: "", adCode2: "", analyticsCode: "" });
  expect(await sql`select from settings`).toHaveLength(0);
});

test("only the changed codes are stored, in one statement", async () => {
  const code = `<ins data-x='1; drop table settings'>"$1" \\ %</ins>\n`;
  await saveSiteCodes(sql, { adCode1: "one", analyticsCode: "<script>1</script>" });
  const before = await sql`select updated_at from settings where key = 'adCode1'`;
  const counted = countingStatements(sql);
  await saveSiteCodes(counted.sql, { adCode2: code, analyticsCode: "  " });
  expect(counted.statements()).toBe(1);
  expect(await readStoredCodes(sql)).toEqual({ adCode1: "one", adCode2: code, analyticsCode: "  " });
  expect(await sql`select updated_at from settings where key = 'adCode1'`).toEqual(before);
});

test("an ad code that begins with an HTML comment is stored and inactive, unlike an analytics code", async () => {
  const text = " <!-- vendor --><script>1</script>";
  await saveSiteCodes(sql, { adCode1: text, analyticsCode: text });
  const stored = await readStoredCodes(sql);
  expect(stored).toEqual({ adCode1: text, adCode2: "", analyticsCode: text });
  expect(siteCodesOf(new Map(Object.entries(stored)))).toEqual({
    adCode1: null,
    adCode2: null,
    analyticsCode: text.trim(),
  });
});

test("a code of 100,000 characters is stored, a longer one is refused and nothing is changed", async () => {
  await saveSiteCodes(sql, { adCode2: "𑘀".repeat(100_000) });
  const refused = saveSiteCodes(sql, { adCode1: "new", adCode2: "x".repeat(100_001) });
  await expect(refused).rejects.toBeInstanceOf(CodesRefused);
  await expect(refused).rejects.toMatchObject({ code: "too-long", field: "adCode2" });
  await expect(refused).rejects.toThrow("at most 1,00,000 characters");
  expect((await readStoredCodes(sql)).adCode1).toBe("");
});

test("other keys are not stored, and null characters are removed", async () => {
  const changes = { adCode1: "a\0b", adCode3: "x", "'; --": "x" };
  await saveSiteCodes(sql, changes);
  expect((await readStoredCodes(sql)).adCode1).toBe("ab");
  expect(await sql`select key from settings`).toEqual([{ key: "adCode1" }]);
});

test("twenty saves of all codes at once succeed in any order, and one of them is stored whole", async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      saveSiteCodes(
        sql,
        n % 2
          ? { adCode1: `${n}`, adCode2: `${n}`, analyticsCode: `${n}` }
          : { analyticsCode: `${n}`, adCode2: `${n}`, adCode1: `${n}` },
      ),
    ),
  );
  const { adCode1, adCode2, analyticsCode } = await readStoredCodes(sql);
  expect(new Set([adCode1, adCode2, analyticsCode]).size).toBe(1);
});
