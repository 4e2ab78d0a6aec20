/** Does something with many rows at once, although some of them may break a rule of the database. */
import type { Transaction } from "#postgres";
import { databaseErrorOf } from "../database-error.ts";
import { refusalOf, type SongRefused } from "./song-refused.ts";

/**
 * Works on all rows, or where one is refused on each half by itself, so that few refused rows cost little.
 * @param work undone as a whole where it fails
 * @param refusalOf why a row was refused; null for an error that is about no row
 * @returns for each row its result, or why it was refused
 * @throws an error that is about no row
 */
export async function tryRows<Row, Result, Refusal>(
  transaction: Transaction,
  rows: readonly Row[],
  work: (trial: Transaction, rows: readonly Row[]) => Promise<readonly Result[]>,
  refusalOf: (error: unknown) => Refusal | null,
): Promise<readonly (Result | Refusal)[]> {
  if (rows.length === 0) return [];
  try {
    return (await transaction.savepoint((trial) => work(trial as Transaction, rows))) as readonly Result[];
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    if (rows.length === 1) return [refusal];
  }
  const half = Math.ceil(rows.length / 2);
  return [
    ...(await tryRows(transaction, rows.slice(0, half), work, refusalOf)),
    ...(await tryRows(transaction, rows.slice(half), work, refusalOf)),
  ];
}

/** As `tryRows`, with songs. */
export function tryTogether<Song, Result>(
  transaction: Transaction,
  songs: readonly Song[],
  work: (trial: Transaction, songs: readonly Song[]) => Promise<readonly Result[]>,
): Promise<readonly (Result | SongRefused)[]> {
  return tryRows(transaction, songs, work, (error) => {
    const databaseError = databaseErrorOf(error);
    const refusal = databaseError && refusalOf(databaseError);
    // One that waits for others is no fault of the song: the next would wait as long.
    return refusal?.code === "busy" ? null : refusal;
  });
}
