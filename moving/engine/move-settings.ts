/** Takes the codes of advertisements and analytics over, except those that were changed here. */
import { CodesRefused, readStoredCodes, saveSiteCodes } from "#catalogue";
import type { Transaction } from "#postgres";
import type { MovedSetting, MovedSite } from "../moved.ts";
import { findKnown, hashOf, type RowMoved, remember } from "./moved-rows.ts";
import type { MoveOutcome, OutcomeOfRow, PartOptions } from "./outcome.ts";

const ownKeys = ["adCode1", "adCode2", "analyticsCode"] as const;

export async function moveSettings(
  transaction: Transaction,
  site: MovedSite,
  { source }: PartOptions,
): Promise<readonly MoveOutcome[]> {
  const settings: MovedSetting[] = [];
  for await (const setting of site.settings()) settings.push(setting);
  if (settings.length === 0) return [];
  const sql = transaction as unknown as Parameters<typeof saveSiteCodes>[0];
  const stored = await readStoredCodes(sql);
  const known = await findKnown(transaction, source, "settings", ownKeys);
  const outcomes: MoveOutcome[] = [];
  const moved: RowMoved[] = [];
  for (const [key, value] of settings) {
    const own = ownKeys.find((each) => each.toLowerCase() === key.toLowerCase());
    const tell = (outcome: OutcomeOfRow) =>
      outcomes.push({ kind: "settings", place: `settings ${key}`, title: key, paths: [], ...outcome });
    if (!own) {
      tell({ status: "left out", remarks: ["This site has no such setting."] });
      continue;
    }
    const hash = hashOf({ value });
    const before = known.get(own)?.hash;
    const { [own]: here } = stored;
    if (here === value || before === hash) tell({ status: "unchanged", remarks: [] });
    else if (here.trim() !== "" && before !== hashOf({ value: here })) {
      // Not remembered, so that it is compared again at the next run.
      tell({ status: "kept", remarks: ["It has another value here, which stays."] });
      continue;
    } else
      try {
        await transaction.savepoint((part) => saveSiteCodes(part as unknown as typeof sql, { [own]: value }));
        tell({ status: here.trim() === "" ? "created" : "updated", remarks: [] });
      } catch (error) {
        if (!(error instanceof CodesRefused)) throw error;
        tell({ status: "left out", remarks: [error.message] });
        continue;
      }
    if (before !== hash) moved.push({ oldId: own, newId: null, hash, views: 0 });
  }
  await remember(transaction, source, "settings", moved);
  return outcomes;
}
