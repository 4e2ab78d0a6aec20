/**
 * Remembers how a file names albums, since a bare name may mean one that another row adds: the albums with a year of
 * the whole file, and what earlier rows call them.
 */

import { ownCopy } from "./own-copy.ts";

const year = /\s*\((\d{4}|no year)\)$/i;

/**
 * @param all names of albums in the whole file: with it a bare name means the same wherever it stands
 * @returns a function that takes the albums of all rows in their order, and returns what other rows call albums of
 *   such a name; empty where none calls it otherwise
 */
export function createAlbumMemory(
  all: Iterable<string> = [],
): (album: string | undefined) => readonly string[] {
  const spellings = new Map<string, Set<string>>();
  const remember = (album = "") => {
    const text = album.trim();
    const name = nameOfAlbum(text);
    const known = spellings.get(name) ?? new Set();
    const earlier = [...known].every((each) => each === text) ? [] : [...known];
    if (text && !known.has(text)) spellings.set(ownCopy(name), known.add(ownCopy(text)));
    return earlier;
  };
  for (const album of all) if (year.test(album.trim())) remember(album);
  return remember;
}

export function withoutYear(album: string): string {
  return album.replace(year, "");
}

/** @returns the name without a year, as it is compared */
export function nameOfAlbum(text: string): string {
  return fold(withoutYear(text.trim()));
}

/** @returns a text as names are compared (postgres/functions/names/name_key.sql) */
export function fold(text: string): string {
  const seen = text
    .normalize("NFC")
    .replaceAll(/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
  return seen.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
