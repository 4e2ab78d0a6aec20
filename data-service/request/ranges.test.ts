import { describe, expect, test } from "vitest";
import { type Asked, ask, refusalOf } from "./testing/ask.ts";

const codeOf = (asked: Asked) => refusalOf(() => ask(asked)).body.code;

describe("ranges by header", () => {
  const rangesOf = (range: string, query = "", method = "GET") =>
    ask({ method, query, headers: { Range: range } }).ranges;

  test.each([
    ["0-49", "", { offset: 0, limit: 50 }],
    ["5-", "", { offset: 5, limit: null }],
    ["0-9", "limit=5", { offset: 0, limit: 5 }],
    ["0-9", "offset=5", { offset: 5, limit: 5 }],
    ["10-19", "offset=5&limit=10", { offset: 10, limit: 5 }],
    ["10-19", "limit=0", { offset: 0, limit: 0 }],
    ["0-", "limit=0&offset=50", { offset: 0, limit: 0 }],
  ])("%s with '%s'", (range, query, expected) => {
    expect(rangesOf(range, query)).toEqual([{ path: [], ...expected }]);
  });

  test("are refused without a common row with limit and offset", () => {
    expect(codeOf({ query: "limit=5", headers: { Range: "10-19" } })).toBe("PGRST103");
  });

  test("are refused if the end is before the start", () => {
    const refused = refusalOf(() => ask({ headers: { Range: "5-2" } }));
    expect([refused.status, refused.body.code]).toEqual([416, "PGRST103"]);
  });

  test("count only for reads, and only in units of rows", () => {
    expect(rangesOf("0-4", "", "HEAD")).toEqual([]);
    expect(rangesOf("bytes=0-4")).toEqual([]);
    expect(rangesOf("all of them")).toEqual([]);
  });

  test("and limits are refused for PUT", () => {
    expect(codeOf({ method: "PUT", query: "id=eq.1&limit=1", body: "{}" })).toBe("PGRST114");
  });
});
