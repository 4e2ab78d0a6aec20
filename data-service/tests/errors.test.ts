import { describe, expect, test } from "vitest";
import * as limits from "../limits.ts";
import { type RefusalKey, RequestRefused, refusals, refuse } from "../refusals/errors.ts";

describe("the table of refusals", () => {
  test("gives every code one status", () => {
    const statuses = new Map<string, Set<number>>();
    for (const { code, status } of Object.values(refusals)) {
      statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
    }
    for (const [code, found] of statuses) expect([code, found.size]).toEqual([code, 1]);
  });

  test("has codes of PostgREST, of PostgreSQL or of this service", () => {
    for (const { code } of Object.values(refusals)) {
      expect(code).toMatch(/^(?:PGRST[0-3]\d\d|ANTARA\d{3}|[0-9A-Z]{5})$/);
    }
  });

  test("names the exceeded limit in the text", () => {
    const limited: readonly (readonly [RefusalKey, number])[] = [
      ["addressTooLong", limits.maxAddressLength],
      ["tooDeep", limits.maxNesting],
      ["tooManyEmbeddings", limits.maxEmbeddings],
      ["tooManyConditions", limits.maxConditions],
      ["listTooLong", limits.maxListLength],
      ["tooManyRowsSent", limits.maxRowsSent],
      ["tooManyNamesSent", limits.maxNamesSent],
      ["logicTooDeep", limits.maxLogicDepth],
      ["answerTooLarge", limits.maxBytesShown],
    ];
    for (const [key, limit] of limited) expect(refuse(key as "tooDeep").message).toContain(String(limit));
  });
});

describe("a refusal", () => {
  test("is an error with code, message, details and hint", () => {
    const refused = refuse("unknownTable", { name: "public.lyric", suggestion: "public.lyrics" });
    expect(refused).toBeInstanceOf(RequestRefused);
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual({
      code: "PGRST205",
      message: "Could not find the table 'public.lyric' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'public.lyrics'",
    });
  });

  test("of an unrelated table says in which schema it was searched for, and by which hint", () => {
    const facts = { from: "films", to: "role", schema: "api", suggestion: "roles" };
    expect(refuse("noRelationship", { ...facts, hint: null }).body).toEqual({
      code: "PGRST200",
      message: "Could not find a relationship between 'films' and 'role' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'films' and 'role' in the schema 'api', but no matches were found.",
      hint: "Perhaps you meant 'roles' instead of 'role'.",
    });
    expect(refuse("noRelationship", { ...facts, hint: "key" }).body.details).toContain(
      "between 'films' and 'role' using the hint 'key' in the schema 'api'",
    );
  });

  test("of an unknown column has the words of the database", () => {
    const facts = { table: "lyrics", column: "titel", suggestion: "lyrics.title" };
    expect(refuse("columnDoesNotExist", facts).body).toMatchObject({
      message: "column lyrics.titel does not exist",
      hint: 'Perhaps you meant to reference the column "lyrics.title".',
    });
  });

  test("has no hint if no name is similar", () => {
    expect(refuse("unknownTable", { name: "public.xyz", suggestion: null }).body.hint).toBeNull();
  });

  test("says how many rows there are instead of one, in the words that clients expect", () => {
    expect(refuse("notOneRow", { count: 0 }).body.details).toBe("The result contains 0 rows");
  });

  test("lists the relationships between two tables, and how to choose", () => {
    const { status, body } = refuse("ambiguousRelationship", {
      from: "orders",
      to: "addresses",
      candidates: [
        {
          cardinality: "many-to-one",
          embedding: "orders with addresses",
          relationship: "billing using orders(billing_id) and addresses(id)",
          hint: "billing",
        },
        {
          cardinality: "many-to-one",
          embedding: "orders with addresses",
          relationship: "shipping using orders(shipping_id) and addresses(id)",
          hint: "shipping",
        },
      ],
    });
    expect(status).toBe(300);
    expect(body.details).toHaveLength(2);
    expect(body.details?.[0]).not.toHaveProperty("hint");
    expect(body.hint).toBe(
      "Try changing 'addresses' to one of the following: 'addresses!billing', 'addresses!shipping'. " +
        "Find the desired relationship in the 'details' key.",
    );
  });

  test("of a method lists the allowed ones", () => {
    expect(refuse("unknownMethod", { method: "BREW", allowed: "GET, POST" }).headers.Allow).toBe("GET, POST");
    expect(refuse("methodNotOfCalls", { method: "PUT" }).headers.Allow).toContain("POST");
  });

  test("because of an unavailable database says when to try again", () => {
    const refused = refuse("databaseAway");
    expect(refused.status).toBe(503);
    expect(Number(refused.headers["Retry-After"])).toBeGreaterThan(0);
  });
});
