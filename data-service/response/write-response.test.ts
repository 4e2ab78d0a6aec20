import { describe, expect, test } from "vitest";
import { RequestRefused, refuse } from "../refusals/errors.ts";
import { readRequest } from "../request/index.ts";
import type { QueryResult } from "./query-result.ts";
import { writeRefusal } from "./write-refusal.ts";
import { writeResponse } from "./write-response.ts";

interface Asked {
  readonly path?: string;
  readonly query?: string;
  readonly [header: string]: string | undefined;
}

function ask(method: string, { path = "/lyrics", query = "", ...headers }: Asked = {}) {
  const body = method === "GET" || method === "HEAD" ? null : new TextEncoder().encode("{}");
  return readRequest({ method, path, query, headers: new Headers(headers as Record<string, string>), body });
}

const result = (given: Partial<QueryResult> = {}): QueryResult => ({
  body: "[]",
  returns: "rows",
  pageTotal: 0,
  total: null,
  locationKey: null,
  insertedRows: null,
  ...given,
});

function refusalOf(work: () => unknown): RequestRefused {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestRefused) return error;
    throw error;
  }
  throw new Error("Not refused.");
}

describe("rows that were read", () => {
  test.each([
    ["without a count", "", { pageTotal: 25 }, 200, "0-24/*"],
    ["all of them", "", { pageTotal: 25, total: 25 }, 200, "0-24/25"],
    ["fewer than there are", "limit=25", { pageTotal: 25, total: 3_000 }, 206, "0-24/3000"],
    ["from the middle", "offset=50&limit=50", { pageTotal: 50, total: 3_000 }, 206, "50-99/3000"],
    ["the last ones", "offset=2950", { pageTotal: 50, total: 3_000 }, 206, "2950-2999/3000"],
    ["none of none", "", { pageTotal: 0, total: 0 }, 200, "*/0"],
    ["none, uncounted", "", { pageTotal: 0 }, 200, "*/*"],
    ["none behind the last", "offset=3000", { pageTotal: 0, total: 3_000 }, 206, "*/3000"],
    ["those of an embedding's offset", "albums.offset=5", { pageTotal: 2, total: 2 }, 200, "0-1/2"],
  ])("%s", (_, query, given, status, range) => {
    const response = writeResponse(ask("GET", { query }), result(given));
    expect([response.status, response.headers.get("Content-Range")]).toEqual([status, range]);
  });

  test("are refused beyond the last if they were counted", async () => {
    const refused = refusalOf(() =>
      writeResponse(ask("GET", { query: "offset=3001" }), result({ total: 3_000 })),
    );
    const response = writeRefusal(refused, false);
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, "*/3000"]);
    expect(await response.json()).toMatchObject({
      code: "PGRST103",
      details: "An offset of 3001 was requested, but there are only 3000 rows.",
    });
  });

  test("have a body by GET and none by HEAD", async () => {
    const rows = result({ body: '[{"id":1}]', pageTotal: 1, total: 1 });
    const get = writeResponse(ask("GET"), rows);
    const head = writeResponse(ask("HEAD"), rows);
    expect(await get.json()).toEqual([{ id: 1 }]);
    expect(await head.text()).toBe("");
    expect([...head.headers]).toEqual([...get.headers]);
  });

  test("are one object if there is one row, and refused otherwise", () => {
    const request = ask("GET", { accept: "application/vnd.pgrst.object+json" });
    const response = writeResponse(request, result({ body: '{"id":1}', pageTotal: 1 }));
    expect(response.headers.get("Content-Type")).toBe("application/vnd.pgrst.object+json; charset=utf-8");
    for (const pageTotal of [0, 2]) {
      const refused = refusalOf(() => writeResponse(request, result({ pageTotal })));
      expect([refused.status, refused.body.details]).toEqual([406, `The result contains ${pageTotal} rows`]);
    }
  });

  test.each([
    ["*/*", "application/json; charset=utf-8"],
    ["application/json", "application/json; charset=utf-8"],
    ["text/csv", "text/csv; charset=utf-8"],
    [
      "application/vnd.pgrst.array+json;nulls=stripped",
      "application/vnd.pgrst.array+json; nulls=stripped; charset=utf-8",
    ],
    [
      "application/vnd.pgrst.object;nulls=stripped",
      "application/vnd.pgrst.object+json; nulls=stripped; charset=utf-8",
    ],
  ])("accepted as %s are %s", (accept, type) => {
    const response = writeResponse(ask("GET", { accept }), result({ pageTotal: 1 }));
    expect(response.headers.get("Content-Type")).toBe(type);
  });

  test("are not cached on the way, and may be read by any page", () => {
    const { headers } = writeResponse(ask("GET"), result());
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(headers.get("Access-Control-Expose-Headers")).toContain("Content-Range");
  });

  test("name their schema and applied preferences", () => {
    const { headers } = writeResponse(
      ask("GET", { "accept-profile": "public", prefer: "count=exact" }),
      result(),
    );
    expect(headers.get("Content-Profile")).toBe("public");
    expect(headers.get("Preference-Applied")).toBe("count=exact");
    expect(writeResponse(ask("GET"), result()).headers.has("Preference-Applied")).toBe(false);
  });
});

