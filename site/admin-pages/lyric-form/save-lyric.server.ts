/**
 * Saves the song form, or says why not; the button that drafts sends it too, without scripts. A refused form saves
 * nothing, and a song that somebody else has changed since it was opened is not overwritten.
 */
import { data } from "react-router";
import {
  findOffersOfSong,
  findSavedSong,
  findSongToEdit,
  findTwin,
  findWrongFields,
  type SongInput,
  type SongOffer,
  SongRefused,
  type Sql,
  saveSong,
  type Twin,
} from "#catalogue";
import { songFields } from "#fields";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { failureNotice } from "../components/action-result.ts";
import { failedForm, refusedForm } from "../forms/refused-form.server.ts";
import { labelsOf } from "../kind-labels.ts";
import { songListAddress } from "../list-position.ts";
import { addressAfter, isLookingThrough } from "../missing-scripts/looking-through.ts";
import { readForm, readNumber } from "../read-form.server.ts";
import { type FormArgs, respondToForm } from "../respond-to-form.server.ts";
import { draftWithoutScripts } from "./drafting/draft-without-scripts.server.ts";
import type { LyricErrors, LyricResult } from "./lyric-result.ts";
import { type LyricText, lyricFields, textOfSong } from "./lyric-text.ts";
import { keyOf, namesOf, withOffered } from "./offered-names.ts";
import { isPartField, rowsOf } from "./parts/part-rows.ts";
import { refusalOfTime, saveDraftOf, storedDraft } from "./save-draft.server.ts";
import { canMove, inPlace, misplacedFields } from "./scripts-in-place.ts";
import { type Answer, invalid, readSent, type Sent, type SongId } from "./sent-form.server.ts";

/**
 * @param edited the song or the draft of the form's address
 * @returns the result, with status 400, 409, 410 or 503 where nothing was saved or drafted
 */
export async function saveLyric(args: FormArgs, edited: { readonly id: SongId; readonly isDraft: boolean }) {
  const { id } = edited;
  const sent = readSent(await readForm(args.request), edited, args.url.search);
  const { sql, site } = args.context.get(liveContext);
  const { text, attempt, names, scriptAnswer } = sent;
  const { saveKey = "", version = "" } = attempt;
  if (sent.asksForScript) {
    args.context.set(changedNothingContext, true);
    return respondToForm(args, await draftWithoutScripts(sql, { text, saveKey, version }));
  }
  const answer = missingFields(sent) ?? (await trySaving(sql, sent, id, site.timeZone));
  const { status, body, next } =
    Object.keys(answer.body.errors ?? {}).length > 0 ? await withAllErrors(sql, sent, answer) : answer;
  const result = data<LyricResult>({ typed: text, saveKey, version, names, scriptAnswer, ...body }, status);
  return respondToForm(args, result, next);
}

const titleMissing = labelsOf("songs").required;
const lyricsMissing = {
  title: "Lyrics Missing",
  text: "Please provide lyrics in at least one language.",
  failed: true,
};

/** The notice is about the first. */
function missingFields(sent: Sent): Answer | null {
  const { text } = sent;
  const hasTitle = text.title.trim() !== "";
  const hasLyrics = mayLackLyrics(sent) || (text.lyrics_hindi + text.lyrics_english).trim() !== "";
  if (hasTitle && hasLyrics) return null;
  const errors = {
    ...(!hasTitle && { title: titleMissing.text }),
    ...(!hasLyrics && { lyrics_hindi: lyricsMissing.text, lyrics_english: lyricsMissing.text }),
  };
  return invalid(hasTitle ? lyricsMissing : titleMissing, errors);
}

function mayLackLyrics({ text, isDraft, publishesDraft }: Sent): boolean {
  return isDraft && !publishesDraft && text.publish_at === "";
}

async function trySaving(sql: Sql, typed: Sent, id: SongId, timeZone: string): Promise<Answer> {
  // Drafts are asked about, and compared with public songs, when they become one.
  const becomesPublic = !typed.isDraft || typed.publishesDraft;
  const refusedTime = typed.isDraft ? refusalOfTime(typed, timeZone) : null;
  if (refusedTime) return refusedTime;
  try {
    const offers = becomesPublic
      ? (await findOffersOfSong(sql, namesOf(typed.text))).filter(isAskedAbout)
      : [];
    const question = questionAbout(typed, offers);
    if (question) return await askUnlessWrong(sql, typed, id, { question });
    const taken = offers.filter((offer) => typed.names.taken.includes(keyOf(offer)));
    const text = withOffered(typed.text, taken);
    const sent = { ...typed, text: typed.scriptAnswer === "move" ? inPlace(text) : text };
    const twin = sent.isRenamed && becomesPublic ? await findUnconfirmedTwin(sql, sent, id) : null;
    if (twin) return await askUnlessWrong(sql, sent, id, { twin });
    if (sent.isDraft) return await saveDraftOf(sql, sent, id, { input: inputOf(sent.text), timeZone });
    const song = await saveSong(sql, inputOf(sent.text), { ...(id !== null && { id }), ...sent.attempt });
    const next = sent.isAnother ? { next: `/admin/lyrics/add?after=${song.id}` } : {};
    return { status: 200, body: saved(sent, id, song.id), ...next };
  } catch (error) {
    if (error instanceof SongRefused) return await refused(sql, error, id, typed, timeZone);
    return { status: 503, body: failedForm(error, errorTitle(id)) };
  }
}

