/**
 * What songs, people and albums can lack, by which the administrator's lists are filtered. The names are those of
 * `private.gaps_of`.
 */
import type { EntryKind } from "../entries/entry-kinds.ts";

/**
 * `lines` is for scripts with another number of lines, `views` for songs that nobody has viewed, `reported` for songs
 * in which visitors have reported a mistake, `script` for lyrics in the field of the other script.
 */
export const songGaps = [
  "hindi",
  "english",
  "lines",
  "singer",
  "lyricist",
  "composer",
  "album",
  "year",
  "genre",
  "video",
  "picture",
  "views",
  "reported",
  "script",
] as const;
export type SongGap = (typeof songGaps)[number];

const personGaps = ["picture", "songs", "other-name", "years", "about"] as const;
const albumGaps = ["picture", "songs", "other-name", "year", "about"] as const;
export type EntryGap = (typeof personGaps | typeof albumGaps)[number];

/** The number of songs, people or albums with each gap; without those that nothing has. */
export type GapCounts<Gap extends string> = Readonly<Partial<Record<Gap, number>>>;

export function gapsOfEntries(kind: EntryKind): readonly EntryGap[] {
  return kind === "albums" ? albumGaps : personGaps;
}

/** @param text the query parameter `missing`; an unknown value is no filter */
export function readSongGap(text: string | null): SongGap | null {
  return songGaps.find((gap) => gap === text) ?? null;
}

/** The same for people and albums. */
export function readEntryGap(kind: EntryKind, text: string | null): EntryGap | null {
  return gapsOfEntries(kind).find((gap) => gap === text) ?? null;
}

/**
 * @param table name of the table
 * @returns SQL for the number of each gap as JSON. Entries with the same gaps are counted together.
 */
export function gapCountsOf(table: string): string {
  const from =
    table === "lyrics" ? "private.managed_songs" : `private.song_counts where entries = '${table}'`;
  return `(
    select coalesce(json_object_agg(counted.gap, counted.count), '{}')
    from (
      select one.gap, sum(alike.count) as count
      from (select gaps, count(*) from ${from} group by gaps) as alike,
        unnest(private.gaps_of('${table}')) with ordinality as one (gap, place)
      where alike.gaps & (1 << (one.place - 1)::integer) <> 0 group by one.gap
    ) as counted
  )`;
}
