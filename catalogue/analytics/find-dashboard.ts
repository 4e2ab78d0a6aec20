/** Finds everything that the dashboard shows, in one round trip. */
import type { Sql } from "#postgres";
import { queryJson } from "../query.ts";
import {
  type LatestChange,
  latestChanges,
  type ReadChange,
  readLatestChanges,
} from "../revisions/latest-changes.ts";
import { singerNames } from "../songs/song-card.ts";
import { storedTotal } from "../stored-counts.ts";

export interface RecentSong {
  readonly id: number;
  readonly title: string;
  /** Names of the singers in the order of their credits; empty if there is none. */
  readonly singerName: string;
  readonly views: number;
}

export interface Dashboard {
  readonly totals: {
    readonly lyrics: number;
    readonly singers: number;
    readonly albums: number;
    readonly lyricists: number;
    readonly musicDirectors: number;
  };
  /** The three newest songs. */
  readonly recent: readonly RecentSong[];
  /** The ten latest changes of songs, people, albums and settings. */
  readonly changes: readonly LatestChange[];
}

const recentSongs = 3;

const dashboardQuery = `
  select json_build_object(
    'totals', json_build_object(
      'lyrics', get_lyrics_count(),
      'singers', ${storedTotal("singers")},
      'albums', ${storedTotal("albums")},
      'lyricists', ${storedTotal("lyricists")},
      'musicDirectors', ${storedTotal("music_directors")}
    ),
    'recent', (
      select coalesce(json_agg(row_to_json(song)), '[]')
      from (
        select l.id, l.title, l.views, ${singerNames} as "singerName"
        from (select * from lyrics order by created_at desc, id desc limit ${recentSongs}) as l
        order by l.created_at desc, l.id desc
      ) as song
    ),
    'changes', ${latestChanges}
  ) as found`;

/** @throws the driver's error when the database cannot answer */
export async function findDashboard(sql: Sql): Promise<Dashboard> {
  const found = await queryJson<Omit<Dashboard, "changes"> & { readonly changes: readonly ReadChange[] }>(
    sql,
    dashboardQuery,
    [],
  );
  return { ...found, changes: readLatestChanges(found.changes) };
}
