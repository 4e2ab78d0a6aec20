/** What the generated requests ask for: the tables as a caller knows them, with what may be embedded in each. */

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
  /** As it is written. */
  readonly name: string;
  readonly table: string;
  /** Whether many rows come, in a list. */
  readonly isMany: boolean;
  /** What may stand after `!`. */
  readonly hints: readonly string[];
}

const moments = { created_at: "timestamptz", updated_at: "timestamptz" } as const;

const peopleKinds = [
  { people: "singers", id: "singer_id" },
  { people: "lyricists", id: "lyricist_id" },
  { people: "music_directors", id: "music_director_id" },
] as const;

const lyrics: Table = {
  name: "lyrics",
  isLong: true,
  key: ["id"],
  columns: {
    ...{ id: "bigint", title: "text", lyrics_english: "text", lyrics_hindi: "text", genre: "text" },
    ...{ youtube_video_id: "text", cover_image_url: "text", views: "bigint", year: "integer" },
    ...{ album_id: "bigint", ...moments },
  },
  relations: [
    { name: "albums", table: "albums", isMany: false, hints: ["album_id", "lyrics_album_id_fkey"] },
    ...peopleKinds.flatMap(({ people }) => [
      { name: people, table: people, isMany: true, hints: [`lyrics_${people}`] },
      {
        ...{ name: `lyrics_${people}`, table: `lyrics_${people}`, isMany: true },
        hints: ["lyric_id", `lyrics_${people}_lyric_id_fkey`],
      },
    ]),
  ],
};

const albums: Table = {
  name: "albums",
  isLong: false,
  key: ["id"],
  columns: {
    ...{ id: "bigint", name: "text", name_key: "text", year: "integer", cover_image_url: "text" },
    ...moments,
  },
  relations: [{ name: "lyrics", table: "lyrics", isMany: true, hints: ["album_id", "lyrics_album_id_fkey"] }],
};

const people = peopleKinds.map(
  ({ people, id }): Table => ({
    name: people,
    isLong: false,
    key: ["id"],
    columns: { id: "bigint", name: "text", name_key: "text", image_url: "text", ...moments },
    relations: [
      { name: "lyrics", table: "lyrics", isMany: true, hints: [`lyrics_${people}`] },
      { name: `lyrics_${people}`, table: `lyrics_${people}`, isMany: true, hints: [id] },
    ],
  }),
);

const credits = peopleKinds.map(
  ({ people, id }): Table => ({
    name: `lyrics_${people}`,
    isLong: true,
    key: ["lyric_id", id],
    columns: { lyric_id: "bigint", [id]: "bigint", position: "integer", ...moments },
    relations: [
      { name: "lyrics", table: "lyrics", isMany: false, hints: ["lyric_id"] },
      { name: people, table: people, isMany: false, hints: [id] },
    ],
  }),
);

const settings: Table = {
  name: "settings",
  isLong: false,
  key: ["key"],
  columns: { key: "text", value: "text", ...moments },
  relations: [],
};

export const tables: readonly Table[] = [lyrics, albums, ...people, ...credits, settings];

/** @throws when there is none of that name: a mistake in this file */
export function tableNamed(name: string): Table {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`There is no table ${name} among the ones to ask for.`);
  return table;
}
