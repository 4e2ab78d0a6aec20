/** Reads a part of a file as a browser sends it. Refuses more than a part may have, and anything but songs. */
import { columnsOf } from "../entries/entry-columns.ts";
import {
  longestField,
  mostBytesOfPart,
  mostNewNames,
  mostSongsOfPart,
  mostTextsOfNames,
} from "../reading/part-limits.ts";
import { createAlbumMemory } from "../songs/earlier-albums.ts";
import type { ReadSong } from "../songs/exchanged-song.ts";
import type { NamesToAsk } from "../songs/offered-names.ts";
import { problemIn, problemInTexts } from "../songs/problem-in-song.ts";

/** Why a part was refused as a whole: the cause and the next step. */
export class PartRefused extends Error {
  override readonly name = "PartRefused";
  /** Of the answer: 400 or 413. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface Part {
  /** Whether nothing is to be saved. */
  readonly isDryRun: boolean;
  readonly songs: readonly ReadSong[];
  /** Whether they are people and albums. */
  readonly areEntries: boolean;
  /** The places of songs that become further songs where a draft is the same. */
  readonly further: ReadonlySet<number>;
}

/**
 * @param text JSON: `{ "dryRun": true, "songs": [{ "title": "…" }, …], "further": [0, …], "earlier": [[], …] }`;
 *   `further` and `earlier` may be left out, and `entries` in the place of `songs` are people and albums. `earlier`
 *   has for each song what earlier rows of the file call albums of the name of its album.
 * @throws {PartRefused}
 */
export function readPart(text: string): Part {
  if (Buffer.byteLength(text) > mostBytesOfPart)
    throw new PartRefused(413, `A part may have at most ${mostBytesOfPart} bytes. Send fewer songs at once.`);
  const { dryRun, entries, songs = entries, further = [], earlier } = parse(text);
  const areEntries = songs === entries;
  if (!Array.isArray(songs) || typeof dryRun !== "boolean") throw new PartRefused(400, shape);
  if (!Array.isArray(further) || !further.every((place) => Number.isInteger(place) && place in songs))
    throw new PartRefused(400, `${shape} The places of further songs are counted from 0.`);
  if (earlier !== undefined && !areNames(earlier, songs.length))
    throw new PartRefused(400, `${shape} The earlier albums are a list of names for each song.`);
  if (songs.length > mostSongsOfPart)
    throw new PartRefused(413, `A part may have at most ${mostSongsOfPart} songs. Send fewer at once.`);
  const findEarlier = createAlbumMemory();
  return {
    isDryRun: dryRun,
    songs: songs.map((value, place) => {
      const row = rowOf(value, areEntries);
      return areEntries ? row : { ...row, earlier: earlier?.[place] ?? findEarlier(row.song.album) };
    }),
    areEntries,
    further: new Set(further),
  };
}

/**
 * @param text JSON: `{ "kind": "people", "areNew": false, "texts": ["Lata & Rafi", …] }`, the names in a file that
 *   may be others
 * @throws {PartRefused}
 */
export function readNames(text: string): NamesToAsk {
  const sent = Buffer.byteLength(text) > mostBytesOfPart ? {} : parse(text);
  const { texts = null, areNew, kind } = sent;
  const isKind = kind === "people" || kind === "album" || kind === "genre";
  const most = areNew === true ? mostNewNames : mostTextsOfNames;
  if (!isKind || typeof areNew !== "boolean" || !areTexts(texts) || texts.length > most)
    throw new PartRefused(
      400,
      `Names have to be { "kind": "people", "album" or "genre", "areNew": true or false, "texts": ["…"] } ` +
        `with at most ${most} texts, in JSON.`,
    );
  return { kind, areNew, texts };
}

const shape =
  'A part has to be { "dryRun": true or false, "songs": [{ "title": "…" }, …], "further": [0, …] }, in JSON.';

function parse(text: string): {
  readonly [Name in
    | "dryRun"
    | "songs"
    | "entries"
    | "further"
    | "earlier"
    | "texts"
    | "areNew"
    | "kind"]?: unknown;
} {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new PartRefused(400, shape, { cause: error });
  }
}

function areNames(value: unknown, count: number): value is readonly (readonly string[])[] {
  return Array.isArray(value) && value.length === count && value.every(areTexts);
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function rowOf(value: unknown, areEntries: boolean): ReadSong {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new PartRefused(400, shape);
  const table = columnsOf(areEntries);
  const song: Partial<Record<string, string>> = {};
  for (const [name, content] of Object.entries(value)) {
    if (!table.has(name) || typeof content !== "string")
      throw new PartRefused(400, `${shape} Its fields are texts: ${[...table.keys()].join(", ")}.`);
    song[name] = content;
  }
  const long = Object.keys(song).find((name) => (song[name]?.length ?? 0) > longestField);
  const problem = long
    ? `${long} has more than ${longestField.toLocaleString("en")} characters. Please shorten it.`
    : areEntries
      ? problemInTexts(song, table)
      : problemIn({ place: "", song });
  return { place: "", song: long ? {} : song, ...(problem !== undefined && { problem }) };
}
