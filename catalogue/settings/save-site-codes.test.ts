import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { countingStatements } from "../songs/counting-statements.ts";
import { CodesRefused } from "./codes-refused.ts";
import { readStoredCodes } from "./read-stored-codes.ts";
import { saveSiteCodes } from "./save-site-codes.ts";

const { sql } = await openTestDatabase({ connections: 10 });

beforeEach(async () => {
  await sql`delete from settings`;
});

const nothing = { text: "", isActive: false };

test("before any code was set, all are empty and inactive", async () => {
  expect(await readStoredCodes(sql)).toEqual({ adCode1: nothing, adCode2: nothing, analyticsCode: nothing });
  expect(await saveSiteCodes(sql, {})).toEqual(await readStoredCodes(sql));
  expect(await sql`select from settings`).toHaveLength(0);
});

test("only the changed codes are stored, in one statement, and all are answered as they are stored", async () => {
  const code = `<ins data-x='1; drop table settings'>"$1" \\ %</ins>\n`;
  await saveSiteCodes(sql, { adCode1: "one", analyticsCode: "<script>1</script>" });
  const before = await sql`select updated_at from settings where key = 'adCode1'`;
  const counted = countingStatements(sql);
  expect(await saveSiteCodes(counted.sql, { adCode2: code, analyticsCode: "  " })).toEqual({
    adCode1: { text: "one", isActive: true },
    adCode2: { text: code, isActive: true },
    analyticsCode: { text: "  ", isActive: false },
  });
  expect(await readStoredCodes(counted.sql)).toMatchObject({ adCode2: { text: code } });
  expect(counted.statements()).toBe(2);
  expect(await sql`select updated_at from settings where key = 'adCode1'`).toEqual(before);
});

test("an ad code that begins with an HTML comment is kept and inactive; an analytics code is not", async () => {
  const text = " <!-- vendor --><script>1</script>";
  const codes = await saveSiteCodes(sql, { adCode1: text, analyticsCode: text });
  expect(codes).toMatchObject({
    adCode1: { text, isActive: false },
    analyticsCode: { text, isActive: true },
  });
});

test("a code of 100,000 characters is stored, a longer one is refused and nothing is changed", async () => {
  await saveSiteCodes(sql, { adCode2: "𑘀".repeat(100_000) });
  const refused = saveSiteCodes(sql, { adCode1: "new", adCode2: "x".repeat(100_001) });
  await expect(refused).rejects.toBeInstanceOf(CodesRefused);
  await expect(refused).rejects.toMatchObject({ code: "too-long", field: "adCode2" });
  await expect(refused).rejects.toThrow("at most 1,00,000 characters");
  expect((await readStoredCodes(sql)).adCode1).toEqual(nothing);
});

test("what is not one of the three is not stored, and a null character is left out", async () => {
  const changes = { adCode1: "a\0b", adCode3: "x", "'; --": "x" };
  expect((await saveSiteCodes(sql, changes)).adCode1.text).toBe("ab");
  expect(await sql`select key from settings`).toEqual([{ key: "adCode1" }]);
});

test("twenty saves at once of all codes in any order all succeed, and one of them is stored whole", async () => {
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
  expect(new Set([adCode1.text, adCode2.text, analyticsCode.text]).size).toBe(1);
});
