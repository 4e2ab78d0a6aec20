/**
 * Moves the starter songs to the trash, including changed ones: the administrator has seen their number before, and
 * can restore them for thirty days.
 */
import type { Sql } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import type { StarterCount } from "./count-starter-songs.ts";

/**
 * Also removes the people and albums of the starter catalogue that no other song has, in one transaction.
 * @returns the numbers of removed rows
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function removeStarterSongs(sql: Sql): Promise<StarterCount> {
  const rows = await retryTransaction(
    () =>
      sql<
        { table_name: string; gone: number }[]
      >`select table_name, gone from private.remove_starter_songs()`,
  );
  const gone = (table: string) => rows.find(({ table_name }) => table_name === table)?.gone ?? 0;
  return {
    songs: gone("lyrics"),
    albums: gone("albums"),
    singers: gone("singers"),
    lyricists: gone("lyricists"),
    musicDirectors: gone("music_directors"),
  };
}
