import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../testing/open-test-database.ts";

const { sql } = await openTestDatabase({ bare: true });

describe("a list", () => {
  test.each([
    ["text", ["दिल", "", "a,b", 'say "x"', "back\\slash", "{}", "NULL", "two\nlines", null]],
    ["bigint", [1, -2, null, 9_007_199_254_740_991]],
    ["integer", []],
    ["double precision", [0.5, -1]],
    ["boolean", [true, false]],
    ["uuid", ["3f0c5a7e-0b1d-4a55-9c1a-5a4f9f1f2b10"]],
    ["jsonb", [{ a: ["x"] }, "text", 1]],
    ["timestamptz", [new Date("2026-11-20T10:20:30.123Z")]],
  ])("of %s comes back from the database as it was sent", async (type, list) => {
    const [row] = await sql`select ${sql.typed(list as never, 0)}::${sql.unsafe(type)}[] as list`;
    expect(row?.list).toEqual(list);
  });

  test("of arrays as well", async () => {
    const [row] =
      await sql`select ${sql.unsafe("'{{1,2},{3,4}}'")}::integer[] as list, ${[["a"], ["b"]]}::text[] as sent`;
    expect(row).toEqual({
      list: [
        [1, 2],
        [3, 4],
      ],
      sent: [["a"], ["b"]],
    });
  });

  test("with bounds other than one is parsed as well", async () => {
    expect(await sql`select '[2:3]={7,8}'::int[] as list`).toEqual([{ list: [7, 8] }]);
  });
});
