import { describe, expect, test } from "vitest";
import { openTestService } from "../testing/open-test-service.ts";

const { ask } = await openTestService("library");

const call = (name: string, type: string, body: string) =>
  ask(`/rpc/${name}`, { method: "POST", body, headers: { "Content-Type": type } });

describe("a function with one parameter without a name", () => {
  test.each([
    ["of_json", "application/json", '{"b": 1, "a": [2]}', { b: 1, a: [2] }],
    ["of_json", "application/json", "[1, 2]", [1, 2]],
    ["of_jsonb", "application/json; charset=utf-8", '[{"a": 1}, {"a": 2}]', [{ a: 1 }, { a: 2 }]],
    ["of_text", "text/plain", "a b", "A B"],
    ["of_xml", "text/xml", "<a>b</a>", "<a>b</a>"],
    ["of_bytea", "application/octet-stream", "\0é", 3],
    ["either", "application/json", '{"word": "named"}', "named"],
    ["either", "application/json", '{"wrd": "x"}', "whole"],
  ])("%s gets the whole body of the type %s", async (name, type, body, answer) => {
    const answered = await call(name, type, body);
    expect([answered.status, answered.body]).toEqual([200, answer]);
  });

  test.each([
    ["of_integer", "application/json", "5"],
    ["of_text", "application/json", '"a"'],
    ["of_json", "text/plain", "{}"],
    ["of_json", "text/csv", "a\n1"],
    ["of_json", "application/x-www-form-urlencoded", "a=1"],
    ["of_xml", "text/plain", "<a/>"],
    ["of_bytea", "text/plain", "a"],
    ["nothing", "text/plain", ""],
  ])("or none: %s is not found for a body of the type %s", async (name, type, body) => {
    expect(await call(name, type, body)).toMatchObject({ status: 404, body: { code: "PGRST202" } });
  });

  test("is not called by GET", async () => {
    expect(await ask("/rpc/of_json?=1")).toMatchObject({ status: 404, body: { code: "PGRST202" } });
  });
});

describe("a function that is not found is described in PostgREST's words", () => {
  const searched = "but no matches were found in the schema cache.";

  test.each([
    [
      "of_txt",
      "application/json",
      "{}",
      "library.of_txt without parameters",
      "library.of_txt without parameters or with a single unnamed json/jsonb parameter",
      "Perhaps you meant to call the function library.of_text",
    ],
    [
      "either",
      "application/x-www-form-urlencoded",
      "wrd=a",
      "library.either(wrd)",
      "library.either with parameter wrd",
      "Perhaps you meant to call the function library.either(word)",
    ],
    [
      "either",
      "application/x-www-form-urlencoded",
      "word=a&more=b&all=c",
      "library.either(all, more, word)",
      "library.either with parameters all, more, word",
      "Perhaps you meant to call the function library.either(word)",
    ],
    [
      "of_integer",
      "application/json",
      '{"value": 1}',
      "library.of_integer(value)",
      "library.of_integer with parameter value or with a single unnamed json/jsonb parameter",
      null,
    ],
    [
      "of_json",
      "text/plain",
      "a",
      "library.of_json",
      "library.of_json with a single unnamed text parameter",
      null,
    ],
    ["nothng", "text/xml", "a", "library.nothng", "library.nothng with a single unnamed xml parameter", null],
    [
      "nothing",
      "application/octet-stream",
      "a",
      "library.nothing",
      "library.nothing with a single unnamed bytea parameter",
      null,
    ],
  ])("%s with a body of the type %s: %s", async (name, type, body, message, details, hint) => {
    expect((await call(name, type, body)).body).toEqual({
      code: "PGRST202",
      message: `Could not find the function ${message} in the schema cache`,
      details: `Searched for the function ${details}, ${searched}`,
      hint,
    });
  });

  test("by GET", async () => {
    expect((await ask("/rpc/nothing?a=1")).body).toEqual({
      code: "PGRST202",
      message: "Could not find the function library.nothing(a) in the schema cache",
      details: `Searched for the function library.nothing with parameter a, ${searched}`,
      hint: null,
    });
  });
});
