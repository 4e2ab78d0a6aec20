/** Finds what the names of a song's form may mean instead: those of its people, of its album, and its genre. */
import type { Sql } from "#postgres";
import { stripNullCharacters } from "../null-characters.ts";
import { type OfferedName, splitNames } from "../songs/split-names.ts";
import { longestName } from "./find-near-name.ts";

export interface SongOffer extends OfferedName {
  /** Of an album or a genre, which have fields of their own; null for people, who may be in any field. */
  readonly field: "albumName" | "genre" | null;
}

interface SongNames {
  /** Comma-separated, as in the form. */
  readonly people: readonly string[];
  readonly albumName: string;
  readonly genre: string;
}

const query = `
  select null as field, typed, names, is_chosen as "isChosen", songs as "nearSongs" from private.names_offered($1::text[])
  union all
  select 'albumName', typed_name, array[name], false, songs from private.near_names('{albums}', array[$2::text], null)
  union all
  select 'genre', $3, array[name], false, songs::integer from private.near_genre($3::text) where $3 <> ''
  order by field nulls first, typed`;

/**
 * @returns an offer for each name that is not stored and may be another one
 * @throws the driver's error when the database cannot answer
 */
export async function findOffersOfSong(sql: Sql, song: SongNames): Promise<readonly SongOffer[]> {
  const people = [...new Set(song.people.map((text) => splitNames(stripNullCharacters(text)).join(", ")))];
  const one = (name: string) => {
    const typed = stripNullCharacters(name).trim();
    return typed.length > longestName ? "" : typed;
  };
  return sql.unsafe<SongOffer[]>(query, [people, one(song.albumName), one(song.genre)], { prepare: true });
}
