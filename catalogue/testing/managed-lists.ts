/** For tests of plans: the administrator's lists in other orders than their own and by what is missing. */
import type { Sql } from "#postgres";
import { findListing } from "../entries/find-listing.ts";
import { findManagedSongs } from "../songs/find-managed-songs.ts";
import { searchTerms } from "./grown-catalogue.ts";

type Case = readonly [string, () => Promise<unknown>];

export const managedLists = (sql: Sql): readonly Case[] => [
  ["page 100 of songs by title", () => findManagedSongs(sql, { page: 100, sort: "title-asc" })],
  ["page 100 of songs by singer", () => findManagedSongs(sql, { page: 100, sort: "singer-desc" })],
  ["page 100 of songs by album", () => findManagedSongs(sql, { page: 100, sort: "album-asc" })],
  ["page 100 of songs by views", () => findManagedSongs(sql, { page: 100, sort: "views-desc" })],
  ["page 100 of the many songs without Hindi", () => findManagedSongs(sql, { page: 100, gap: "hindi" })],
  [
    "page 100 of the many songs without Hindi by album",
    () => findManagedSongs(sql, { page: 100, gap: "hindi", sort: "album-desc" }),
  ],
  [
    "the few songs that are never viewed by title",
    () => findManagedSongs(sql, { page: 1, gap: "views", sort: "title-asc" }),
  ],
  [
    "a search for a word of all songs among those without Hindi",
    () => findManagedSongs(sql, { page: 1, q: searchTerms.common, gap: "hindi", sort: "title-asc" }),
  ],
  ["page 80 of albums by year", () => findListing(sql, "albums", { page: 80, sort: "year-desc" })],
  ["page 80 of singers by songs", () => findListing(sql, "singers", { page: 80, sort: "songs-asc" })],
  ["page 80 of albums without a cover", () => findListing(sql, "albums", { page: 80, gap: "picture" })],
];

/** The index of views does not say what a song lacks, so that a view writes less. */
export const listsOfSomeByViews = (sql: Sql): readonly Case[] => [
  [
    "page 100 of the many songs without Hindi by views",
    () => findManagedSongs(sql, { page: 100, gap: "hindi", sort: "views-desc" }),
  ],
  [
    "the few songs that are reported by views",
    () => findManagedSongs(sql, { page: 1, gap: "reported", sort: "views-desc" }),
  ],
];

/** By an index, without which its list reads too much. */
export const indexesOfManagedLists = (sql: Sql): readonly Case[] => [
  [
    "private.managed_songs_by_title",
    () => findManagedSongs(sql, { page: 1, gap: "hindi", sort: "title-asc" }),
  ],
  ["private.managed_songs_by_singers", () => findManagedSongs(sql, { page: 1, sort: "singer-asc" })],
  ["private.managed_songs_by_album", () => findManagedSongs(sql, { page: 1, sort: "album-asc" })],
  ["private.managed_songs_newest_first", () => findManagedSongs(sql, { page: 1, gap: "hindi" })],
  ["private.managed_songs_by_gaps", () => findManagedSongs(sql, { page: 1, gap: "views" })],
];
