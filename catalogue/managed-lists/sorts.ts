/** The orders of the administrator's lists, by column and direction, and which one an address asks for. */
import type { EntryKind } from "../entries/entry-kinds.ts";

const songSorts = [
  "title-asc",
  "title-desc",
  "singer-asc",
  "singer-desc",
  "album-asc",
  "album-desc",
  "views-desc",
  "views-asc",
] as const;
export type SongSort = (typeof songSorts)[number];

/** By name in its order is the default, which has no name. */
const personSorts = ["name-desc", "songs-desc", "songs-asc"] as const;
const albumSorts = [...personSorts, "year-desc", "year-asc"] as const;
export type EntrySort = (typeof albumSorts)[number];

/** @param text the query parameter `sort`; an unknown value is the default order */
export function readSongSort(text: string | null): SongSort | null {
  return songSorts.find((sort) => sort === text) ?? null;
}

/** The same for people and albums; people have no years here. */
export function readEntrySort(kind: EntryKind, text: string | null): EntrySort | null {
  return (kind === "albums" ? albumSorts : personSorts).find((sort) => sort === text) ?? null;
}
