/**
 * Saves the song form, or says why not; the button that drafts sends it too, without scripts. A refused form saves nothing, and a song that somebody else has changed since it was opened is
 * not overwritten.
 */
import { data } from "react-router";
import {
  findSavedSong,
  findSongToEdit,
  findTwin,
  type SongInput,
  SongRefused,
  type Sql,
  saveSong,
  type Twin,
} from "#catalogue";
import type { Notice } from "../../components/notice-channel.ts";
import { changedNothingContext, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { failureNotice, unexpectedError } from "../components/action-result.ts";
import { labelsOf } from "../kind-labels.ts";
import { songListAddress } from "../list-position.ts";
import { addressAfter, isLookingThrough } from "../missing-scripts/looking-through.ts";
import { readAttempt, readForm, readNumber, textOf } from "../read-form.server.ts";
import { type FormArgs, respondToForm } from "../respond-to-form.server.ts";
import { draftIntent } from "./drafting/draft-intent.ts";
import { draftWithoutScripts } from "./drafting/draft-without-scripts.server.ts";
import { addAnother, type LyricErrors, type LyricResult } from "./lyric-result.ts";
import { type LyricText, partsOf, readLyricForm, textOfSong } from "./lyric-text.ts";

type Sent = ReturnType<typeof readSent>;

/** The edited song, by its address; null for a new one. */
type SongId = number | null;

/** @returns the result, with status 400, 409, 410 or 503 where nothing was saved or drafted */
export async function saveLyric(args: FormArgs, id: SongId) {
  const sent = readSent(await readForm(args.request), id, args.url.search);
  const { sql } = args.context.get(liveContext);
  const { text, attempt } = sent;
  const { saveKey = "", version = "" } = attempt;
  if (sent.isDraft) {
    args.context.set(changedNothingContext, true);
    return respondToForm(args, await draftWithoutScripts(sql, { text, saveKey, version }));
  }
  const { status, body, next } = missingFields(sent) ?? (await trySaving(sql, sent, id));
  const result = data<LyricResult>({ text, saveKey, version, isSaved: false, ...body }, status);
  return respondToForm(args, result, next);
}

interface Answer {
  readonly status: number;
  readonly body: Partial<LyricResult>;
  /** The next form of a browser without scripts. */
  readonly next?: string;
}

function readSent(form: FormData, id: SongId, search: string) {
  return {
    text: readLyricForm(form),
    attempt: readAttempt(form, id !== null),
    knownTwin: Number(textOf(form, "knownTwinId")),
    isRenamed: textOf(form, "isRenamed") !== "no",
    isAnother: textOf(form, "intent") === addAnother,
    isDraft: textOf(form, "intent") === draftIntent,
    search,
  };
}

const titleMissing = labelsOf("songs").required;
const lyricsMissing = {
  title: "Lyrics Missing",
  text: "Please provide lyrics in at least one language.",
  failed: true,
};

/** Marks all missing fields at once; the notice is about the first. */
function missingFields({ text }: Sent): Answer | null {
  const hasTitle = text.title.trim() !== "";
  const hasLyrics = (text.lyrics_hindi + text.lyrics_english).trim() !== "";
  if (hasTitle && hasLyrics) return null;
  const errors = {
    ...(!hasTitle && { title: titleMissing.text }),
    ...(!hasLyrics && { lyrics_hindi: lyricsMissing.text, lyrics_english: lyricsMissing.text }),
  };
  return invalid(hasTitle ? lyricsMissing : titleMissing, errors);
}

function invalid(notice: Notice, errors: LyricErrors): Answer {
  return { status: 400, body: { notice, errors } };
}

async function trySaving(sql: Sql, sent: Sent, id: SongId): Promise<Answer> {
  try {
    const twin = sent.isRenamed ? await findUnconfirmedTwin(sql, sent, id) : null;
    if (twin) return { status: 409, body: { twin } };
    const song = await saveSong(sql, inputOf(sent.text), { ...(id !== null && { id }), ...sent.attempt });
    const next = sent.isAnother ? { next: `/admin/lyrics/add?after=${song.id}` } : {};
    return { status: 200, body: saved(sent, id, song.id), ...next };
  } catch (error) {
    return error instanceof SongRefused ? await refused(sql, error, id) : failed(error, id);
  }
}

/** A song that this form has saved before, in an attempt whose answer was lost, is no twin. */
async function findUnconfirmedTwin(
  sql: Sql,
  { text, attempt: { saveKey }, knownTwin }: Sent,
  id: SongId,
): Promise<Twin | null> {
  const twin = await findTwin(sql, {
    title: text.title,
    firstSinger: text.singerNames,
    ...(id !== null && { exceptId: id }),
  });
  if (!twin || twin.id === knownTwin) return null;
  const isOwn = saveKey !== undefined && (await findSavedSong(sql, saveKey)) === twin.id;
  return isOwn ? null : twin;
}

function inputOf(text: LyricText): SongInput {
  return {
    ...text,
    ...partsOf(text),
    year: readNumber(text.year),
    track_number: readNumber(text.track_number),
  };
}

function saved({ text, isAnother, search }: Sent, id: SongId, savedId: number): Partial<LyricResult> {
  const [title, done] = id === null ? ["Lyric Added", "added"] : ["Lyric Updated", "updated"];
  const notice = { title, text: `"${text.title.trim()}" has been successfully ${done}.` };
  if (isAnother) return { isSaved: true, notice };
  const isLacking = text.lyrics_hindi.trim() === "" || text.lyrics_english.trim() === "";
  const redirectTo = isLookingThrough(search)
    ? addressAfter(savedId, search, isLacking)
    : songListAddress(search, savedId);
  return { isSaved: true, notice, redirectTo };
}

const staleText = "It was saved elsewhere in the meantime. Nothing was overwritten.";

async function refused(sql: Sql, { code, field, message }: SongRefused, id: SongId): Promise<Answer> {
  if (code === "title-missing") return invalid(titleMissing, { title: message });
  if (code === "lyrics-missing")
    return invalid(lyricsMissing, { lyrics_hindi: message, lyrics_english: message });
  const title = errorTitle(id);
  if (field !== null) return invalid(failureNotice(title, message), { [field]: message });
  const song = id === null ? null : await findSongToEdit(sql, id);
  if (!song) return { status: 410, body: { notice: failureNotice(title, message), trouble: "gone" } };
  const stored = { text: textOfSong(song), version: song.version };
  return { status: 409, body: { notice: failureNotice(title, staleText), stored } };
}

function failed(error: unknown, id: SongId): Answer {
  logFailure(id === null ? "Error adding a lyric:" : "Error updating a lyric:", error);
  return {
    status: 503,
    body: { notice: failureNotice(errorTitle(id), unexpectedError), trouble: "database" },
  };
}

function errorTitle(id: SongId): string {
  return id === null ? "Error Adding Lyric" : "Error updating Lyric";
}
