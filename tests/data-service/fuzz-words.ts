/** Names and values of which the fuzz makes its requests: right ones, odd ones, and ones that mean harm. */
import fc from "fast-check";

interface Known {
  readonly columns: readonly string[];
  /** What may be embedded. */
  readonly related: readonly string[];
}

const kinds = ["singers", "lyricists", "music_directors"] as const;
const idOf = (kind: string) => `${kind.slice(0, -1)}_id`;

export const tables: Readonly<Record<string, Known>> = {
  lyrics: {
    columns: ["id", "title", "views", "year", "album_id", "created_at", "lyrics_hindi", "genre"],
    related: ["albums", ...kinds, ...kinds.map((kind) => `lyrics_${kind}`)],
  },
  albums: { columns: ["id", "name", "year", "created_at", "cover_image_url"], related: ["lyrics"] },
  ...Object.fromEntries(
    kinds.flatMap((kind) => [
      [kind, { columns: ["id", "name", "updated_at"], related: ["lyrics", `lyrics_${kind}`] }],
      [`lyrics_${kind}`, { columns: ["lyric_id", idOf(kind), "position"], related: ["lyrics", kind] }],
    ]),
  ),
  settings: { columns: ["key", "value"], related: [] },
};

/** With an argument for each. `increment_views` is left out: it is the one thing that a visitor may change. */
export const functions: Readonly<Record<string, string>> = {
  ...{ get_lyrics_count: "", get_top_lyrics: "limit_count", get_top_singers: "limit_count" },
  ...{ get_lyrics_by_lyricist: "p_lyricist_id", get_lyrics_by_music_director: "p_music_director_id" },
  ...{ search_lyrics_ids: "keyword", get_analytics_data: "", save_lyric: "p_title" },
};

const hostileNames = [
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
  ...["ctid", "tableoid", "xmin", "rpc", "count", "select", "id::text", "title->a", "title->>0"],
];

const hostileValues = [
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

export const anyTable = fc.oneof(fc.constant("lyrics"), fc.constantFrom(...Object.keys(tables)));

/** @param table an unknown one has the columns of a song */
export const columnOf = (table: string) => fc.constantFrom(...known(table).columns);

export const relatedTo = (table: string) => known(table).related;

const known = (table: string): Known => tables[table] ?? { columns: ["id", "title"], related: [] };

export const oddName = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.constantFrom(...Object.keys(tables), ...Object.keys(functions)),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

export const plainValue = fc.constantFrom(
  "1",
  "17",
  "geet%",
  "Geet 12",
  "2020-01-01",
  "true",
  "गीत",
  "5000",
  "a,b",
);

export const value = fc.oneof(
  { weight: 6, arbitrary: plainValue },
  { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: fc.maxSafeInteger().map(String) },
);
