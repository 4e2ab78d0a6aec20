import { describe, expect, test } from "vitest";
import { readPreferences } from "./preferences.ts";
import { readResponseFormat } from "./response-format.ts";
import { refusalOf } from "./testing/ask.ts";

describe("preferences", () => {
  const none = {
    count: null,
    returning: null,
    resolution: null,
    missing: null,
    handling: null,
    maxAffected: null,
    applied: [],
  };

  test("are empty without a header", () => {
    expect(readPreferences(null, "insert")).toEqual(none);
    expect(readPreferences("", "insert")).toEqual(none);
  });

  test("are parsed from one or several headers", () => {
    const headers = new Headers([
      ["Prefer", "return=representation,count=exact"],
      ["Prefer", "resolution=merge-duplicates , missing=default"],
    ]);
    expect(readPreferences(headers.get("Prefer"), "insert")).toEqual({
      ...none,
      returning: "representation",
      count: "exact",
      resolution: "merge-duplicates",
      missing: "default",
      applied: ["resolution=merge-duplicates", "missing=default", "return=representation", "count=exact"],
    });
  });

  test.each([
    ["count=exact", { count: "exact" }],
    ["count=planned", { count: "planned" }],
    ["count=estimated", { count: "estimated" }],
    ["return=minimal", { returning: "minimal" }],
    ["return=headers-only", { returning: "headers-only" }],
    ["resolution=ignore-duplicates", { resolution: "ignore-duplicates" }],
    ["missing=null", { missing: "null" }],
    ["handling=lenient", { handling: "lenient" }],
  ])("know %s", (header, expected) => {
    expect(readPreferences(header, "insert")).toMatchObject(expected);
  });

  test("count at their first occurrence", () => {
    expect(readPreferences("count=exact, count=planned", "read").count).toBe("exact");
  });

  test("that are unknown have no effect, except with strict handling", () => {
    expect(readPreferences("respond-async, count=some, constructor=1", "read")).toEqual(none);
    const refused = refusalOf(() => readPreferences("respond-async, handling=strict, count=some", "read"));
    expect(refused.body).toMatchObject({
      code: "PGRST122",
      details: "Invalid preferences: respond-async, count=some",
    });
  });

  test.each(["tx=rollback", "tx=commit", "timezone=Asia/Kolkata", "params=single-object"])(
    "that this service does not have are refused by name: %s",
    (header) => {
      const { body } = refusalOf(() => readPreferences(header, "insert"));
      expect(body.code).toBe("PGRST127");
      expect(body.details).toContain(header.split("=")[0]);
    },
  );

  test("limit the affected rows only with strict handling", () => {
    expect(readPreferences("max-affected=5", "delete")).toEqual(none);
    expect(readPreferences("handling=strict, max-affected=5", "delete")).toMatchObject({
      maxAffected: 5,
      applied: ["handling=strict", "max-affected=5"],
    });
    expect(refusalOf(() => readPreferences("handling=strict, max-affected=few", "delete")).body.code).toBe(
      "PGRST122",
    );
  });

  test("are reported as applied only if they are", () => {
    expect(readPreferences("return=representation, count=exact, missing=default", "read").applied).toEqual([
      "count=exact",
    ]);
  });
});

describe("the response format", () => {
  test.each([
    [null, "any", false],
    ["", "any", false],
    ["*/*", "any", false],
    ["application/json", "list", false],
    ["Application/JSON; charset=utf-8", "list", false],
    ["text/csv", "csv", false],
    ["application/vnd.pgrst.object+json", "object", false],
    ["application/vnd.pgrst.object", "object", false],
    ["application/vnd.pgrst.object+json;nulls=stripped", "object", true],
    ["application/vnd.pgrst.array+json;nulls=stripped", "list", true],
    ["application/vnd.pgrst.array+json", "list", false],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "any", false],
    ["application/json;q=0.5, text/csv;q=0.9", "csv", false],
    ["application/json, text/csv", "list", false],
    ["text/csv;q=0, application/json", "list", false],
    ["application/vnd.pgrst.plan+json, application/json;q=0.1", "list", false],
  ])("for %s is %s", (header, kind, stripNulls) => {
    expect(readResponseFormat(header, false)).toEqual({ kind, stripNulls });
  });

  test("at the root is the description", () => {
    for (const header of [null, "*/*", "application/json", "application/openapi+json"]) {
      expect(readResponseFormat(header, true).kind).toMatch(/^(?:openapi|any)$/);
    }
  });

  test.each([
    ["image/png", false],
    ["text/csv;q=0", false],
    ["application/openapi+json", false],
    ["text/csv", true],
    ["nonsense;;;,,", false],
  ])("%s is not there", (header, isRoot) => {
    const refused = refusalOf(() => readResponseFormat(header, isRoot));
    expect([refused.status, refused.body.code]).toEqual([406, "PGRST107"]);
  });

  test.each(['application/vnd.pgrst.plan+json; for="application/json"', "application/geo+json"])(
    "%s is refused by name",
    (header) => {
      expect(refusalOf(() => readResponseFormat(header, false)).body.code).toBe("PGRST127");
    },
  );
});
