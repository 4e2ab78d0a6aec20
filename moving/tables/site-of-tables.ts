/** Makes songs, people and albums of the rows of tables. What a song says of itself counts where no row links it. */
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "#catalogue";
import type { ExchangedSong } from "#exchange";
import { albumText, nameOfPerson, tidyName, yearIn } from "../engine/names.ts";
import type { EntryKind, LeftOut, MovedEntry, MovedSite, MovedSong } from "../moved.ts";
import {
  describeTables,
  type LinkTable,
  type ReadRow,
  type TableReader,
  type TableRow,
} from "./table-reader.ts";

/** Songs whose links are asked for together. */
const batchSize = 500;

type Roles = Exclude<EntryKind, "albums">;

interface Role {
  readonly kind: Roles;
  readonly links: LinkTable;
  readonly column: string;
  /** Of songs that name people themselves. */
  readonly ownColumn: string;
}

const roles: readonly Role[] = [
  { kind: "singers", links: "lyrics_singers", column: "singer_id", ownColumn: "singer_name" },
  { kind: "lyricists", links: "lyrics_lyricists", column: "lyricist_id", ownColumn: "lyricist_name" },
  {
    kind: "music_directors",
    links: "lyrics_music_directors",
    column: "music_director_id",
    ownColumn: "music_director_name",
  },
];

/** With another id than ours, which are numbers. */
type AddressOf = (entry: { readonly id: number; readonly name: string }) => string;

const addressesOf: Readonly<Record<EntryKind, readonly AddressOf[]>> = {
  singers: [addressOfSinger, addressOfArtist],
  lyricists: [addressOfLyricist],
  music_directors: [addressOfMusicDirector],
  albums: [addressOfAlbum],
};

/** The names of all people and albums, by their ids. */
type Names = Readonly<Record<EntryKind, ReadonlyMap<string, string>>>;

/** @throws {FileRefused} when the songs, or columns, are missing */
export async function siteOfTables(reader: TableReader): Promise<MovedSite> {
  const remarks = [...reader.remarks, ...describeTables(reader.columns)];
  const has = (table: keyof typeof addressesOf | LinkTable | "settings") => reader.columns.has(table);
  let names: Promise<Names> | undefined;
  return {
    name: reader.name,
    hasNumbersAsIds: await hasNumbers(reader),
    remarks,
    countSongs: () => reader.countSongs(),
    async *entries() {
      for (const kind of Object.keys(addressesOf) as EntryKind[])
        if (has(kind))
          for await (const { row, place, problem } of reader.rows(kind)) {
            if (problem || !row.id) remarks.push(`${place} was left out: ${problem ?? "it has no id."}`);
            else yield entryOf(kind, row);
          }
    },
    async *songs(leftOut) {
      names ??= readNames(reader, has);
      const known = await names;
      for await (const rows of batchesOf(reader.rows("lyrics"))) {
        const ids = rows.flatMap(({ row, problem }) => (problem ? [] : (row.id ?? [])));
        const credits = new Map<LinkTable, ReadonlyMap<string, readonly string[]>>();
        for (const { links, column } of roles)
          if (has(links)) credits.set(links, creditsIn(await reader.links(links, ids), column));
        for (const row of rows) {
          const song = songOf(row, known, credits, leftOut);
          if (song) yield song;
        }
      }
    },
    async *settings() {
      if (!has("settings")) return;
      for await (const { row } of reader.rows("settings"))
        if (row.key && row.value !== undefined) yield [row.key, row.value] as const;
    },
  };
}

async function hasNumbers(reader: TableReader): Promise<boolean> {
  for await (const { row } of reader.rows("lyrics")) return /^[1-9]\d{0,14}$/.test(row.id ?? "");
  return false;
}

function entryOf(kind: EntryKind, { id = "", name = "", ...row }: TableRow): MovedEntry {
  const picture = (kind === "albums" ? row.cover_image_url : row.image_url)?.trim();
  const year = row.year?.trim();
  return {
    kind,
    oldId: id,
    name,
    ...(picture && { picture }),
    ...(kind === "albums" && year && { year: Number(year) }),
    paths: addressesOf[kind].flatMap((addressOf) =>
      pathsOf(name, id, (text) => addressOf({ id: 0, name: text })),
    ),
  };
}

/**
 * Of the several slugs that are usual, as nobody knows which one the source has: ours, the letters of all scripts,
 * and those of English alone; and none.
 */
