/** Does something with many songs at once, although some of them may break a rule of the database. */
import type { Transaction } from "#postgres";
import { databaseErrorOf } from "../database-error.ts";
import { refusalOf, type SongRefused } from "./song-refused.ts";

/**
 * Works on all songs, or where one is refused on each half by itself, so that few refused songs cost little.
 * @param work undone as a whole where it fails
 * @returns for each song its result, or why it was refused
 * @throws an error that is about no song
 */
export async function tryTogether<Song, Result>(
  transaction: Transaction,
  songs: readonly Song[],
  work: (trial: Transaction, songs: readonly Song[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | SongRefused)[]> {
  if (songs.length === 0) return [];
  try {
    return (await transaction.savepoint((trial) => work(trial as Transaction, songs))) as readonly Result[];
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    const refusal = databaseError && refusalOf(databaseError);
    // One that waits for others is no fault of the song: the next would wait as long.
    if (!refusal || refusal.code === "busy") throw error;
    if (songs.length === 1) return [refusal];
  }
  const half = Math.ceil(songs.length / 2);
  return [
    ...(await tryTogether(transaction, songs.slice(0, half), work)),
    ...(await tryTogether(transaction, songs.slice(half), work)),
  ];
}
