/**
 * Removes the starter songs, also those that were changed: who asks for it has been told how many there are, and all of it
 * lies in the trash for thirty days.
 */
import type { Sql } from "#postgres";
import { doTransaction } from "../database-complaint.ts";
import type { StarterCount } from "./count-starter-songs.ts";

/**
 * With them go the people and albums of the starter catalogue that no other song has; it is one transaction.
 * @returns what went
 * @throws the driver's error when the database fails; nothing is changed then
 */
export async function removeStarterSongs(sql: Sql): Promise<StarterCount> {
  const rows = await doTransaction(
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
