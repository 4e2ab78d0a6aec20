/** Saves the song form as a draft, or publishes the draft that it edits. */
import { findDraftToEdit, RestoreRefused, type SongInput, type Sql, saveDraft } from "#catalogue";
import { failureNotice } from "../components/action-result.ts";
import { formatMoment } from "../format-moment.server.ts";
import { draftsAddress, songListAddress } from "../list-position.ts";
import { localTimeOf, momentOf } from "../song-drafts/publish-time.server.ts";
import type { LyricResult } from "./lyric-result.ts";
import { textOfSong } from "./lyric-text.ts";
import { type Answer, invalid, type Sent, type SongId } from "./sent-form.server.ts";

interface DraftToSave {
  readonly input: SongInput;
  /** IANA name, of the time that was typed. */
  readonly timeZone: string;
}

/** @returns the refusal of a time that cannot be read, or is past; null for any other, and for none */
export function refusalOfTime({ text, publishesDraft }: Sent, timeZone: string): Answer | null {
  const publishAt = publishesDraft ? null : momentOf(text.publish_at, timeZone);
  if (publishAt === null || Date.parse(publishAt) > Date.now()) return null;
  const message = "Please choose a time that is still to come, or none.";
  return invalid(failureNotice("Error Saving Draft", message), { publish_at: message });
}

/** @throws {SongRefused} and the driver's error as `saveDraft` */
export async function saveDraftOf(
  sql: Sql,
  { text, attempt, publishesDraft, search }: Sent,
  id: SongId,
  { input, timeZone }: DraftToSave,
): Promise<Answer> {
  const publishAt = publishesDraft ? null : momentOf(text.publish_at, timeZone);
  const title = text.title.trim();
  try {
    const edited = id === null ? {} : { id };
    const saved = await saveDraft(sql, input, {
      ...edited,
      ...attempt,
      publishAt,
      publishesNow: publishesDraft,
    });
    if (publishesDraft) {
      const notice = { title: "Lyric Published", text: `"${title}" is public now.` };
      return { status: 200, body: { notice, redirectTo: songListAddress(search, saved.id) } };
    }
    const done =
      publishAt === null
        ? "has been saved as a draft."
        : `will be published on ${formatMoment(publishAt, timeZone)}.`;
    const notice = { title: "Draft Saved", text: `"${title}" ${done}` };
    return { status: 200, body: { notice, redirectTo: draftsAddress(saved.id) } };
  } catch (error) {
    if (!(error instanceof RestoreRefused)) throw error;
    return { status: 409, body: { notice: failureNotice("Error Publishing Draft", error.message) } };
  }
}

/** @returns what is stored of a draft that was changed elsewhere; null if it is none any more */
export async function storedDraft(
  sql: Sql,
  id: number,
  timeZone: string,
): Promise<LyricResult["stored"] | null> {
  const draft = await findDraftToEdit(sql, id);
  return draft && { text: textOfSong(draft, localTimeOf(draft.publishAt, timeZone)), version: draft.version };
}
