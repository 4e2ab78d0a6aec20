import { describe, expect, test } from "vitest";
import { maxRowsSent } from "../limits.ts";
import { ask, refusalOf } from "./testing/ask.ts";

describe("path and method", () => {
  test.each([
    ["GET", "/lyrics", "read", { kind: "table", name: "lyrics" }],
    ["HEAD", "/lyrics", "read", { kind: "table", name: "lyrics" }],
    ["POST", "/lyrics", "insert", { kind: "table", name: "lyrics" }],
    ["PATCH", "/lyrics", "update", { kind: "table", name: "lyrics" }],
    ["PUT", "/lyrics", "replace", { kind: "table", name: "lyrics" }],
    ["DELETE", "/lyrics", "delete", { kind: "table", name: "lyrics" }],
    ["GET", "/my%20songs", "read", { kind: "table", name: "my songs" }],
    ["GET", "/rpc/top", "call-to-read", { kind: "function", name: "top" }],
    ["HEAD", "/rpc/top", "call-to-read", { kind: "function", name: "top" }],
    ["POST", "/rpc/top", "call", { kind: "function", name: "top" }],
    ["GET", "/rpc", "read", { kind: "table", name: "rpc" }],
    ["GET", "/", "describe", { kind: "root" }],
    ["GET", "", "describe", { kind: "root" }],
  ])("%s %s is %s", (method, path, action, target) => {
    const body = method === "GET" || method === "HEAD" ? undefined : "{}";
    expect(ask({ method, path, body })).toMatchObject({ action, target, isHead: method === "HEAD" });
  });

  test.each([
    ["TRACE", "/lyrics", "PGRST117", 405],
    ["POST", "/", "PGRST117", 405],
    ["PATCH", "/rpc/top", "PGRST101", 405],
    ["GET", "/lyrics/5", "PGRST125", 404],
    ["GET", "/lyrics/", "PGRST125", 404],
    ["GET", "/rpc/", "PGRST125", 404],
    ["GET", "/rpc/a/b", "PGRST125", 404],
    ["GET", "//lyrics", "PGRST125", 404],
    ["GET", "/%ff", "PGRST100", 400],
  ])("%s %s is refused", (method, path, code, status) => {
    const refused = refusalOf(() => ask({ method, path }));
    expect([refused.body.code, refused.status]).toEqual([code, status]);
    if (status === 405) expect(refused.headers.Allow).toContain("GET");
  });

  test("the method decides which header names the schema", () => {
    const headers = { "Accept-Profile": "reading", "Content-Profile": "writing" };
    const profileOf = (method: string, path: string) => ask({ method, path, headers, body: "{}" }).profile;
    expect(profileOf("GET", "/lyrics")).toBe("reading");
    expect(profileOf("HEAD", "/rpc/top")).toBe("reading");
    expect(profileOf("POST", "/rpc/top")).toBe("writing");
    expect(profileOf("PATCH", "/lyrics")).toBe("writing");
    expect(ask({}).profile).toBeNull();
  });
});

test("a body may have as many rows as the limit", () => {
  const rows = (count: number) => `[${Array(count).fill('{"a":1}').join(",")}]`;
  expect(ask({ method: "POST", body: rows(maxRowsSent) }).body).toMatchObject({ isList: true });
  const refused = refusalOf(() => ask({ method: "POST", body: rows(maxRowsSent + 1) }));
  expect([refused.status, refused.body.code]).toEqual([413, "ANTARA007"]);
});
