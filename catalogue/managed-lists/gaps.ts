/** What songs, people and albums can lack, by which the administrator's lists are filtered. The names are those of `private.gaps_of`. */
import type { EntryKind } from "../entries/entry-kinds.ts";

/**
 * `lines` is for scripts with another number of lines, `views` for songs that nobody has viewed, `reported` for songs in which visitors
 * have reported a mistake.
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
 * @returns SQL for the number of each gap as JSON. Of songs that are never viewed, what new views have changed is in rows of its own.
 */
export function storedGapCounts(table: string): string {
  return `(
    select coalesce(json_object_agg(kept.gap, kept.count), '{}')
    from (
      select part.gap, sum(part.count) as count
      from (
        select letter as gap, count from private.totals where entries = 'gaps ${table}'
        ${table === "lyrics" ? "union all select 'views', views from private.new_views where singer_id = -1" : ""}
      ) as part
      group by part.gap having sum(part.count) > 0
    ) as kept
  )`;
}

/**
 * @param gap not `views`, of which a part is in other rows
 * @returns SQL for the number of songs with this gap
 */
export function storedSongsWithGap(gap: Exclude<SongGap, "views">): string {
  return `coalesce((select count from private.totals where entries = 'gaps lyrics' and letter = '${gap}'), 0)`;
}
