/** Remembers how earlier rows of a file name albums, since a bare name may mean one that such a row adds. */

import { ownCopy } from "./own-copy.ts";

/** @returns a function that takes the albums of all rows in their order, and returns what earlier rows call albums of
 *   such a name; empty where none calls it otherwise */
export function createAlbumMemory(): (album: string | undefined) => readonly string[] {
  const spellings = new Map<string, Set<string>>();
  return (album = "") => {
    const text = album.trim();
    const name = fold(text.replace(/\s*\((\d{4}|no year)\)$/i, ""));
    const known = spellings.get(name) ?? new Set();
    const earlier = [...known].every((each) => each === text) ? [] : [...known];
    if (text && !known.has(text)) spellings.set(ownCopy(name), known.add(ownCopy(text)));
    return earlier;
  };
}

/** @returns a text as names are compared (postgres/functions/names/name_key.sql) */
export function fold(text: string): string {
  const seen = text
    .normalize("NFC")
    .replaceAll(/[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
  return seen.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
