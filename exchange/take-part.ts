/** Examines or saves a part of a file that a browser has sent. */
import { createHash } from "node:crypto";
import { retryTransaction } from "#catalogue";
import type { Sql } from "#postgres";
import { takeEntries } from "./entries/take-entries.ts";
import { type Examined, examinePart } from "./saving/examine-part.ts";
import { planSongs } from "./saving/plan-songs.ts";
import type { Part } from "./saving/read-part.ts";
import { savePart } from "./saving/save-part.ts";

/**
 * A part that is sent again finds its songs unchanged, so that nothing is saved twice.
 * @returns an outcome for each song, in their order
 * @throws the driver's error when the database fails; nothing of the part is saved then
 */
export async function takePart(
  sql: Sql,
  { isDryRun, songs, areEntries, further }: Part,
): Promise<readonly Examined[]> {
  if (areEntries) return takeEntries(sql, songs, isDryRun);
  if (isDryRun) return examinePart(sql, songs, further);
  const outcomes = await retryTransaction(() =>
    sql.begin(async (transaction) => {
      // Whoever sends a part again, while the first is still being saved, waits and finds its songs.
      await transaction`select pg_advisory_xact_lock(${numberOf(songs)}::bigint)`;
      return savePart(transaction, await planSongs(transaction, songs, further));
    }),
  );
  return outcomes.map(({ status, message }) => ({ status, ...(message !== undefined && { message }) }));
}

/** The same for the same songs. */
function numberOf(songs: Part["songs"]): string {
  return String(createHash("sha256").update(JSON.stringify(songs)).digest().readBigInt64BE());
}
