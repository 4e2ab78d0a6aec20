/** What the generated requests ask for: the tables as a caller knows them, with what may be embedded in each. */
import type { Draw } from "./draw.ts";

export type Kind = "bigint" | "integer" | "text" | "timestamptz";

export interface Table {
  readonly name: string;
  /** Whether there are more rows than one answer holds, so that some come and others do not. */
  readonly isLong: boolean;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Kind>>;
  readonly relations: readonly Relation[];
}

export interface Relation {
  /** The table, which is also how it is written. */
  readonly name: string;
  /** Whether many rows come, in a list. */
  readonly isMany: boolean;
  /** What may stand after `!`. */
  readonly hints: readonly string[];
}

const many = (name: string, ...hints: string[]): Relation => ({ name, isMany: true, hints });
const one = (name: string, ...hints: string[]): Relation => ({ name, isMany: false, hints });

function kindOf(column: string): Kind {
  if (/^(year|position)$/.test(column)) return "integer";
  if (/(^id|[a-z]_id|^views)$/.test(column) && column !== "youtube_video_id") return "bigint";
  return column.endsWith("_at") ? "timestamptz" : "text";
}

/** @param columns their names, besides the moments that all have */
function table(name: string, columns: string, key: readonly string[], relations: readonly Relation[]): Table {
  const names = `${columns} created_at updated_at`.split(" ");
  return {
    name,
    isLong: name.startsWith("lyrics"),
    key,
    columns: Object.fromEntries(names.map((column) => [column, kindOf(column)])),
    relations,
  };
}

const kinds = ["singers", "lyricists", "music_directors"] as const;
const idOf = (kind: string) => `${kind.slice(0, -1)}_id`;
const joinOf = (kind: string) => `lyrics_${kind}`;

const lyrics = table(
  "lyrics",
  "id title lyrics_english lyrics_hindi genre youtube_video_id cover_image_url views year album_id",
  ["id"],
  [
    one("albums", "album_id", "lyrics_album_id_fkey"),
    ...kinds.flatMap((kind) => [
      many(kind, joinOf(kind)),
      many(joinOf(kind), "lyric_id", `${joinOf(kind)}_lyric_id_fkey`),
    ]),
  ],
);

export const tables = [
  lyrics,
  table(
    "albums",
    "id name name_key year cover_image_url",
    ["id"],
    [many("lyrics", "album_id", "lyrics_album_id_fkey")],
  ),
  ...kinds.flatMap((kind) => [
    table(
      kind,
      "id name name_key image_url",
      ["id"],
      [many("lyrics", joinOf(kind)), many(joinOf(kind), idOf(kind))],
    ),
    table(
      joinOf(kind),
      `lyric_id ${idOf(kind)} position`,
      ["lyric_id", idOf(kind)],
      [one("lyrics", "lyric_id"), one(kind, idOf(kind))],
    ),
  ]),
  table("settings", "key value", ["key"], []),
];

/** @throws when there is none of that name: a mistake in this file */
export function tableNamed(name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name} among the ones to ask for.`);
  return table;
}

/** Songs, of which there is most to ask, come as often as all others together. */
export const drawTable = (draw: Draw): Table => (draw.oneIn(2) ? lyrics : draw.pick(tables));

/** One time in sixty it is one of those that are wrong. */
export function drawColumn(
  draw: Draw,
  table: Table,
  wrong: readonly (readonly [string, Kind])[] = [["no_such_column", "text"]],
): readonly [name: string, kind: Kind] {
  return draw.oneIn(60) ? draw.pick(wrong) : draw.pick(Object.entries(table.columns));
}
