/**
 * Finds the fields of a part of a file that would change stored songs. What would be stored as it is already is no
 * change.
 */
import { splitNames } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import {
  allSongColumns,
  type Column,
  type ExchangedSong,
  type Field,
  fields,
  isPartField,
  isPeopleField,
  type PeopleField,
} from "../songs/exchanged-song.ts";
import type { StoredText } from "../songs/find-same-songs.ts";
import { findNamesMeant } from "../songs/names-meant.ts";
import { areSameParts } from "../songs/song-parts.ts";
import { storable } from "../songs/storable.ts";

export interface SongPair {
  /** With the stored fields that the file does not mention. */
  readonly song: ExchangedSong;
  readonly stored: StoredText;
}

/** A field, or when a draft is to be published. */
export type ChangedField = Field | "publish_at";

const changeable: readonly ChangedField[] = [...fields, "publish_at"];

/** A field that is written differently in the file. */
interface Difference {
  /** Of the pair. */
  readonly place: number;
  readonly field: ChangedField;
  readonly typed: string;
  readonly stored: string;
}

/**
 * @param pairs of songs that are the same by title, first singer and album
 * @returns the fields of each pair
 * @throws the driver's error when the database fails
 */
export async function findChanges(
  sql: Sql | Transaction,
  pairs: readonly SongPair[],
): Promise<readonly (readonly ChangedField[])[]> {
  const differences = pairs.flatMap((pair, place) =>
    changeable
      .filter((field) => isWrittenDifferently(field, pair))
      .map((field) => ({ place, field, typed: pair.song[field] ?? "", stored: pair.stored[field] ?? "" })),
  );
  const changed = new Set<Difference>([
    ...differences.filter((difference) => !isOfPeople(difference) && !isText(difference)),
    ...(await changedPeople(sql, differences.filter(isOfPeople))),
    ...(await changedTexts(sql, differences.filter(isText))),
  ]);
  const changesOf = Map.groupBy(
    differences.filter((difference) => changed.has(difference)),
    ({ place }) => place,
  );
  return pairs.map((_, place) => (changesOf.get(place) ?? []).map(({ field }) => field));
}

function isWrittenDifferently(field: ChangedField, { song, stored }: SongPair): boolean {
  // The song was found by what its album means.
  if (field === "album") return false;
  if (field === "created_at" || field === "publish_at") {
    const [typed = "", known = ""] = [song[field], stored[field]];
    // No file takes away when a song was added.
    if (!typed.trim()) return field === "publish_at" && known !== "";
    return Date.parse(typed) !== Date.parse(known);
  }
  if (isPartField(field)) return !areSameParts(field, song[field], stored[field]);
  if (allSongColumns.get(field)?.kind === "number") return numberOf(song[field]) !== numberOf(stored[field]);
  return song[field] !== stored[field];
}

function numberOf(text = ""): number | null {
  return text.trim() === "" ? null : Number(text);
}

type DifferentNames = Difference & { readonly field: PeopleField };

function isOfPeople(difference: Difference): difference is DifferentNames {
  return isPeopleField(difference.field);
}

/** Names are no change where they mean the same people, in the same order. */
async function changedPeople(
  sql: Sql | Transaction,
  differences: readonly DifferentNames[],
): Promise<readonly Difference[]> {
  if (differences.length === 0) return [];
  const meant = await findNamesMeant(
    sql,
    differences.flatMap(({ field, typed, stored }) =>
      splitNames(`${typed},${stored}`).map((name) => ({ field, name })),
    ),
  );
  return differences.filter(({ field, typed, stored }) => {
    const keysOf = (names: string) => {
      const keys = splitNames(names).map((name) => meant(field, name)?.key);
      return JSON.stringify([...new Set(keys.filter((key) => key !== undefined))]);
    };
    return keysOf(typed) !== keysOf(stored);
  });
}

/** Those that are made tidy when they are stored. */
const kindsOfText: ReadonlySet<Column["kind"] | undefined> = new Set(["line", "text", "video", "address"]);

function isText({ field }: Difference): boolean {
  return kindsOfText.has(allSongColumns.get(field)?.kind);
}

/**
 * Texts are no change where they would be stored as they are already: without needless blanks, and a video without
 * its address.
 */
async function changedTexts(
  sql: Sql | Transaction,
  differences: readonly Difference[],
): Promise<readonly Difference[]> {
  if (differences.length === 0) return [];
  const same = await sql<{ at: number }[]>`
    select g.at
    from unnest(
      ${differences.map((_, at) => at)}::integer[],
      ${differences.map(({ field }) => allSongColumns.get(field)?.kind ?? "")}::text[],
      ${differences.map(({ typed }) => storable(typed))}::text[], ${differences.map(({ stored }) => stored)}::text[]
    ) as g (at, kind, typed, stored)
    where case g.kind
      when 'text' then private.tidy_lines(g.typed)
      when 'video' then private.youtube_video_id(g.typed)
      else private.tidy_line(g.typed)
    end is not distinct from nullif(g.stored, '')`;
  const isSame = new Set(same.map(({ at }) => at));
  return differences.filter((_, at) => !isSame.has(at));
}
