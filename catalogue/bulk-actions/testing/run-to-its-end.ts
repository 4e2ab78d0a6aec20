/** For tests: carries out actions on many songs and waits for their ends. */
import { setTimeout } from "node:timers/promises";
import type { Sql } from "#postgres";
import { askBulkAction } from "../ask-bulk-action.ts";
import type { BulkRequest } from "../bulk-action.ts";
import { chooseSongs } from "../choose-songs.ts";
import { type BulkAction, findBulkAction } from "../find-bulk-action.ts";
import type { BulkRunner } from "../run-bulk-actions.ts";

/** @throws if it is not kept */
export async function whenEnded(sql: Sql, id: number): Promise<BulkAction> {
  for (;;) {
    const found = await findBulkAction(sql, id);
    if (!found) throw new Error(`There is no bulk action ${id}.`);
    if (found.state !== "running") return found;
    await setTimeout(2);
  }
}

/** @throws {BulkRefused} if it cannot be done */
export async function runToItsEnd(
  sql: Sql,
  runner: BulkRunner,
  songs: readonly number[],
  { text = "", people = "singers", ...request }: Pick<BulkRequest, "verb"> & Partial<BulkRequest>,
): Promise<BulkAction> {
  const id = await chooseSongs(sql, songs);
  await askBulkAction(sql, id, { ...request, text, people });
  await runner.start(id);
  return whenEnded(sql, id);
}
