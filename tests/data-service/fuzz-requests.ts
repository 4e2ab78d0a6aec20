/** Requests that somebody might send, and ones that nobody should: what the fuzz sends to the data service. */
import fc from "fast-check";
import { keys } from "./client.ts";
import { type Pair, wellFormed, wildPair } from "./fuzz-queries.ts";
import { anyTable, columnOf, functions, oddName, plainValue, value } from "./fuzz-words.ts";

export interface FuzzRequest {
  readonly method: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Target {
  readonly name: string;
  readonly pairs: fc.Arbitrary<readonly Pair[]>;
}

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "PATCH",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PURGE",
];

/** What writes goes with the public key, with a wrong one or with none; what only reads sometimes with the secret one. */
const key = fc.oneof(
  { weight: 10, arbitrary: fc.constant(keys.anon) },
  { weight: 2, arbitrary: fc.constant(keys.service_role) },
  { weight: 1, arbitrary: fc.constantFrom("wrong", null) },
);

const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 8, arbitrary: anyTable.map((name) => ({ name, pairs: wellFormed(name) })) },
  { weight: 3, arbitrary: fc.constantFrom(...Object.entries(functions)).map(callOf) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(
        oddName,
        oddName.map((name) => `rpc/${name}`),
        fc.constantFrom("", "rpc/", "lyrics/1", "%2e%2e/x", "%zz"),
      )
      .map((name) => ({ name, pairs: wellFormed("lyrics") })),
  },
);

function callOf([name, argument]: readonly [string, string]): Target {
  const given = value.map((one): Pair[] => (argument ? [[argument, one]] : []));
  return { name: `rpc/${name}`, pairs: fc.tuple(given, wellFormed("lyrics")).map((parts) => parts.flat()) };
}

/** Some arrive encoded as they should be, others as they are, as far as a client can send them at all. */
const path = target.chain(({ name, pairs }) =>
  fc
    .record({
      pairs,
      wild: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(wildPair, { maxLength: 3 })),
      isEncoded: fc.constantFrom(true, true, true, true, false),
    })
    .map(({ pairs, wild, isEncoded }) => {
      const write = (text: string) => (isEncoded ? encodeURIComponent(text.toWellFormed()) : sendable(text));
      const query = [...pairs, ...wild].map((pair) => pair.map(write).join("=")).join("&");
      return `/rest/v1/${sendable(name)}${query ? `?${query}` : ""}`;
    }),
);

const sendable = (text: string) =>
  text.toWellFormed().replace(/[^\x21-\x7e]|[#?]/gu, (character) => encodeURIComponent(character));

const oddHeader = fc.oneof(
  fc.constantFrom(
    "",
    ",",
    ";",
    "*",
    "items=0-5",
    "9-0",
    "0-",
    "bytes=0-1",
    "x".repeat(2_000),
    "a=b, c",
    "private",
  ),
  // Node.js sends no others.
  fc.stringMatching(/^[ -~]{0,30}$/).map((text) => text.trim()),
);

const preferences = [
  ...["count=exact", "count=planned", "count=estimated", "return=representation", "return=minimal"],
  ...[
    "handling=strict",
    "missing=default",
    "resolution=merge-duplicates",
    "max-affected=1",
    "tx=rollback",
    "nope",
  ],
];
const accepted = ["application/json", "application/vnd.pgrst.object+json", "text/csv", "*/*", "image/png"];

const someHeaders = fc.record(
  {
    prefer: fc.subarray(preferences, { maxLength: 3 }).map((chosen) => chosen.join(", ")),
    accept: fc.constantFrom(...accepted),
    range: fc.constantFrom("0-9", "5-", "0-0", "200-500"),
  },
  { requiredKeys: [] },
);

const oddHeaders = fc.dictionary(
  fc.constantFrom("prefer", "accept", "range", "content-type", "accept-profile", "content-profile", "origin"),
  oddHeader,
  { maxKeys: 2 },
);

const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 3, arbitrary: someHeaders },
  { weight: 1, arbitrary: oddHeaders },
);

const row = fc.dictionary(
  fc.oneof({ weight: 6, arbitrary: anyTable.chain(columnOf) }, { weight: 1, arbitrary: oddName }),
  fc.oneof(
    { weight: 3, arbitrary: plainValue },
    { weight: 1, arbitrary: value },
    { weight: 1, arbitrary: fc.jsonValue() },
  ),
  { maxKeys: 4 },
);

const argumentsSent = fc.dictionary(
  fc.constantFrom(...new Set(Object.values(functions))),
  fc.oneof(plainValue, fc.jsonValue()),
  { maxKeys: 2 },
);

const oddBodies = [
  "[".repeat(9_000),
  '{"a":'.repeat(9_000),
  "a,b\n1\n",
  "id\n\u0000",
  "{}",
  "[]",
  "[{}]",
  '{"id":1e999}',
];

const body = fc.oneof(
  { weight: 4, arbitrary: row.map((one) => JSON.stringify(one)) },
  { weight: 2, arbitrary: fc.array(row, { maxLength: 4 }).map((rows) => JSON.stringify(rows)) },
  { weight: 3, arbitrary: argumentsSent.map((given) => JSON.stringify(given)) },
  { weight: 1, arbitrary: fc.oneof(fc.json(), value, fc.constantFrom(...oddBodies)) },
);

/** What would go through, were it allowed: without it, nothing might be changed only because nothing could be. */
const plainWrite = anyTable.chain((table) =>
  fc
    .record({
      method: fc.constantFrom("POST", "PATCH", "DELETE"),
      column: columnOf(table),
      id: fc.nat({ max: 40 }),
      name: fc.stringMatching(/^[a-z]{1,9}$/),
    })
    .map(({ method, column, id, name }) => ({
      method,
      path: `/rest/v1/${table}${method === "POST" ? "" : `?${column}=not.is.null`}`,
      headers: {},
      body: JSON.stringify(
        method === "POST" ? newRow(table, name, id) : { updated_at: `20${10 + id}-01-01` },
      ),
    })),
);

function newRow(table: string, name: string, id: number): object {
  if (table === "lyrics") return { title: name, lyrics_english: "la" };
  if (table === "settings") return { key: "adCode1", value: name };
  const [, kind] = /^lyrics_(.+)s$/.exec(table) ?? [];
  return kind ? { lyric_id: 1 + id, [`${kind}_id`]: 1 } : { name };
}

const anyRequest = fc.oneof(
  { weight: 12, arbitrary: fc.record({ method: fc.constantFrom(...methods), path, headers, body }) },
  { weight: 1, arbitrary: plainWrite },
);

export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({ request: anyRequest, key, isBearer: fc.nat({ max: 4 }) })
  .map(({ request: { method, path, headers, body }, key, isBearer }) => {
    const isRead = method === "GET" || method === "HEAD";
    const shown = key === keys.service_role && !isRead ? keys.anon : key;
    const sent = isRead || method === "OPTIONS" ? null : body.toWellFormed();
    return {
      ...{ method, path, body: sent },
      headers: {
        ...(shown !== null && (isBearer === 0 ? { authorization: `Bearer ${shown}` } : { apikey: shown })),
        ...(sent !== null && {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(sent)),
        }),
        ...headers,
      },
    };
  });
