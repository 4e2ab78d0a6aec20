/** Requests that nobody would write, and ones that somebody might: what the fuzz sends to the data service. */
import fc from "fast-check";
import { keys } from "./client.ts";

export interface FuzzRequest {
  readonly method: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

const tables = [
  ...["lyrics", "albums", "singers", "lyricists", "music_directors", "settings"],
  ...["lyrics_singers", "lyrics_lyricists", "lyrics_music_directors"],
];

/** `increment_views` is left out: it is the one thing that a visitor may change. */
const functions = [
  ...["get_lyrics_count", "get_top_lyrics", "get_top_singers", "get_lyrics_by_lyricist", "search_lyrics_ids"],
  ...["get_lyrics_by_music_director", "get_analytics_data", "save_lyric"],
];

const columns = [
  ...[
    "id",
    "title",
    "name",
    "views",
    "year",
    "created_at",
    "album_id",
    "lyrics_hindi",
    "lyric_id",
    "position",
  ],
  ...["singer_id", "key", "value", "songCount", "ctid", "tableoid", "xmin"],
];

/** Of another schema, of the system, of JavaScript, or of nothing. */
const oddNames = [
  ...["trash", "private.trash", "account", "pg_class", "pg_sleep", "information_schema.tables", "__proto__"],
  ...[
    "constructor",
    "toString",
    '"',
    '"id',
    'a"b',
    "''",
    "",
    " ",
    "गीत",
    "a".repeat(70),
    "*",
    "..",
    "lyrics;",
  ],
];

const hostile = [
  ...[
    "'; drop table lyrics; --",
    "1) or 1=1 --",
    "$1",
    "$$",
    "\\",
    "\\'",
    "%00",
    "\u0000",
    "\ud800",
    "\u202e",
  ],
  ...[
    "1e400",
    "NaN",
    "-0",
    "9".repeat(400),
    "(".repeat(200),
    "{".repeat(200),
    '"'.repeat(99),
    "%".repeat(50),
  ],
  ...[
    "{1,2,null}",
    "[1,2]",
    "{}",
    "null",
    "::",
    "->>",
    "->a->>b",
    "pg_sleep(9)",
    "x".repeat(5_000),
    "(((a+)+)+)+$",
  ],
];

const name = (known: readonly string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
  );

const value = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("1", "17", "geet*", "Geet 12", "2020-01-01", "null", "true", "गीत", ""),
  },
  { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.maxSafeInteger().map(String) },
);

const operators = [
  ...["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch", "in", "is", "isdistinct"],
  ...[
    "cs",
    "cd",
    "ov",
    "fts",
    "sl",
    "adj",
    "eq(any)",
    "like(all)",
    "not.eq",
    "not.in",
    "not.is",
    "not.not.eq",
    "nope",
  ],
];

const list = fc.array(value, { maxLength: 6 });

const operand = fc.oneof(
  { weight: 4, arbitrary: value },
  { weight: 2, arbitrary: list.map((values) => `(${values.join(",")})`) },
  { weight: 1, arbitrary: list.map((values) => `{${values.join(",")}}`) },
);

const condition = fc
  .tuple(name(columns), fc.constantFrom(...operators), operand)
  .map(([column, operator, given]) => [column, `${operator}.${given}`] as const);

const { tree, select } = fc.letrec<{ tree: string; select: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    condition.map((pair) => pair.join(".")),
    fc
      .tuple(fc.constantFrom("and", "or", "not.and", "not.or"), fc.array(tie("tree"), { maxLength: 4 }))
      .map(([join, within]) => `${join}(${within.join(",")})`),
  ),
  select: fc
    .array(
      fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        name([...columns, "*", "count", "count()", "id::text", "views.sum()", "title->a", "a:id"]),
        fc
          .tuple(
            fc.constantFrom("", "...", "a:", '"x y":'),
            name([...tables, ...columns]),
            fc.constantFrom("", "!inner", "!left", "!album_id", "!lyric_id!inner", "!nope", "!"),
            tie("select"),
          )
          .map(([before, embedded, after, within]) => `${before}${embedded}${after}(${within})`),
      ),
      { maxLength: 4 },
    )
    .map((items) => items.join(",")),
}));

const count = fc.oneof(fc.integer().map(String), value);

