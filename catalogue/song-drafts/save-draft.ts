/**
 * Saves a song that is not public. It obeys every rule of a public one, except that it may lack lyrics until it is
 * published.
 */
import type { Sql, Transaction } from "#postgres";
import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { editedId, type SaveOptions } from "../save-options.ts";
import { refusalOfInput } from "../songs/refusal-of-input.ts";
import type { SavedSong } from "../songs/save-song.ts";
import type { SongInput } from "../songs/song-input.ts";
import { refusalOf } from "../songs/song-refused.ts";
import { rowOf, textOfRows } from "../songs/song-rows.ts";
import { restoreRefusalOf } from "../trash/restore-refused.ts";
import { checkDraft } from "./check-draft.ts";

interface DraftSaveOptions extends SaveOptions {
  /** When it is to be published, ISO 8601; null or left out for a draft that waits. */
  readonly publishAt?: string | null;
  /** Whether it is published in the same transaction. */
  readonly publishesNow?: boolean;
}

/**
 * @param input all fields of the form: a missing one is empty
 * @returns the number that the song has or will have, and the new version
 * @throws {SongRefused} when the input breaks a rule, or a song without lyrics is to be published; nothing is changed
 *   then
 * @throws {RestoreRefused} when a song has the number of the draft that is published; nothing is changed then
 * @throws the driver's error when the database fails; a retry with the same `saveKey` is safe
 */
export async function saveDraft(
  sql: Sql,
  input: SongInput,
  options: DraftSaveOptions = {},
): Promise<SavedSong> {
  const broken = refusalOfInput(input);
  if (broken) throw broken;
  if (!options.publishesNow) await checkDraft(sql, input, { hasTime: (options.publishAt ?? null) !== null });
  try {
    return await retryTransaction(() =>
      sql.begin(async (transaction) => {
        const saved = await saveDraftInTransaction(transaction, input, options);
        // Null if this form has published it before, and the answer was lost.
        if (options.publishesNow) await transaction`select private.publish_draft(${saved.id})`;
        return saved;
      }),
    );
  } catch (error) {
    const databaseError = databaseErrorOf(error);
    throw restoreRefusalOf(error) ?? (databaseError && refusalOf(databaseError)) ?? error;
  }
}

/** Without a check. @throws the driver's error also for a stale version */
export async function saveDraftInTransaction(
  sql: Transaction,
  input: SongInput,
  options: DraftSaveOptions,
): Promise<SavedSong> {
  const { publishAt = null, version = null, saveKey = null } = options;
  const fields = textOfRows(rowOf(input));
  const [saved] = await sql<SavedSong[]>`
    select id, to_json(version) #>> '{}' as version
    from private.save_draft(
      ${editedId(options)}, ${fields}::text::jsonb, ${publishAt}::text::timestamptz,
      ${version}::text::timestamptz, ${saveKey})`;
  if (!saved)
    throw new Error("save_draft returned no row. Start the site again, so that its functions are renewed.");
  return saved;
}
