/** Requests that are wrong on purpose: good ones with a character lost, doubled or put in, and texts that mean nothing. */
import fc from "fast-check";
import type { Asked } from "./asked.ts";
import { reads } from "./reads.ts";

const intruders = [...'(),.:!"*&=%{}\\-> ', "and", "not.", "null", "::", "->>", "..."];

const nonsensical = [
  ...[
    "/lyrics?id=1",
    "/lyrics?id=eq",
    "/lyrics?id=eq.1.2",
    "/lyrics?id=nope.1",
    "/lyrics?select=(",
    "/lyrics?order=id.up",
  ],
  ...[
    "/lyrics?limit=x",
    "/lyrics?limit=-1",
    "/lyrics?offset=-1",
    "/lyrics?or=()",
    "/lyrics?or=id.eq.1",
    "/lyrics?and=(id.eq.1",
  ],
  ...[
    "/lyrics?select=albums(",
    "/lyrics?select=albums)",
    "/lyrics?id=in.1,2",
    "/lyrics?id=in.(1,2",
    "/lyrics?=eq.1",
  ],
  ...[
    "/lyrics?select=id::",
    "/lyrics?select=:id",
    "/lyrics?select=*,,id",
    "/lyrics?order=",
    "/lyrics?albums.id=eq.1",
  ],
  ...[
    "/lyrics?albums=is.null",
    "/lyrics?id=is.5",
    "/lyrics?title=like",
    "/lyrics?select=nothing(*)",
    "/nope/nope",
  ],
  ...[
    "/lyrics?select=id,id",
    "/lyrics?select=...lyrics_singers(position)",
    "/lyrics?order=albums(name)",
    "/rpc/",
    "/rpc/nope",
  ],
];

const bodies = [
  "",
  "{",
  "[",
  "null",
  "5",
  '"text"',
  "[[1]]",
  "[1]",
  "{}",
  "[]",
  "[{}]",
  '{"name":}',
  "\u0000",
  "a,b\n1",
];

export const broken = (): fc.Arbitrary<Asked> =>
  fc.oneof(
    { weight: 6, arbitrary: damaged(reads()) },
    { weight: 2, arbitrary: nonsense() },
    { weight: 1, arbitrary: wrongBodies() },
  );

function damaged(requests: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> {
  return fc
    .record({
      asked: requests,
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      intruder: fc.constantFrom(...intruders),
      kind: fc.constantFrom("lose", "put in", "cut"),
    })
    .map(({ asked, at, intruder, kind }) => {
      const start = `${asked.path}?`.indexOf("?") + 1;
      const place = start + Math.floor(at * (asked.path.length - start));
      const [before, after] = [asked.path.slice(0, place), asked.path.slice(place)];
      const path = { lose: before + after.slice(1), "put in": before + intruder + after, cut: before }[kind];
      return { ...asked, path, isBroken: true };
    });
}

function nonsense(): fc.Arbitrary<Asked> {
  return fc.constantFrom(...nonsensical).map((path) => ({
    ...{ method: "GET", path, headers: {}, body: null, role: "anon" as const },
    ...{ isBroken: true, isOrdered: true, areEmbeddingsOrdered: false },
  }));
}

function wrongBodies(): fc.Arbitrary<Asked> {
  return fc
    .record({
      body: fc.constantFrom(...bodies),
      method: fc.constantFrom("POST", "PATCH"),
      type: fc.constantFrom("application/json", "text/csv", "text/plain", "application/xml"),
      path: fc.constantFrom("/albums", "/albums?id=eq.1", "/rpc/get_top_lyrics"),
    })
    .map(({ body, method, type, path }) => ({
      ...{ method, path, body, headers: { "content-type": type }, role: "service_role" as const },
      ...{ isBroken: true, isOrdered: true, areEmbeddingsOrdered: false },
    }));
}
