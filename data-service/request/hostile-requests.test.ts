import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxAddressLength } from "../limits.ts";
import { RequestRefused } from "../refusals/errors.ts";
import { type HttpRequest, readRequest } from "./read-request.ts";
import { ask, refusalOf } from "./testing/ask.ts";

describe("any input", () => {
  const readsOrRefuses = (request: HttpRequest) => {
    try {
      readRequest(request);
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      expect(error.status).toBeGreaterThanOrEqual(400);
      expect(error.body.message).not.toBe("");
    }
  };

  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 6 }),
    fc.constantFrom(
      ...'select order limit offset and or not. columns on_conflict . , ( ) { } " \\ -> ->> :: : ! !inner ... * = & %00 %'.split(
        " ",
      ),
      ..."eq. in. in.( is.null like(any). fts. id count() __proto__ constructor toString -1 0 999999999999".split(
        " ",
      ),
    ),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  const headerValue = text.map((value) => value.replace(/[^\x20-\x7e]/g, "").trim());

  test("is parsed or refused, without other errors", () => {
    const headers = fc.record(
      {
        Prefer: headerValue,
        Accept: headerValue,
        Range: headerValue,
        "Content-Type": fc.oneof(
          headerValue,
          fc.constantFrom("text/csv", "application/json", "application/x-www-form-urlencoded"),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.constantFrom("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "BREW"),
        fc.oneof(fc.constantFrom("/lyrics", "/rpc/top", "/"), text),
        text,
        headers,
        fc.oneof(
          fc.constant(null),
          fc.uint8Array({ maxLength: 50 }),
          fc.json().map((json) => new TextEncoder().encode(json)),
        ),
        (method, path, query, given, body) =>
          readsOrRefuses({
            method,
            path,
            query,
            headers: new Headers(given as Record<string, string>),
            body,
          }),
      ),
      { numRuns: Number(process.env.RUNS ?? 500) },
    );
  });

  test("keeps values unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (written) => {
        if (written.includes("\0") || !written.isWellFormed()) return;
        const quoted = `"${written.replaceAll(/[\\"]/g, "\\$&")}"`;
        const query = [
          `a=${encodeURIComponent(`eq.${written}`)}`,
          `b=${encodeURIComponent(`in.(${quoted})`)}`,
          `or=${encodeURIComponent(`(c.eq.${quoted})`)}`,
        ].join("&");
        expect(ask({ query }).filters).toMatchObject([
          { condition: { operand: { value: written } } },
          { condition: { operand: { values: [written] } } },
          { condition: { conditions: [{ operand: { value: written } }] } },
        ]);
      }),
      { numRuns: 300 },
    );
  });

  // Reading one takes a few milliseconds, and a parser with backtracking half a second or more.
  const long = maxAddressLength - 100;
  test.each([
    ["parentheses in select", `select=${"(".repeat(long)}`],
    ["embeddings in select", `select=${"a(".repeat(long / 2)}`],
    ["quotes in select", `select=${'"'.repeat(long)}`],
    ["half quotes", `select="${"\\".repeat(long)}`],
    ["dashes", `select=${"-".repeat(long)}`],
    ["dashes and letters", `select=${"a-".repeat(long / 2)}>`],
    ["arrows", `select=a${"->a".repeat(long / 3)}(`],
    ["digits behind an arrow", `select=a->${"1".repeat(long)}x(`],
    ["blanks", `select=${" ".repeat(long)}!`],
    ["and/or", `or=${"(and".repeat(long / 4)}`],
    ["parentheses in and/or", `or=${"(".repeat(long)}`],
    ["lists", `a=in.(${'",'.repeat(long / 2)}`],
    ["lists with escapes", `a=in.(${'"\\,'.repeat(long / 3)}`],
    ["lists without values", `a=in.(${",".repeat(long)})`],
    ["braces", `a=eq(any).${"{".repeat(long)}`],
    ["braces in and/or", `or=(${"a.eq.{,".repeat(long / 7)}`],
    ["the name of a configuration", `a=fts(${"a".repeat(long)}-).x`],
    ["points", `${".".repeat(long)}=eq.1`],
    ["an operator without end", `a=${"e".repeat(long)}`],
    ["parameters", "a=&".repeat(long / 3)],
    ["orders", `order=${"a.".repeat(long / 2)}`],
    ["percent signs", `a=eq.${"%".repeat(long)}`],
  ])("%s without end are refused", (_, query) => {
    const began = performance.now();
    for (let times = 0; times < 10; times++) expect(refusalOf(() => ask({ query })).status).toBe(400);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
