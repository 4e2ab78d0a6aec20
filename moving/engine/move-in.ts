/**
 * Moves a whole site of others in: first people and albums, then songs, in parts of a transaction each, then
 * settings. A run that was ended in the middle, by whatever, has all or nothing of a part; the next one does what is
 * left.
 */
import { findWinners, retryTransaction } from "#catalogue";
import type { Sql, Transaction } from "#postgres";
import type { LeftOut, MovedSite } from "../moved.ts";
import { moveEntries } from "./move-entries.ts";
import { moveSettings } from "./move-settings.ts";
import { moveSongs } from "./move-songs.ts";
import type { MoveOutcome, PartOptions } from "./outcome.ts";

export interface MoveOptions {
  /** Undoes each part. */
  readonly dryRun?: boolean;
  /** Whether rows keep their numbers where these are free (`findState`). */
  readonly keepsIds: boolean;
  /** Called for each row once its part is saved, in the order of the source. */
  readonly report: (outcome: MoveOutcome) => void;
  /** Ends the move after the part that is under way. */
  readonly signal?: AbortSignal;
}

/** Rows of a transaction. */
const partSize = 200;

/** Undoes a part of a dry run. */
class NothingSaved extends Error {}

/**
 * @returns whether it came to the end
 * @throws what the source throws, and the driver's error when the database fails; the parts before are saved, and the
 *   move can be run again
 */
export async function moveIn(sql: Sql, site: MovedSite, options: MoveOptions): Promise<boolean> {
  const { dryRun = false, keepsIds, report, signal } = options;
  // The numbers of a dry run are not undone: none is given.
  const part: PartOptions = { source: site.name, keepsIds: keepsIds && !dryRun };
  const save = async (work: (transaction: Transaction) => Promise<readonly MoveOutcome[]>) => {
    let outcomes: readonly MoveOutcome[] = [];
    const once = async (transaction: Transaction) => {
      // Two runs at once take turns, so that the second one finds what the first one has moved.
      await transaction`select pg_advisory_xact_lock(hashtextextended(${`move ${site.name}`}, 0)),
        set_config('antara.changed_by', 'import', true)`;
      outcomes = await withClashes(transaction, await work(transaction));
      if (dryRun) throw new NothingSaved();
    };
    await retryTransaction(() => sql.begin(once)).catch((error) => {
      if (!(error instanceof NothingSaved)) throw error;
    });
    for (const outcome of outcomes) report(outcome);
  };
  for await (const entries of partsOf(site.entries())) {
    if (signal?.aborted) return false;
    await save((transaction) => moveEntries(transaction, entries, part));
  }
  const leftOut = ({ reason, ...what }: LeftOut) =>
    report({ ...what, kind: "songs", status: "left out", remarks: [reason], paths: [] });
  for await (const songs of partsOf(site.songs(leftOut))) {
    if (signal?.aborted) return false;
    await save((transaction) => moveSongs(transaction, songs, part));
  }
  if (signal?.aborted) return false;
  await save(async (transaction) => moveSettings(transaction, site, part));
  return true;
}

/** Tells of the old addresses at which something else is shown here. */
async function withClashes(
  transaction: Transaction,
  outcomes: readonly MoveOutcome[],
): Promise<readonly MoveOutcome[]> {
  const isNew = ({ status }: MoveOutcome) => status === "created" || status === "updated";
  const winners = await findWinners(
    transaction,
    outcomes.flatMap((outcome) => (isNew(outcome) ? outcome.paths : [])),
  );
  if (winners.size === 0) return outcomes;
  return outcomes.map((outcome) => {
    const clashes = outcome.paths.flatMap((path) => {
      const winner = isNew(outcome) && winners.get(path);
      return winner ? `Its old address ${path} is that of “${winner}” here, which is shown.` : [];
    });
    return { ...outcome, remarks: [...outcome.remarks, ...clashes] };
  });
}

/**
 * Of one kind each. A row that a source has twice is in a later part, which finds the first.
 */
async function* partsOf<Row extends { readonly oldId: string; readonly kind?: string }>(
  rows: AsyncIterable<Row>,
): AsyncGenerator<readonly Row[]> {
  let part: Row[] = [];
  let ids = new Set<string>();
  for await (const row of rows) {
    const isOther = part.length > 0 && part[0]?.kind !== row.kind;
    if (part.length >= partSize || isOther || ids.has(row.oldId)) {
      yield part;
      part = [];
      ids = new Set();
    }
    part.push(row);
    ids.add(row.oldId);
  }
  if (part.length > 0) yield part;
}
