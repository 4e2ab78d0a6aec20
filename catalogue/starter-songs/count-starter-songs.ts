/** Counts what a removal of the starter songs would delete. */
import type { Sql } from "#postgres";

/** The starter songs, and the people and albums of the starter catalogue that no other song has. */
export interface StarterCount {
  readonly songs: number;
  readonly albums: number;
  readonly singers: number;
  readonly lyricists: number;
  readonly musicDirectors: number;
}

export interface StarterSongs extends StarterCount {
  /** How many of the songs were changed since they were loaded. They are removed too. */
  readonly changedSongs: number;
}

/** Loading changes `updated_at` when it adds credits; later changes come after this. */
const maxLoadingTime = "interval '1 minute'";

/** @throws the driver's error when the database cannot answer */
export async function countStarterSongs(sql: Sql): Promise<StarterSongs> {
  const [row] = await sql.unsafe<StarterSongs[]>(
    `select count(*) filter (where going.table_name = 'lyrics') as songs,
      count(*) filter (where going.table_name = 'albums') as albums,
      count(*) filter (where going.table_name = 'singers') as singers,
      count(*) filter (where going.table_name = 'lyricists') as lyricists,
      count(*) filter (where going.table_name = 'music_directors') as "musicDirectors",
      count(l.id) filter (where l.updated_at > mark.marked_at + ${maxLoadingTime}) as "changedSongs"
    from private.starter_rows_to_go() as going
    left join lyrics as l on going.table_name = 'lyrics' and l.id = going.row_id
    left join private.marks as mark on mark.key = 'starter catalogue'`,
    [],
    { prepare: true },
  );
  return row ?? { songs: 0, albums: 0, singers: 0, lyricists: 0, musicDirectors: 0, changedSongs: 0 };
}