/** @returns whether the name is probably another one */
function isAskedAbout({ isChosen, nearSongs }: SongOffer): boolean {
  return isChosen || nearSongs !== null;
}

/** @returns what the editor has not answered yet; null where that is nothing */
function questionAbout({ text, names, scriptAnswer }: Sent, offers: readonly SongOffer[]) {
  const open = offers.filter((offer) => !names.asked.includes(keyOf(offer)));
  const [field] = scriptAnswer ? [] : misplacedFields(text);
  if (open.length === 0 && !field) return null;
  return { offers: open, misplaced: field ? { field, canMove: canMove(text) } : null };
}

/** Errors come before questions: an answer to a song that is refused then would be in vain. */
async function askUnlessWrong(
  sql: Sql,
  sent: Sent,
  id: SongId,
  question: Pick<LyricResult, "question" | "twin">,
): Promise<Answer> {
  const errors = await findErrors(sql, sent, {});
  const first = lyricFields.find((field) => errors[field]);
  if (!first) return { status: 409, body: question };
  return invalid(failureNotice(errorTitle(id), errors[first]), errors);
}

function findErrors(sql: Sql, sent: Sent, known: LyricErrors): Promise<LyricErrors> {
  const input = inputOf(sent.text);
  const checked = mayLackLyrics(sent) ? { ...input, lyrics_english: input.lyrics_english || "-" } : input;
  return findWrongFields(sql, checked, known);
}

/** A song that this form has saved before, in an attempt whose answer was lost, is no twin. */
async function findUnconfirmedTwin(
  sql: Sql,
  { text, attempt: { saveKey }, knownTwin }: Sent,
  id: SongId,
): Promise<Twin | null> {
  const question = { title: text.title, firstSinger: text.singerNames };
  const twin = await findTwin(sql, question, id ?? undefined);
  if (!twin || twin.id === knownTwin) return null;
  const isOwn = saveKey !== undefined && (await findSavedSong(sql, saveKey)) === twin.id;
  return isOwn ? null : twin;
}

function inputOf(text: LyricText): SongInput {
  const entries = lyricFields.map((field) => {
    if (songFields[field].kind === "number") return [field, readNumber(text[field])];
    return [field, isPartField(field) ? rowsOf(field, text[field]) : text[field]];
  });
  return Object.fromEntries(entries);
}

function saved({ text, isAnother, search }: Sent, id: SongId, savedId: number): Partial<LyricResult> {
  const [title, done] = id === null ? ["Lyric Added", "added"] : ["Lyric Updated", "updated"];
  const notice = { title, text: `"${text.title.trim()}" has been successfully ${done}.` };
  if (isAnother) return { notice, typed: text };
  const isLacking = text.lyrics_hindi.trim() === "" || text.lyrics_english.trim() === "";
  const redirectTo = isLookingThrough(search)
    ? addressAfter(savedId, search, isLacking)
    : songListAddress(search, savedId);
  return { notice, redirectTo };
}

async function refused(
  sql: Sql,
  refusal: SongRefused,
  id: SongId,
  { isDraft }: Sent,
  timeZone: string,
): Promise<Answer> {
  const { code, message } = refusal;
  if (code === "title-missing") return invalid(titleMissing, { title: message });
  if (code === "lyrics-missing")
    return invalid(lyricsMissing, { lyrics_hindi: message, lyrics_english: message });
  const { status, ...body } = refusedForm(refusal, errorTitle(id));
  if (code !== "stale" || id === null) return { status, body };
  const stored = await (isDraft ? storedDraft(sql, id, timeZone) : storedSong(sql, id));
  return { status, body: { ...body, ...(stored && { stored }) } };
}

async function storedSong(sql: Sql, id: number): Promise<LyricResult["stored"] | null> {
  const song = await findSongToEdit(sql, id);
  return song && { text: textOfSong(song), version: song.version };
}

/**
 * Marks all wrong fields at once, so that one more save is enough. The notice is about the first, as the focus is.
 */
async function withAllErrors(sql: Sql, sent: Sent, refused: Answer): Promise<Answer> {
  try {
    const errors = await findErrors(sql, sent, refused.body.errors ?? {});
    const first = lyricFields.find((field) => errors[field]);
    const text = first && errors[first];
    const { notice } = refused.body;
    const about = text && notice && notice !== lyricsMissing ? { notice: { ...notice, text } } : {};
    return { ...refused, body: { ...refused.body, ...about, errors } };
  } catch (error) {
    logFailure("Error checking the other fields of a lyric:", error);
    return refused;
  }
}

function errorTitle(id: SongId): string {
  return id === null ? "Error Adding Lyric" : "Error updating Lyric";
}
