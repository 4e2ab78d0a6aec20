/**
 * Saves what was typed into the table of an album's songs, public ones and drafts, in one transaction: all of it or,
 * where one song is refused, nothing. What the table does not have stays as it is.
 */
import type { Sql, Transaction } from "#postgres";
import { retryTransaction } from "../database-error.ts";
import { draftToCheck } from "../song-drafts/check-draft.ts";
import { findDraftToEdit } from "../song-drafts/find-draft-to-edit.ts";
import { saveDraftInTransaction } from "../song-drafts/save-draft.ts";
import { checkSongsIn } from "../songs/check-songs.ts";
import { findSongToEdit } from "../songs/find-song-to-edit.ts";
import { refusalOfInput } from "../songs/refusal-of-input.ts";
import { saveInTransaction } from "../songs/save-song.ts";
import type { SongInput } from "../songs/song-input.ts";
import { SongRefused } from "../songs/song-refused.ts";
import { tryTogether } from "../songs/try-together.ts";

/** A song whose row was changed. */
export interface TrackToSave {
  readonly id: number;
  /** When the table was opened. */
  readonly version: string;
  /** What was changed; null removes the number. */
  readonly changes: Readonly<Partial<Pick<SongInput, "title" | "singerNames" | "track_number">>>;
}

/** Nothing was saved. */
export class TracksRefused extends Error {
  override readonly name = "TracksRefused";
  /** By the songs' ids. */
  readonly refusals: ReadonlyMap<number, SongRefused>;

  constructor(refusals: ReadonlyMap<number, SongRefused>) {
    super("Some of the songs cannot be saved.");
    this.refusals = refusals;
  }
}

/**
 * @param saveKey a UUID created with the form: a form sent twice is saved once
 * @throws {TracksRefused} when songs break a rule, or were changed or deleted since the table was opened
 * @throws the driver's error when the database fails; a retry with the same key is safe
 */
export async function saveTracks(sql: Sql, tracks: readonly TrackToSave[], saveKey?: string): Promise<void> {
  // In one order, so that two editors of an album do not wait in a circle.
  const inOrder = tracks.toSorted((one, other) => one.id - other.id);
  await retryTransaction(() => sql.begin((transaction) => saveAll(transaction, inOrder, saveKey ?? null)));
}

async function saveAll(transaction: Transaction, tracks: readonly TrackToSave[], saveKey: string | null) {
  const [earlier] = await transaction<{ key: string | null }[]>`
    select (private.begin_save(${saveKey})).save_key as key`;
  if (earlier?.key) return;
  const songs: Stored[] = [];
  for (const track of tracks) songs.push(await findStored(transaction, track));
  const drafts = songs.filter(({ draft }) => draft);
  const checked = await checkSongsIn(
    transaction,
    drafts.map(({ input, draft }) => draftToCheck(input, { hasTime: Boolean(draft?.publishAt) })),
  );
  const refusals = new Map<number, SongRefused>();
  for (const song of songs) {
    const refusal =
      refusalOfInput(song.input) ?? checked[drafts.indexOf(song)] ?? (await trySaving(transaction, song));
    if (refusal instanceof SongRefused) refusals.set(song.track.id, refusal);
  }
  if (refusals.size > 0) throw new TracksRefused(refusals);
  await transaction`select private.finish_save(${saveKey}, null, now())`;
}

interface Stored {
  readonly track: TrackToSave;
  readonly input: SongInput;
  readonly draft: { readonly publishAt: string | null } | null;
}

/** Read without a lock: the save refuses what was changed since, as it refuses what is gone. */
async function findStored(transaction: Transaction, track: TrackToSave): Promise<Stored> {
  const song = await findSongToEdit(transaction, track.id);
  const draft = song ? null : await findDraftToEdit(transaction, track.id);
  return { track, draft, input: { title: "", ...(song ?? draft), ...track.changes } };
}

/** @returns why it was not saved, or how */
async function trySaving(transaction: Transaction, { track, input, draft }: Stored) {
  const { id, version } = track;
  const [result] = await tryTogether(transaction, [track], async (trial) => [
    draft
      ? await saveDraftInTransaction(trial, input, { id, version, publishAt: draft.publishAt })
      : await saveInTransaction(trial, input, { id, version }),
  ]);
  return result;
}
