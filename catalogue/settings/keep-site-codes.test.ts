/** Runs on one server: it is about what this process keeps. */
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import { keepSiteCodes } from "./keep-site-codes.ts";
import { activeAdCode, siteCodesOf } from "./site-codes.ts";

const { sql } = await openTestDatabase();

test.each([
  ["", null],
  ["   \n", null],
  ["<!-- off <script></script> -->", null],
  ["  <!-- off -->", null],
  [" <ins></ins> ", "<ins></ins>"],
])("an ad code that is blank or begins with an HTML comment is ignored: %j", (stored, active) => {
  expect(activeAdCode(stored)).toBe(active);
});

test("analytics code may begin with a comment, as vendors write it", () => {
  const stored = new Map([["analyticsCode", "<!-- vendor --><script>1</script>"]]);
  expect(siteCodesOf(stored).analyticsCode).toBe("<!-- vendor --><script>1</script>");
});

test("a saved code is in use within a second, on every instance that listens", async () => {
  const codes = await keepSiteCodes(sql, () => {});
  const others = await keepSiteCodes(sql, () => {});
  expect(codes()).toEqual({ adCode1: null, adCode2: null, analyticsCode: null });
  await sql`insert into settings (key, value) values ('adCode1', '<ins>one</ins>')`;
  await vi.waitFor(() => expect(codes().adCode1).toBe("<ins>one</ins>"), 10_000);
  await vi.waitFor(() => expect(others().adCode1).toBe("<ins>one</ins>"), 10_000);
  await sql`update settings set value = '' where key = 'adCode1'`;
  await vi.waitFor(() => expect(codes().adCode1).toBeNull(), 10_000);
});
