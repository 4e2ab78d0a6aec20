/** What lies in the trash: the kinds of things that can be deleted and put back. */

export type TrashKind = "songs" | "singers" | "lyricists" | "music-directors" | "albums";

const kinds: Readonly<Record<string, TrashKind>> = {
  lyrics: "songs",
  singers: "singers",
  lyricists: "lyricists",
  music_directors: "music-directors",
  albums: "albums",
};

/** @param table of the row that was deleted */
export function trashKindOf(table: string): TrashKind {
  const kind = kinds[table];
  if (!kind)
    throw new Error(`The trash holds a row of the table ${table}, which this version does not know.`);
  return kind;
}
