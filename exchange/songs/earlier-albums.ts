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

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ");
}