describe("a write", () => {
  const withRows = { prefer: "return=representation" };
  test.each<[string, string, Asked, Partial<QueryResult>, number, string | null]>([
    ["insert", "POST", {}, { pageTotal: 1 }, 201, "*/*"],
    ["insert with its rows", "POST", withRows, { pageTotal: 2 }, 201, "*/*"],
    ["insert, counted", "POST", { prefer: "count=exact" }, { pageTotal: 2, total: 2 }, 201, "*/2"],
    [
      "upsert of new rows",
      "POST",
      { prefer: "resolution=merge-duplicates" },
      { pageTotal: 2, insertedRows: 1 },
      201,
      "*/*",
    ],
    [
      "upsert of known rows",
      "POST",
      { prefer: "resolution=merge-duplicates" },
      { pageTotal: 2, insertedRows: 0 },
      200,
      "*/*",
    ],
    [
      "insert of known rows only",
      "POST",
      { prefer: "resolution=ignore-duplicates" },
      { pageTotal: 0, insertedRows: 0 },
      201,
      "*/*",
    ],
    ["update", "PATCH", {}, { pageTotal: 3 }, 204, "0-2/*"],
    ["update with its rows", "PATCH", withRows, { pageTotal: 3 }, 200, "0-2/*"],
    ["update of nothing", "PATCH", withRows, { pageTotal: 0 }, 200, "*/*"],
    ["update, counted", "PATCH", { prefer: "count=exact" }, { pageTotal: 3, total: 3 }, 204, "0-2/3"],
    ["replacement by a new row", "PUT", {}, { pageTotal: 1, insertedRows: 1 }, 204, null],
    ["replacement by a new row with it", "PUT", withRows, { pageTotal: 1, insertedRows: 1 }, 201, null],
    ["replacement of a row", "PUT", {}, { pageTotal: 1, insertedRows: 0 }, 204, null],
    ["replacement of a row with it", "PUT", withRows, { pageTotal: 1, insertedRows: 0 }, 200, null],
    ["deletion", "DELETE", {}, { pageTotal: 3 }, 204, "*/*"],
    ["deletion with its rows", "DELETE", withRows, { pageTotal: 3 }, 200, "*/*"],
    ["deletion, counted", "DELETE", { prefer: "count=exact" }, { pageTotal: 3, total: 3 }, 204, "*/3"],
  ])("%s", async (_, method, asked, given, status, range) => {
    const response = writeResponse(ask(method, asked), result({ body: "[{}]", ...given }));
    expect([response.status, response.headers.get("Content-Range")]).toEqual([status, range]);
    const hasRows = asked === withRows;
    expect(await response.text()).toBe(hasRows ? "[{}]" : "");
    expect(response.headers.has("Content-Type")).toBe(hasRows);
  });

  test("contains the address of the new row if only headers were requested", () => {
    const made = result({ pageTotal: 1, locationKey: "id=eq.5" });
    const locationOf = (prefer: string) =>
      writeResponse(ask("POST", { path: "/my%20songs", prefer }), made).headers.get("Location");
    expect(locationOf("return=headers-only")).toBe("/rest/v1/my%20songs?id=eq.5");
    expect(locationOf("return=minimal")).toBeNull();
  });
});

describe("a function", () => {
  test.each([
    ["with a value", "POST", { returns: "value", pageTotal: 1 }, 200, "0-0/*"],
    ["with rows", "GET", { returns: "rows", pageTotal: 3 }, 200, "0-2/*"],
    ["with some of its rows", "POST", { returns: "rows", pageTotal: 3, total: 9 }, 206, "0-2/9"],
    ["with nothing", "POST", { returns: "nothing", pageTotal: 1, body: "" }, 204, null],
  ] as const)("%s", async (_, method, given, status, range) => {
    const response = writeResponse(ask(method, { path: "/rpc/top" }), result({ body: "5", ...given }));
    expect([response.status, response.headers.get("Content-Range")]).toEqual([status, range]);
    expect(await response.text()).toBe(status === 204 ? "" : "5");
    expect(response.headers.has("Content-Type")).toBe(status !== 204);
  });
});

test("the description has its own media type", () => {
  const response = writeResponse(ask("GET", { path: "/" }), result({ body: "{}" }));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "application/openapi+json; charset=utf-8",
  ]);
});

describe("a refusal", () => {
  test("has a JSON body, and none by HEAD", async () => {
    const refused = refuse("unknownTable", { name: "public.x" });
    const response = writeRefusal(refused, false);
    expect([response.status, await response.json()]).toEqual([404, refused.body]);
    const head = writeRefusal(refused, true);
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });

  test("may be read by any page, is not cached, and has a hint", () => {
    const { headers } = writeRefusal(refuse("databaseAway"), false);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.has("Retry-After")).toBe(true);
  });
});