const pair: fc.Arbitrary<readonly [string, string]> = fc.oneof(
  { weight: 3, arbitrary: select.map((text) => ["select", text] as const) },
  { weight: 5, arbitrary: condition },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom("and", "or", "not.or", "lyrics_singers.or", "albums.and"),
        fc.array(tree, { maxLength: 3 }),
      )
      .map(([join, within]) => [join, `(${within.join(",")})`] as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        name([...columns, "albums(name)", "id.desc", "title.asc.nullslast"]),
        fc.constantFrom("", ".desc", ".up"),
      )
      .map(([column, direction]) => ["order", column + direction] as const),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom("limit", "offset", "albums.limit", "a.offset"), count) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom("columns", "on_conflict"), name(columns)) },
  {
    weight: 1,
    arbitrary: fc.tuple(name(["limit_count", "keyword", "p_lyricist_id", "song_id", "p_title"]), value),
  },
  { weight: 1, arbitrary: fc.tuple(value, value) },
);

const target = fc.oneof(
  { weight: 6, arbitrary: name(tables) },
  { weight: 3, arbitrary: name(functions).map((one) => `rpc/${one}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("", "rpc/", "rpc/rpc/x", "lyrics/1", "../../admin", "%2e%2e/x", "%zz"),
  },
);

/** Some arrive encoded as they should be, others as they are, as far as a client can send them at all. */
const path = fc
  .record({
    target,
    pairs: fc.array(pair, { maxLength: 6 }),
    isEncoded: fc.constantFrom(true, true, true, false),
  })
  .map(({ target, pairs, isEncoded }) => {
    const write = (text: string) => (isEncoded ? encodeURIComponent(text.toWellFormed()) : sendable(text));
    const query = pairs.map((one) => one.map(write).join("=")).join("&");
    return `/rest/v1/${sendable(target)}${query ? `?${query}` : ""}`;
  });

const sendable = (text: string) =>
  text.toWellFormed().replace(/[^\x21-\x7e]|[#?]/gu, (character) => encodeURIComponent(character));

const header = fc.oneof(
  fc.constantFrom(
    "",
    ",",
    ";",
    "*",
    "items=0-5",
    "0-9",
    "9-0",
    "0-",
    "bytes=0-1",
    "x".repeat(2_000),
    "a=b, c",
  ),
  fc.stringMatching(/^[ -~]{0,30}$/),
);

const headers = fc
  .record(
    {
      prefer: fc.oneof(
        header,
        fc
          .subarray([
            ...[
              "count=exact",
              "count=planned",
              "return=representation",
              "handling=strict",
              "missing=default",
            ],
            ...["resolution=merge-duplicates", "max-affected=1", "tx=rollback", "return=minimal", "nope"],
          ])
          .map((given) => given.join(", ")),
      ),
      accept: fc.oneof(
        header,
        fc.constantFrom(
          "application/vnd.pgrst.object+json",
          "text/csv",
          "application/vnd.pgrst.plan+json",
          "*/*",
        ),
      ),
      range: header,
      "accept-profile": fc.oneof(header, fc.constantFrom("public", "private", "pg_catalog")),
      "content-profile": fc.constantFrom("public", "private"),
      "content-type": fc.oneof(
        header,
        fc.constantFrom("application/json", "text/csv", "application/json; charset=x"),
      ),
    },
    { requiredKeys: [] },
  )
  // As Node.js sends them at all.
  .map((given) => Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.trim()])));

const row = fc.dictionary(
  name([...columns, "limit_count", "keyword", "p_title"]),
  fc.oneof(value, fc.jsonValue()),
  {
    maxKeys: 5,
  },
);

const body = fc.oneof(
  { weight: 4, arbitrary: row.map((one) => JSON.stringify(one)) },
  { weight: 2, arbitrary: fc.array(row, { maxLength: 4 }).map((rows) => JSON.stringify(rows)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: value },
  {
    weight: 1,
    arbitrary: fc.constantFrom("[".repeat(9_000), '{"a":'.repeat(9_000), "a,b\n1\n", "id\n\u0000", "{}"),
  },
);

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
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    path,
    headers,
    body,
    key: fc.constantFrom(...[keys.anon, keys.anon, keys.anon, keys.anon], keys.service_role, "wrong", null),
    isBearer: fc.constantFrom(true, false, false, false),
  })
  .map(({ method, path, headers, body, key, isBearer }) => {
    const isRead = method === "GET" || method === "HEAD";
    const shown = key === keys.service_role && !isRead ? keys.anon : key;
    return {
      ...{ method, path },
      headers: {
        ...headers,
        ...(shown !== null && (isBearer ? { authorization: `Bearer ${shown}` } : { apikey: shown })),
      },
      body: isRead || method === "OPTIONS" ? null : body.toWellFormed(),
    };
  });
