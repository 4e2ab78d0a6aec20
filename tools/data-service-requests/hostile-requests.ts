/**
 * What a stranger may send: written requests and drawn ones, most of them spoiled in their method, address, headers
 * or body. `increment_views` is not among them: it is the one thing that a visitor may change.
 */
import fc from "fast-check";
import { drawnRequests } from "./draw-requests.ts";
import { readRequests } from "./read-requests.ts";
import type { DataServiceRequest } from "./request-line.ts";

export interface HostileRequest {
  readonly method: string;
  /** As it goes over the wire, below the address of the site. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const list = (text: string, separator = " ") => text.split(separator);

/** Of tables, columns and functions. */
const names = fc.oneof(
  fc.constantFrom(
    ...list("albums lyrics lyrics_singers singers settings id title views album_id singers.name lyrics.id"),
    ...list("trash private.trash account pg_class pg_sleep information_schema.tables __proto__ constructor"),
    ...list('toString " "id a"b \'\' गीत * .. lyrics; ctid tableoid xmin count select id::text title->a'),
    ...list("rpc rpc/ rpc/save_lyric lyrics/1 %2e%2e/x %zz"),
    "",
    " ",
    "a".repeat(70),
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

const values = fc.oneof(
  fc.constantFrom(
    ...list("1|Geet 7|2020-01-05|abc|null|-1|9223372036854775808|1e400|NaN|-0|infinity|2020-13-45", "|"),
    ...list(
      "1) or 1=1 --,$1,$$,\\,\\',%00,\u0000,\ud800,\u202e,{1,{},[1,2],(,::,->,->a->>b,(((a+)+)+)+$",
      ",",
    ),
    "'; drop table lyrics; --",
    "pg_sleep(9)",
    "9".repeat(400),
    "(".repeat(200),
    "{".repeat(200),
    '"'.repeat(99),
    "%".repeat(50),
    "x".repeat(5_000),
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.double().map(String),
);

const operators = fc.constantFrom(
  ...list(
    "eq gt like imatch in is cs cd ov fts plfts wfts(english) phfts(nope) fts() sl nxr adj isdistinct not.eq not.not.eq eq(any) eq(some) nope not",
  ),
);

/** What looks like a `select`, an order or a tree of conditions, and mostly is none. */
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        names,
        fc.constantFrom(
          ...list("( ) , :: -> id.eq.1 views.sum() title.max()::text views::text.avg() count() *"),
        ),
        fc
          .tuple(fc.constantFrom("albums", "...albums", "...singers", "a:singers", "x!!"), tie("tree"))
          .map(call),
        fc.tuple(fc.constantFrom("and", "not.or", "or"), tie("tree")).map(call),
      ),
      { maxLength: 4 },
    )
    .map((items) => items.join(",")),
}));

function call([name, content]: readonly [string, string]): string {
  return `${name}(${content})`;
}

/** A pair of the address. */
const pairs = fc.oneof(
  fc.tuple(fc.constantFrom(...list("select order columns on_conflict or albums.and not.and")), tree),
  fc.tuple(
    names,
    fc.tuple(operators, values).map((parts) => parts.join(".")),
  ),
  fc.tuple(fc.constantFrom(...list("limit offset albums.limit a.b.c.offset")), values),
  fc.tuple(names, values),
);

/** Each is a way to spoil a path: a character lost, doubled or put in, or a pair more. */
const spoiledPath = (path: string) =>
  fc.oneof(
    fc
      .tuple(fc.nat(path.length), fc.constantFrom(...'(),.:!"*&=%{}\\-> ', "not.", "null", "->>", "...", ""))
      .map(([place, intruder]) => path.slice(0, place) + intruder + path.slice(place + (intruder ? 0 : 1))),
    fc.nat(path.length).map((length) => path.slice(0, length)),
    fc.tuple(names, pairs).map(([name, pair]) => `/${name}?${pair.join("=")}`),
    fc
      .array(pairs, { minLength: 1, maxLength: 3 })
      .map((more) =>
        [`${path}${path.includes("?") ? "" : "?"}`, ...more.map((pair) => pair.map(encode).join("="))].join(
          "&",
        ),
      ),
  );

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const methods = fc.constantFrom(...list("GET HEAD POST PATCH PUT DELETE OPTIONS PURGE"));

/** Node.js sends no other characters in a header. */
const headers = fc.dictionary(
  fc.constantFrom(...list("prefer accept range content-type accept-profile content-profile origin")),
  fc.oneof(
    fc.constantFrom(
      ...list("|,|;|*|items=0-5|9-0|0-|bytes=0-1|private|count=exact|count=planned|tx=rollback", "|"),
      ...list("return=representation handling=strict,max-affected=1 resolution=merge-duplicates 0-9 200-500"),
      "x".repeat(2_000),
    ),
    fc.string({ unit: "grapheme-ascii" }).map((text) => text.trim()),
  ),
  { maxKeys: 3 },
);

const bodies = fc
  .oneof(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...list("id title name key limit_count keyword p_title")), names),
      fc.jsonValue(),
    ),
    fc.array(fc.dictionary(names, values), { maxLength: 4 }),
    fc.jsonValue(),
  )
  .map((value) => JSON.stringify(value));

const brokenBodies = fc.constantFrom("[".repeat(9_000), '{"a":'.repeat(9_000), "a,b\n1\n", "\u0000", "{", "");

/** Tokens that nobody has signed, one of them for all rights, and what is none. */
const forgedTokens = [
  "eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.",
  "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmVk",
  ...list(". .. ... a.b.c e30.e30.e30 W10.W10.W10 eyJhbGciOjB9.e30. wrong"),
];

/** @param keys of the site, and a visitor's token; what writes never goes with the secret key */
export function hostileRequests(keys: {
  readonly anon: string;
  readonly service_role: string;
  readonly token: string;
}): fc.Arbitrary<HostileRequest> {
  const sensible = fc.oneof(fc.constantFrom<DataServiceRequest>(...readRequests()), drawnRequests());
  return sensible.chain((request) =>
    fc
      .record({
        method: mostly(request.method, methods),
        path: fc.oneof(fc.constant(request.path), { weight: 3, arbitrary: spoiledPath(request.path) }),
        headers: mostly(request.headers, headers),
        body: mostly(request.body, fc.oneof(bodies, brokenBodies)),
        key: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(keys.anon, keys.anon, keys.service_role, keys.token) },
          { weight: 1, arbitrary: fc.constantFrom("", ...forgedTokens) },
        ),
        isBearer: fc.boolean(),
      })
      .map(({ method, path, headers, body, key, isBearer }) => {
        const isRead = method === "GET" || method === "HEAD";
        const sent = isRead || method === "OPTIONS" ? null : (body ?? "").toWellFormed();
        const given = key === keys.service_role && !isRead ? keys.anon : key;
        return {
          method,
          path: `/rest/v1${sendable(path)}`,
          headers: {
            ...(given !== "" && (isBearer ? { authorization: `Bearer ${given}` } : { apikey: given })),
            ...(sent !== null && {
              "content-type": "application/json",
              "content-length": String(Buffer.byteLength(sent)),
            }),
            ...headers,
          },
          body: sent,
        };
      }),
  );
}

const mostly = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, other);

/** Of what cannot be sent at all, only so much is encoded that it can. */
const sendable = (text: string) =>
  text.toWellFormed().replace(/[^\x21-\x7e]|#/gu, (character) => encodeURIComponent(character));
