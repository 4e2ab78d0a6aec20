import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnLines } from "./draw-requests.ts";
import { lineOf, parseLine } from "./request-line.ts";

const linesOf = (count: number, seed: number) => fc.sample(drawnLines(), { numRuns: count, seed });

test("a seed always draws the same requests, and another seed draws others", () => {
  expect(linesOf(50, 7)).toEqual(linesOf(50, 7));
  expect(linesOf(50, 7)).not.toEqual(linesOf(50, 8));
});

const lines = linesOf(3_000, 1);

test.for<[kind: string, form: RegExp]>([
  ["a read of columns with alias and cast", /^GET \/lyrics\?select=.*\bas_\w+:\w+::\w+/],
  ["a step into JSON", /most_viewed_songs->0->>title/],
  ["an embedding of one row", /albums\(/],
  ["an embedding of many rows", /singers\(/],
  ["an embedding within an embedding", /select=[^&]*\([^()&]*\([^()&]+\)/],
  ["an inner join", /!inner\(/],
  ["a spread embedding", /\.\.\.albums\(/],
  ["a count of embedded rows", /\(count\)/],
  ["a condition on an embedding", /[?&]singers\.\w+=/],
  ["a test whether there is an embedding", /[?&]\w+=is\.null/],
  ...[
    "eq",
    "neq",
    "gt",
    "gte",
    "lt",
    "lte",
    "like",
    "ilike",
    "match",
    "imatch",
    "in",
    "is",
    "isdistinct",
  ].flatMap((operator): [string, RegExp][] => [
    [`the operator ${operator}`, new RegExp(`=${operator}\\.`)],
    [`the operator ${operator}, negated`, new RegExp(`=not\\.${operator}\\.`)],
  ]),
  ["a comparison with any and with all of a list", /\(any\)\.\{.*\(all\)\.\{/],
  ["a tree of conditions", /[?&](not\.)?or=\(.*and\(/],
  ["an order with nulls first", /[?&]order=\w+(\.desc)?\.nullsfirst/],
  ["an order by a related column", /[?&]order=albums\(/],
  ["a part by limit and offset", /&limit=3&offset=2/],
  ["a part by Range", /\| Range: /],
  ["a count of all rows", /\| Prefer: count=exact/],
  ["one object", /\| Accept: application\/vnd\.pgrst\.object\+json/],
  ["CSV", /\| Accept: text\/csv/],
  ["HEAD", /^HEAD \/lyrics/],
  ["a call by GET", /^GET \/rpc\/\w+\?limit_count=3/],
  ["a call by POST", /^POST \/rpc\/\w+\?.*\{"limit_count":3\}/],
  ["an insert of one row with what it became", /^POST .*select=.*return=representation.*\| \{/],
  ["an insert of many rows", /^POST .*\| \[\{.*\},\{/],
  ["an insert of chosen columns", /^POST .*columns=/],
  ["an upsert", /^POST .*on_conflict=.*resolution=merge-duplicates/],
  ["an update", /^PATCH .*id=eq\.7.*\| \{/],
  ["a delete of a few rows at most", /^DELETE .*max-affected=2/],
  ["a replacement", /^PUT .*id=eq\./],
  ["a mistake", /no_such_column/],
])("%s is drawn", ([, form]) => {
  expect(lines.filter((line) => form.test(line))).not.toEqual([]);
});

test("a line is read as what it was put together from", () => {
  const line = lineOf({
    method: "PATCH",
    name: "lyrics",
    pairs: ["id=eq.7", "select=title"],
    headers: { Prefer: "return=representation", Accept: "" },
    body: { title: "Naya" },
  });
  expect(parseLine(line)).toEqual({
    method: "PATCH",
    path: "/lyrics?id=eq.7&select=title",
    headers: { prefer: "return=representation", "content-type": "application/json" },
    body: '{"title":"Naya"}',
  });
});
