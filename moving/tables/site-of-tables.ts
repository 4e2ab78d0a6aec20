/**
 * Makes songs, people and albums of the rows of tables. What a song says of itself counts where no row links it. The
 * links of all songs are held in memory.
 */
import { type ExchangedSong, ownCopy } from "../../exchange/reading/index.ts";
import { albumText, nameOfPerson, tidyName, yearIn } from "../engine/names.ts";
import type { EntryKind, LeftOut, MovedEntry, MovedSite, MovedSong } from "../moved.ts";
import { describeTables, type ReadRow, type TableReader, type TableRow } from "./table-reader.ts";

/** What columns call one of them. */
const roles = [
  ["singers", "singer"],
  ["lyricists", "lyricist"],
  ["music_directors", "music_director"],
] as const;

const entryKinds: readonly EntryKind[] = [...roles.map(([kind]) => kind), "albums"];

/** The names of all people or albums, by their ids. */
type Names = ReadonlyMap<string, string>;

interface Link {
  readonly person: string;
  /** Not a number where the table does not tell it. */
  readonly place: number;
}

interface People {
  readonly names: Names;
  readonly links: ReadonlyMap<string, readonly Link[]>;
}

/** @throws {FileRefused} when the songs, or columns, are missing */
export async function siteOfTables(reader: TableReader): Promise<MovedSite> {
  const remarks = [...reader.remarks, ...describeTables(reader.columns)];
  return {
    name: reader.name,
    hasNumbersAsIds: await hasNumbers(reader),
    remarks,
    countSongs: () => reader.countSongs(),
    async *entries() {
      for (const kind of entryKinds)
        for await (const { row, place, problem } of reader.rows(kind)) {
          if (problem || !row.id) remarks.push(`${place} was left out: ${problem ?? "it has no id."}`);
          else yield entryOf(kind, row);
        }
    },
    async *songs(leftOut) {
      const people = new Map<string, People>();
      for (const [kind, role] of roles)
        people.set(kind, {
          names: await readNames(reader, kind),
          links: await readLinks(reader, kind, role),
        });
      const albums = await readNames(reader, "albums");
      const ids = new Set<string>();
      for await (const read of reader.rows("lyrics")) {
        const { id = "", title = "" } = read.row;
        const { place } = read;
        if (ids.has(id))
          leftOut({ place, title, reason: `Another song before it has the id ${id}.`, isNoSong: false });
        else {
          const song = songOf(read, albums, people, leftOut);
          if (song) yield song;
          if (song) ids.add(ownCopy(id));
        }
      }
    },
    async *settings() {
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
    ...(kind === "albums" && year && { year: Number(year) || year }),
  };
}

async function readNames(reader: TableReader, kind: EntryKind): Promise<Names> {
  const names = new Map<string, string>();
  for await (const { row, problem } of reader.rows(kind)) {
    const { id, name = "", year } = row;
    if (problem || !id || tidyName(name) === "") continue;
    const text = kind === "albums" ? albumText(name, yearIn(year)) : nameOfPerson(name);
    names.set(ownCopy(id), ownCopy(text));
  }
  return names;
}

async function readLinks(
  reader: TableReader,
  kind: Exclude<EntryKind, "albums">,
  role: string,
): Promise<People["links"]> {
  const links = new Map<string, Link[]>();
  for await (const { row, problem } of reader.rows(`lyrics_${kind}`)) {
    const { lyric_id: song, [`${role}_id`]: person } = row;
    if (problem || !song || !person) continue;
    const link = { person: ownCopy(person), place: Number(row.position ?? row.id) };
    const before = links.get(song);
    if (before) before.push(link);
    else links.set(ownCopy(song), [link]);
  }
  return links;
}

function songOf(
  { row, place, problem }: ReadRow,
  albums: Names,
  people: ReadonlyMap<string, People>,
  leftOut: (what: LeftOut) => void,
): MovedSong | undefined {
  const { id, title = "", lyrics_hindi: hindi = "", lyrics_english: roman = "" } = row;
  const isEmpty = `${title}${hindi}${roman}`.trim() === "";
  if (problem || !id || isEmpty) {
    const reason = problem ?? (id ? "It has neither a title nor lyrics." : "It has no id.");
    leftOut({ place, title, reason, isNoSong: !problem && isEmpty });
    return undefined;
  }
  const remarks: string[] = [];
  const credits = roles.map(([kind, role]) => {
    const { names, links } = people.get(kind) as People;
    const linked = inOrder(links.get(id) ?? []).flatMap(({ person }) => {
      const name = names.get(person);
      if (name === undefined)
        remarks.push(`The table ${kind} has no name for ${person}, so this credit is left out.`);
      return name ?? [];
    });
    const own = (row[`${role}_name`] ?? "").split(",").map(tidyName).filter(Boolean);
    return [kind, (linked.length > 0 ? linked : own).join(", ")];
  });
  const linkedAlbum = row.album_id && albums.get(row.album_id);
  const ownAlbum = row.album_name && tidyName(row.album_name);
  const album = linkedAlbum || (ownAlbum ? albumText(ownAlbum, yearIn(row.album_year)) : undefined);
  const cover = row.cover_image_url?.trim() || (linkedAlbum ? undefined : row.album_cover_url?.trim());
  const song: ExchangedSong = {
    title,
    ...Object.fromEntries(credits),
    lyrics_hindi: hindi,
    lyrics_english: roman,
    ...(album && { album }),
    ...(cover && { cover_image_url: cover }),
    ...(row.genre?.trim() && { genre: row.genre }),
    ...(row.year?.trim() && { year: row.year }),
    ...(row.youtube_video_id?.trim() && { youtube_video_id: row.youtube_video_id }),
    ...(row.created_at && { created_at: row.created_at }),
  };
  const counted = Number(row.views);
  const views = Number.isSafeInteger(counted) && counted > 0 ? counted : 0;
  return { oldId: id, place, song, views, ...(remarks.length > 0 && { remarks }) };
}

/** By their places where links have them, else as they come. */
function inOrder(links: readonly Link[]): readonly Link[] {
  if (links.some(({ place }) => Number.isNaN(place))) return links;
  return links.toSorted((one, other) => one.place - other.place);
}
