/**
 * Gives a song, a draft, a person, an album or a setting again the state that it had after a revision, as a new
 * version of it. Refuses what a form would refuse: a name that somebody else has meanwhile, or a change that the
 * reader has not seen.
 */
import type { Sql } from "#postgres";
import { canBeId } from "../can-be-id.ts";
import { databaseErrorOf, retryTransaction } from "../database-error.ts";
import { entryRefusalOf } from "../entries/entry-refused.ts";
import type { SaveOptions } from "../save-options.ts";
import { checkDraft } from "../song-drafts/check-draft.ts";
import { findDraftVersion } from "../song-drafts/find-draft-to-edit.ts";
import { refusalOf } from "../songs/song-refused.ts";
import { type Revised, rowOf } from "./revision.ts";

/**
 * People and the album of a song that are gone are made again, as a save would. A draft stays one, with its time.
 * @param id of the revision; 0 for what was before all that are kept
 * @param attempt of a setting none
 * @returns whether it was restored; false if the revision is not kept, or nothing existed after it
 * @throws {SongRefused} {EntryRefused} when a rule is broken; nothing is changed then
 * @throws the driver's error when the database fails; a retry with the same `saveKey` is safe
 */
export async function restoreRevision(
  sql: Sql,
  revised: Revised,
  id: number,
  attempt: Omit<SaveOptions, "id"> = {},
): Promise<boolean> {
  if (id !== 0 && !canBeId(id)) return false;
  if (revised.kind !== "settings" && !canBeId(revised.id)) return false;
  if (revised.kind === "songs") {
    const draft = await findDraftVersion(sql, revised.id, id);
    if (draft) await checkDraft(sql, draft, { hasTime: draft.publishAt !== null });
  }
  const restored = await retryTransaction(() => restore(sql, revised, id, attempt)).catch((error) => {
    throw refusalFor(revised, error) ?? error;
  });
  return restored[0]?.isRestored ?? false;
}

function restore(sql: Sql, revised: Revised, id: number, { version, saveKey }: Omit<SaveOptions, "id">) {
  const [table, key] = rowOf(revised);
  if (revised.kind === "settings")
    return sql<{ isRestored: boolean }[]>`select private.restore_setting(${key}, ${id}) as "isRestored"`;
  // The version travels as text: as a Date it would lose its microseconds.
  return sql<{ isRestored: boolean }[]>`
    select private.restore_revision(
      ${table}, ${revised.id}, ${id}, ${version ?? null}::text::timestamptz, ${saveKey ?? null}
    ) is not null as "isRestored"`;
}

function refusalFor({ kind }: Revised, error: unknown) {
  if (kind === "settings") return null;
  if (kind !== "songs") return entryRefusalOf(error, { kind, isNew: false });
  const databaseError = databaseErrorOf(error);
  return databaseError && refusalOf(databaseError);
}
