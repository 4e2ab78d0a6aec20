/** Reads all stored songs in the form of a file, in the order of their ids. */
import type { Transaction } from "#postgres";
import type { ExchangedSong } from "./exchanged-song.ts";
import { songColumns } from "./song-columns.ts";

/** Songs held in memory at once. */
const batchSize = 500;

/** @param sql a transaction with one snapshot */
export async function* readStoredSongs(sql: Transaction): AsyncGenerator<readonly ExchangedSong[]> {
  let after = 0;
  for (;;) {
    const batch = await sql.unsafe<(ExchangedSong & { id: number })[]>(
      `select l.id, ${songColumns} where l.id > $1 order by l.id limit ${batchSize}`,
      [after],
      { prepare: true },
    );
    if (batch.length === 0) return;
    yield batch;
    after = batch.at(-1)?.id ?? after;
  }
}
