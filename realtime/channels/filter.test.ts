import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../postgres/testing/index.ts";
import type { Row } from "../change-feed/change.ts";
import { limits } from "../limits.ts";
import { matches } from "./condition.ts";
import { parseFilter } from "./filter.ts";
import { subscribe } from "./subscribe.ts";
import { cacheTables } from "./tables.ts";

const { sql } = await openTestDatabase();

describe("a filter", () => {
  test.each([
    ["id=eq.5", [{ column: "id", isNegated: false, operator: "eq", values: ["5"] }]],
    ["title=eq.a=b.c", [{ column: "title", isNegated: false, operator: "eq", values: ["a=b.c"] }]],
    ["title=eq.", [{ column: "title", isNegated: false, operator: "eq", values: [""] }]],
    ['title=neq."a, \\"b\\""', [{ column: "title", isNegated: false, operator: "neq", values: ['a, "b"'] }]],
    [
      'id=gt.1,genre=not.in.(Ghazal,"a,(b)", c )',
      [
        { column: "id", isNegated: false, operator: "gt", values: ["1"] },
        { column: "genre", isNegated: true, operator: "in", values: ["Ghazal", "a,(b)", "c"] },
      ],
    ],
    ["album_id=is.null", [{ column: "album_id", isNegated: false, operator: "is", values: ["null"] }]],
    ["id=in.()", [{ column: "id", isNegated: false, operator: "in", values: [] }]],
  ])("%s is parsed", (text, conditions) => {
    expect(parseFilter(text, limits)).toEqual(conditions);
  });

  test.each([
    ["id", "column=operator.value"],
    ["id=5", "column=operator.value"],
    ["=eq.5", "column=operator.value"],
    ["id=eq.1,", "a condition is empty"],
    [",id=eq.1", "a condition is empty"],
    ['title=eq."a', "not closed"],
    ["id=in.(1,2", "not closed"],
    ["id=in.1", "in.(a,b)"],
    ["title=fts.a", "operators are eq"],
    ["title=match.(a+)+$", "regular expressions are not offered; use like"],
    ["title=not.imatch.a", "regular expressions are not offered; use like"],
    ["title=like.a\\", "ends with a lone backslash"],
    [`title=ilike.%${"a".repeat(limits.patternCharacters)}`, "more than 64 characters"],
    ["album_id=is.5", "null, true, false or unknown"],
    [Array(11).fill("id=gt.1").join(","), "more than 10 conditions"],
    [`id=in.(${Array(101).fill(1).join(",")})`, "more than 100 values"],
    ['id=in.("a"b)', "quotes are around whole values"],
    ['id=in.(a"b")', "quotes are around whole values"],
  ])("%s is refused with the reason", (text, reason) => {
    expect(() => parseFilter(text, limits)).toThrow(reason);
  });

  test.each([
    ["blanks before a broken quote", (length: number) => `id=in.(${" ".repeat(length)}"a"b)`],
    ["brackets", (length: number) => "(".repeat(length)],
    ["brackets behind a condition", (length: number) => `id=in.${"(".repeat(length)}`],
    ["quotes", (length: number) => `id=eq.${'"a'.repeat(length / 2)}"`],
    ["backslashes in a quote", (length: number) => `id=eq."${"\\".repeat(length)}`],
    ["broken quotes in a list", (length: number) => `id=in.(${'"a" b'.repeat(length / 5)})`],
  ])("as long as a message with %s is refused before anybody has to wait", (_, write) => {
    const began = performance.now();
    expect(() => parseFilter(write(limits.messageBytes), limits)).toThrow("The filter");
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe("a row matches a filter exactly when PostgreSQL says so:", () => {
  const songs = [
    { id: 1, title: "Aa", year: 1960, genre: null, created_at: "2020-01-01T00:00:00Z" },
    { id: 2, title: "a", year: null, genre: "Ghazal", created_at: "2020-01-01T05:30:00.5+05:30" },
    { id: 3, title: "आ", year: 2001, genre: "true", created_at: "2020-01-01T00:00:00.000001Z" },
  ];
  beforeAll(async () => {
    for (const song of songs) await sql`insert into lyrics ${sql({ ...song, lyrics_hindi: "अ" })}`;
  });

  const comparisons = { eq: "=", neq: "<>", lt: "<", lte: "<=", gt: ">", gte: ">=" };

  test.each([
    ...Object.entries(comparisons).flatMap(([operator, symbol]) => [
      [`year=${operator}.1960`, `year ${symbol} 1960`],
      [`year=not.${operator}.01960`, `not year ${symbol} 1960`],
      [`title=${operator}.a`, `title collate "C" ${symbol} 'a'`],
      [`created_at=${operator}.2020-01-01 01:00:00.5+01`, `created_at ${symbol} '2020-01-01 01:00:00.5+01'`],
    ]),
    ["year=in.(1960,2001)", "year in (1960, 2001)"],
    ["year=not.in.(1960,5)", "year not in (1960, 5)"],
    ["genre=is.null", "genre is null"],
    ["genre=not.is.null", "genre is not null"],
    ["year=isdistinct.1960", "year is distinct from 1960"],
    ["genre=not.isdistinct.Ghazal", "genre is not distinct from 'Ghazal'"],
    ["genre=eq.true", "genre = 'true'"],
    ["id=gt.1,year=gt.1960", "id > 1 and year > 1960"],
    ["title=like.a", "title like 'a'"],
    ["title=like.%a", "title like '%a'"],
    ["title=not.like.a%", "title not like 'a%'"],
    ["title=ilike.A_", "title ilike 'A_'"],
    ["genre=not.ilike.gh%", "genre not ilike 'gh%'"],
    ["title=like.*a", "title like '%a'"],
    ["genre=ilike.*AZ*", "genre ilike '%AZ%'"],
    ["title=eq.*a", "title = '*a'"],
  ])("%s", async (filter, condition) => {
    const tables = await cacheTables(sql)();
    const [subscription] = await subscribe(sql, { tables, role: "anon", limits }, [
      { event: "*", schema: "public", table: "lyrics", filter },
    ]);
    const rows = await sql<{ record: Row }[]>`select record from private.noted_songs('{1,2,3}') as record`;
    const ours = rows.filter(({ record }) => subscription?.conditions.every((each) => matches(record, each)));
    const theirs = await sql.unsafe(`select id from lyrics where ${condition} order by id`);
    expect(ours.map(({ record }) => record.id)).toEqual(theirs.map(({ id }) => id));
  });
});