function pathsOf(name: string, oldId: string, addressOf: (name: string) => string): readonly string[] {
  const own = addressOf(name).replace(/-0$/, "");
  const begin = own.slice(0, own.indexOf("/", 1) + 1);
  const lower = name.normalize("NFC").toLowerCase();
  const slugs = [
    own.slice(begin.length),
    ...[/[^\p{L}\p{M}\p{N}]+/gu, /[^a-z0-9]+/g].map((others) =>
      lower.replace(others, "-").replace(/^-+|-+$/g, ""),
    ),
  ];
  return [
    ...new Set([...slugs.map((slug) => (slug ? `${begin}${slug}-${oldId}` : "")), `${begin}${oldId}`]),
  ].filter(Boolean);
}

async function readNames(reader: TableReader, has: (kind: EntryKind) => boolean): Promise<Names> {
  const names: Record<EntryKind, Map<string, string>> = {
    singers: new Map(),
    lyricists: new Map(),
    music_directors: new Map(),
    albums: new Map(),
  };
  for (const kind of Object.keys(names) as EntryKind[]) {
    if (!has(kind)) continue;
    for await (const { row, problem } of reader.rows(kind)) {
      const { id, name = "", year } = row;
      if (problem || !id || tidyName(name) === "") continue;
      names[kind].set(id, kind === "albums" ? albumText(name, yearIn(year)) : nameOfPerson(name));
    }
  }
  return names;
}

async function* batchesOf(rows: AsyncIterable<ReadRow>): AsyncGenerator<readonly ReadRow[]> {
  let batch: ReadRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** @returns the ids of the people of each song: by their places where links have them, else as they come */
function creditsIn(links: readonly TableRow[], column: string): ReadonlyMap<string, readonly string[]> {
  const bySong = Map.groupBy(links, ({ lyric_id: song = "" }) => song);
  const placeOf = ({ position, id }: TableRow) => Number(position ?? id);
  return new Map(
    Array.from(bySong, ([song, of]) => {
      const sorted = of.some((link) => Number.isNaN(placeOf(link)))
        ? of
        : of.toSorted((one, other) => placeOf(one) - placeOf(other));
      return [song, sorted.flatMap(({ [column]: person }) => person ?? [])];
    }),
  );
}

function songOf(
  { row, place, problem }: ReadRow,
  names: Names,
  credits: ReadonlyMap<LinkTable, ReadonlyMap<string, readonly string[]>>,
  leftOut: (what: LeftOut) => void,
): MovedSong | undefined {
  const { id, title = "", lyrics_hindi: hindi = "", lyrics_english: roman = "" } = row;
  const isEmpty = `${title}${hindi}${roman}`.trim() === "";
  const reason = problem ?? (id ? isEmpty && "It has neither a title nor lyrics." : "It has no id.");
  if (!id || reason) {
    leftOut({ place, title, reason: reason || "It has no id." });
    return undefined;
  }
  const remarks: string[] = [];
  const people = roles.map(({ kind, links, ownColumn }): readonly [Roles, string] => {
    const linked = (credits.get(links)?.get(id) ?? []).flatMap((person) => {
      const name = names[kind].get(person);
      if (name === undefined)
        remarks.push(`The table ${kind} has no name for ${person}, so this credit is left out.`);
      return name ?? [];
    });
    const own = (row[ownColumn] ?? "").split(",").map(tidyName).filter(Boolean);
    return [kind, (linked.length > 0 ? linked : own).join(", ")];
  });
  const linkedAlbum = row.album_id && names.albums.get(row.album_id);
  const ownAlbum = row.album_name && tidyName(row.album_name);
  const album = linkedAlbum || (ownAlbum ? albumText(ownAlbum, yearIn(row.album_year)) : undefined);
  const cover = row.cover_image_url?.trim() || (linkedAlbum ? undefined : row.album_cover_url?.trim());
  const song: ExchangedSong = {
    title,
    ...Object.fromEntries(people),
    lyrics_hindi: hindi,
    lyrics_english: roman,
    ...(album && { album }),
    ...(cover && { cover_image_url: cover }),
    ...(row.genre?.trim() && { genre: row.genre }),
    ...(row.year?.trim() && { year: row.year }),
    ...(row.youtube_video_id?.trim() && { youtube_video_id: row.youtube_video_id }),
    ...(row.created_at && { created_at: row.created_at }),
  };
  return {
    oldId: id,
    place,
    song,
    views: Number(row.views ?? 0),
    ...(remarks.length > 0 && { remarks }),
    paths: pathsOf(title, id, (text) => addressOfSong({ id: 0, title: text })),
  };
}
