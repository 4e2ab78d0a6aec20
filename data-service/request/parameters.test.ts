import { describe, expect, test } from "vitest";
import { maxAddressLength, maxConditions } from "../limits.ts";
import { type Asked, ask, refusalOf } from "./testing/ask.ts";

const codeOf = (asked: Asked) => refusalOf(() => ask(asked)).body.code;

describe("the address", () => {
  test("without parameters selects everything", () => {
    expect(ask({})).toMatchObject({
      select: [{ kind: "all" }],
      filters: [],
      orders: [],
      ranges: [],
      columns: null,
      onConflict: null,
      pairs: [],
      body: null,
    });
  });

  test("selects nothing with an empty select", () => {
    expect(ask({ query: "select=" }).select).toEqual([{ kind: "all" }]);
  });

  test("is decoded once, with + as a blank", () => {
    const [filter] = ask({ query: "title=eq.a%2Bb+c%2525%E0%A4%97" }).filters;
    expect(filter?.condition).toMatchObject({ operand: { value: "a+b c%25ग" } });
  });

  test("assigns order and limits to their embeddings", () => {
    const request = ask({
      query: "order=year.desc&limit=5&offset=2&albums.order=name&albums.limit=3&a.b.offset=7&order=id",
    });
    expect(request.orders.map(({ path, terms }) => [path, terms.map((term) => term.field.column)])).toEqual([
      [[], ["year"]],
      [["albums"], ["name"]],
      [[], ["id"]],
    ]);
    expect(request.ranges).toEqual([
      { path: [], offset: 2, limit: 5 },
      { path: ["albums"], offset: 0, limit: 3 },
      { path: ["a", "b"], offset: 7, limit: null },
    ]);
  });

  test("contains filters of columns, of embeddings, and of several conditions", () => {
    const { filters } = ask({ query: "id=gt.5&albums.year=eq.1990&or=(a.eq.1,b.eq.2)&albums.and=(c.eq.3)" });
    expect(filters.map(({ path, condition }) => [path, condition.kind])).toEqual([
      [[], "compare"],
      [["albums"], "compare"],
      [[], "logic"],
      [["albums"], "logic"],
    ]);
  });

  test("can quote a reserved word to name a column", () => {
    expect(ask({ query: "%22order%22=eq.1" }).filters).toMatchObject([
      { condition: { field: { column: "order" } } },
    ]);
  });

  test("contains the columns of a write and of a conflict", () => {
    const request = ask({ method: "POST", query: 'columns=a,"b c"&on_conflict=key', body: "[{}]" });
    expect([request.columns, request.onConflict]).toEqual([["a", "b c"], ["key"]]);
  });

  test("contains possible arguments of a function by GET, and filters by POST", () => {
    const query = "keyword=tere&year=gt.1990&x=is.it&select=id&order=id&limit=3&or=(a.eq.1)";
    const byGet = ask({ path: "/rpc/search", query });
    expect(byGet.pairs).toMatchObject([
      { name: "keyword", value: "tere", filter: null },
      { name: "year", value: "gt.1990", filter: { path: [], condition: { operator: "gt" } } },
      { name: "x", value: "is.it", filter: null },
    ]);
    expect(byGet.filters.map(({ condition }) => condition.kind)).toEqual(["logic"]);
    const byPost = ask({ method: "POST", path: "/rpc/search", query: "year=gt.1990", body: "{}" });
    expect([byPost.pairs, byPost.filters.length]).toEqual([[], 1]);
    expect(codeOf({ method: "POST", path: "/rpc/search", query: "keyword=tere", body: "{}" })).toBe(
      "PGRST100",
    );
  });

  test("ignores a name without a value", () => {
    expect(ask({ query: "flag&&select=id" }).filters).toEqual([]);
  });

  test.each([
    ["a percent sign alone", "a=eq.%", "PGRST100"],
    ["half a percent sign", "a=eq.%4", "PGRST100"],
    ["what is not UTF-8", "a=eq.%C3%28", "PGRST100"],
    ["half a surrogate", "a=eq.%ED%A0%80", "PGRST100"],
    ["NUL in a value", "a=eq.%00", "22P05"],
    ["NUL in a name", "a%00=eq.1", "22P05"],
    ["a filter without operator", "a=5", "PGRST100"],
    ["an order that is none", "order=a.up", "PGRST100"],
    ["an order of nothing", "order=", "PGRST100"],
    ["a limit that is no number", "limit=five", "PGRST100"],
    ["a negative limit", "limit=-1", "PGRST103"],
    ["a negative offset", "offset=-1", "PGRST103"],
    ["a number too large", "offset=99999999999999999999", "PGRST103"],
  ])("is refused for %s", (_, query, code) => {
    expect(codeOf({ query })).toBe(code);
  });

  test("may be as long as the limit", () => {
    const query = `a=eq.${"x".repeat(maxAddressLength - "/lyricsa=eq.".length)}`;
    expect(ask({ query }).filters).toHaveLength(1);
    const refused = refusalOf(() => ask({ query: `${query}x` }));
    expect([refused.status, refused.body.code]).toEqual([414, "ANTARA001"]);
  });

  test("may have as many conditions as the limit, counting those inside and/or", () => {
    const query = (count: number) =>
      `a=eq.1&or=(${Array(count - 1)
        .fill("b.eq.2")
        .join(",")})`;
    expect(ask({ query: query(maxConditions) }).filters).toHaveLength(2);
    expect(codeOf({ query: query(maxConditions + 1) })).toBe("ANTARA005");
  });
});

describe("order parses", () => {
  test.each([
    ["a column", "a", { field: { column: "a", steps: [] }, relation: null, direction: null, nulls: null }],
    ["a direction", "a.desc", { direction: "desc", nulls: null }],
    ["where nulls go", "a.nullsfirst", { direction: null, nulls: "first" }],
    ["both", "a.asc.nullslast", { direction: "asc", nulls: "last" }],
    [
      "steps into JSON",
      "a->b.desc",
      { field: { column: "a", steps: [{ arrow: "->", key: "b" }] }, direction: "desc" },
    ],
    [
      "an embedded column",
      "albums(name).desc",
      { relation: "albums", field: { column: "name" }, direction: "desc" },
    ],
    ["quotes", '"a.b".asc', { field: { column: "a.b" }, direction: "asc" }],
  ])("%s", (_, text, term) => {
    expect(ask({ query: `order=${encodeURIComponent(text)}` }).orders).toMatchObject([{ terms: [term] }]);
  });

  test.each(["a.down", "a.descc", "a.asc.nulls", "a.nullslast.desc", "a,", "albums(a,b)", "albums(a"])(
    "nothing from %s",
    (text) => {
      expect(codeOf({ query: `order=${text}` })).toBe("PGRST100");
    },
  );
});
