/** What the filters of the lists are called. */
import type { EntryGap, EntryKind, SongGap } from "#catalogue";
import { labelsOf } from "./kind-labels.ts";

const labelsOfSongs: Readonly<Record<SongGap, string>> = {
  hindi: "No Hindi",
  english: "No English",
  lines: "Unequal lines",
  singer: "No singer",
  lyricist: "No lyricist",
  composer: "No music director",
  album: "No album",
  year: "No year",
  genre: "No genre",
  video: "No video",
  picture: "No picture",
  views: "Never viewed",
  reported: "Reported",
  script: "Text in the wrong field",
};

const labelsOfEntries: Readonly<Record<Exclude<EntryGap, "picture">, string>> = {
  songs: "No songs",
  "other-name": "No name in the other script",
  years: "No years",
  year: "No year",
  about: "No text about",
};

export function labelOfSongGap(gap: SongGap): string {
  return labelsOfSongs[gap];
}

export function labelOfEntryGap(kind: EntryKind, gap: EntryGap): string {
  return gap === "picture" ? `No ${labelsOf(kind).picture.toLowerCase()}` : labelsOfEntries[gap];
}
