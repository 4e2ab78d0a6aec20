/**
 * Draws requests that make sense: reads, calls of functions and writes. One in ten is then made wrong in one place,
 * so that it is known what it is refused for. The same seed draws the same ones.
 */
import fc from "fast-check";
import { readOf, seldom } from "./draw-reads.ts";
import { writeOf } from "./draw-writes.ts";
import { type DataServiceRequest, lineOf, parseLine, type RequestParts } from "./request-line.ts";
import { callables, type Table, tables } from "./tables.ts";

/** What is nested deeper is expensive, so it would wait for its turn. */
const deepest = 2;

export function drawnRequests(): fc.Arbitrary<DataServiceRequest> {
  return drawnLines().map(parseLine);
}

export function drawnLines(): fc.Arbitrary<string> {
  const table = fc.constantFrom(...tables);
  const right = fc.oneof(
    { weight: 6, arbitrary: table.chain(readingOf) },
    { weight: 1, arbitrary: calls },
    { weight: 3, arbitrary: table.chain(writeOf) },
  );
  const wrong = fc
    .tuple(right.map(lineOf), fc.constantFrom(...mistakes))
    .map(([line, [place, mistake]]) => line.replace(place, mistake));
  // fast-check prefers what is first in a choice, which is right for shrinking alone.
  return fc.noBias(fc.oneof({ weight: 9, arbitrary: right.map(lineOf) }, wrong));
}

const forms = seldom(
  ...[
    "application/json",
    "*/*",
    "application/vnd.pgrst.object+json",
    "application/vnd.pgrst.object",
    "text/csv",
  ],
  ...["application/vnd.pgrst.array+json;nulls=stripped", "text/html,application/json;q=0.9"],
);

function readingOf(table: Table): fc.Arbitrary<RequestParts> {
  return fc
    .record({
      read: readOf(table, deepest),
      method: fc.constantFrom("GET", "GET", "GET", "GET", "GET", "HEAD"),
      Accept: forms,
      Prefer: seldom("count=exact", "count=planned", "count=estimated", "handling=strict", "nope=1"),
      Range: seldom("0-4", "3-", "0-5000"),
    })
    .map(({ read: { text, pairs }, method, ...headers }) => ({
      method,
      name: table.name,
      pairs: [`select=${text}`, ...pairs],
      headers,
    }));
}

const calls = fc.constantFrom(...callables).chain(
  (callable): fc.Arbitrary<RequestParts> =>
    fc
      .record({
        read: readOf(callable, 0),
        isPost: fc.boolean(),
        given: fc.constantFrom(...callable.given),
        Accept: forms,
        Prefer: seldom("count=exact"),
      })
      .map(({ read: { text, pairs }, isPost, given, ...headers }) => {
        const method = isPost ? "POST" : "GET";
        const inAddress = Object.entries(isPost ? {} : given).map((pair) => pair.join("="));
        const body = isPost ? given : undefined;
        return {
          method,
          name: `rpc/${callable.name}`,
          pairs: [...inAddress, `select=${text}`, ...pairs],
          headers,
          body,
        };
      }),
);

/** The first place is what becomes wrong. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/(?<= \/)\w+(?=\?)/, "no_such_table"],
  [/(?<= \/rpc\/)\w+/, "no_such_function"],
  [/\b(title|name|genre|views|position)\b/, "no_such_column"],
  [/(?<=[=.])(eq|gt|in|like)(?=\.)/, "nope"],
  [/![a-z]\w+_id/, "!no_such_hint"],
  [/(?<=\b(eq|gt|lt|neq|gte|lte|id":)\.?)\d+/, "abc"],
  [/::\w+( precision)?/, "::uuid"],
  [/(?<=Accept: )[^ ]+/, "image/png"],
  [/(?<=Prefer: )/, "handling=strict,nope=1,"],
  [/(?<=:")Naya \d|la la(?=")/, ""],
];
