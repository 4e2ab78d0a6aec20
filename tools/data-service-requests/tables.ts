/**
 * What drawn requests ask for: tables and functions of the generated catalogue, and values that their columns may
 * hold.
 */

const list = (text: string) => text.split("|");

export const values = {
  number: list("0|1|2|3|7|50|120|-1"),
  year: list("1950|1951|1975|2000"),
  setting: list("adCode1|adCode2|analyticsCode|none"),
  address: list("https://covers.example/4.jpg|https://covers.example/song-4.jpg|http://a.example/?b=c&d#e"),
  moment: list("2020-01-05|2020-01-03T03:00:00Z|2020-01-02 05:30:00+05:30|infinity|epoch"),
  text: list(
    'Geet 12|geet 1%|Geet 1*|Film 3|film 3|Gayak 2|Kavi 1|Naya 1|Naya 2|Ghazal|गीत 7|é|🎵|_|a,b|x(y)|it\'s|a.b|a:b|{a}|say "geet"|a\\b',
  ),
};

export type Kind = keyof typeof values;

/** Columns of other kinds are cast to text alone. */
export const casts: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  number: list("text|integer|int8|numeric|float8|real|double precision"),
  year: list("text|smallint|bigint"),
  moment: list("text|date|timestamp|timestamptz"),
};

function kindOf(column: string): Kind {
  if (column === "year") return "year";
  if (column === "key") return "setting";
  if (/^(id|views|position|songCount|total_\w+|\w+_id)$/.test(column)) return "number";
  if (column.endsWith("_url")) return "address";
  return column.endsWith("_at") ? "moment" : "text";
}

export interface Relation {
  readonly table: string;
  readonly isMany: boolean;
  /** What may stand after `!`. */
  readonly hints: readonly string[];
}

/** Of a table, or of what a function returns. */
export interface Rows {
  readonly columns: Readonly<Record<string, Kind>>;
  readonly key: readonly string[];
  readonly relations: readonly Relation[];
}

export interface Table extends Rows {
  readonly name: string;
  /** Columns that a new row must have, in addition to its key. */
  readonly needed: readonly string[];
}

const columnsOf = (names: string) =>
  Object.fromEntries(names.split(/ +/).map((column) => [column, kindOf(column)]));

function table(name: string, key: string, needed: string, others: string, relations: Relation[]): Table {
  const columns = columnsOf(`${key} ${needed} ${others} created_at updated_at`);
  return { name, columns, key: key.split(" "), needed: needed.split(" "), relations };
}

const many = (table: string, ...hints: string[]): Relation => ({ table, isMany: true, hints });
const one = (table: string, ...hints: string[]): Relation => ({ table, isMany: false, hints });

const otherColumns = "lyrics_hindi genre cover_image_url views year album_id";
const lyrics = table("lyrics", "id", "title lyrics_english", otherColumns, [
  one("albums", "album_id", "lyrics_album_id_fkey"),
  ...["singers", "lyricists", "music_directors"].flatMap((people) => [
    many(people, `lyrics_${people}`),
    many(`lyrics_${people}`, "lyric_id", `lyrics_${people}_lyric_id_fkey`),
  ]),
]);

/** Songs, of which there is most to ask, come as often as all others together. */
export const tables: readonly Table[] = [
  ...Array<Table>(8).fill(lyrics),
  table("albums", "id", "name", "name_key year cover_image_url", [
    many("lyrics", "album_id", "lyrics_album_id_fkey"),
  ]),
  ...["singer", "lyricist", "music_director"].flatMap((person) => [
    table(`${person}s`, "id", "name", "name_key image_url", [
      many("lyrics", `lyrics_${person}s`),
      many(`lyrics_${person}s`, `${person}_id`),
    ]),
    table(`lyrics_${person}s`, `lyric_id ${person}_id`, "position", "", [
      one("lyrics", "lyric_id"),
      one(`${person}s`, `${person}_id`),
    ]),
  ]),
  table("settings", "key", "value", "", []),
];

/** @throws {Error} when there is none of that name: a mistake in this file */
export function tableNamed(name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name} among the ones to ask for.`);
  return table;
}

interface Callable extends Rows {
  readonly name: string;
  /** Arguments of calls. */
  readonly given: readonly Readonly<Record<string, number | string>>[];
}

function callable(name: string, columns: string, ...given: Callable["given"]): Callable {
  return { name, columns: columnsOf(columns), key: columns.split(" ", 1), relations: [], given };
}

/** `increment_views` is missing: it is the one thing that a visitor may change. */
export const callables: readonly Callable[] = [
  callable("get_top_lyrics", "id title views album_name", {}, { limit_count: 0 }, { limit_count: 3 }),
  callable("get_top_singers", "id name songCount", {}, { limit_count: 1 }, { limit_count: 4 }),
  callable("get_lyrics_by_lyricist", "lyric_id", { p_lyricist_id: 1 }, { p_lyricist_id: 999 }),
  callable("get_lyrics_by_music_director", "lyric_id", { p_music_director_id: 3 }),
  callable(
    "search_lyrics_ids",
    "lyric_id",
    { keyword: "geet 77" },
    { keyword: "गीत 12" },
    { keyword: "a,b" },
  ),
  callable("get_analytics_data", "total_lyrics total_views most_viewed_songs->0->>title", {}),
];
