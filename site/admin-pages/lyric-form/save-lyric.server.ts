/**
 * Saves what the song form sent, or says why not: nothing is saved of a form that is refused, and no song is overwritten
 * that somebody else has changed since it was opened.
 */
import { data } from "react-router";
import {
  findSavedSong,
  findSongToEdit,
  findTwin,
  type SongInput,
  SongRefused,
  saveSong,
  type Twin,
} from "#catalogue";
import type { Notice } from "../../components/told-to-all.ts";
import { type Live, liveContext } from "../../live.ts";
import { logFailure } from "../../log-failure.server.ts";
import { unexpectedError } from "../components/action-result.ts";
import { labelsOf } from "../kind-labels.ts";
import { listAddress } from "../list-position.ts";
import { readAttempt, readForm } from "../read-form.server.ts";
import { respondToForm } from "../respond-to-form.server.ts";
import { addAnother, alongside, type LyricErrors, type LyricResult } from "./lyric-result.ts";
import { type LyricText, readLyricForm } from "./lyric-text.ts";
import { textOfSong } from "./text-of-song.ts";

type Sent = ReturnType<typeof readSent>;

/** The song that is edited, by its address; null for a new one. */
type SongId = number | null;

/** @returns the answer, with status 400, 409, 410 or 503 where nothing was saved */
export async function answerSave(asked: Parameters<typeof respondToForm>[0], id: SongId) {
  const sent = readSent(await readForm(asked.request), id, asked.url.search);
  const { sql } = asked.context.get(liveContext);
  const { status, body, next } = missing(sent) ?? (await trySaving(sql, sent, id));
  const { text, attempt } = sent;
  const { saveKey = "", version = "" } = attempt;
  const answer = data<LyricResult>({ text, saveKey, version, isSaved: false, ...body }, status);
  return respondToForm(asked, answer, next);
}

interface Answer {
  readonly status: number;
  readonly body: Partial<LyricResult>;
  /** The form that a browser without scripts goes on with. */
  readonly next?: string;
}

function readSent(form: FormData, id: SongId, search: string) {
  const textOf = (name: keyof typeof alongside) => String(form.get(alongside[name]) ?? "");
  return {
    text: readLyricForm(form),
    attempt: readAttempt(form, id !== null),
    knownTwin: Number(textOf("knownTwin")),
    isRenamed: textOf("isRenamed") !== "no",
    isAnother: textOf("intent") === addAnother,
    search,
  };
}

const titleMissing = labelsOf("songs").required;
const lyricsMissing = {
  title: "Lyrics Missing",
  text: "Please provide lyrics in at least one language.",
  failed: true,
};

/** Everything that is missing is told at once, the first of it as the message. */
function missing({ text }: Sent): Answer | null {
  const hasTitle = text.title.trim() !== "";
  const hasLyrics = (text.lyrics_hindi + text.lyrics_english).trim() !== "";
  if (hasTitle && hasLyrics) return null;
  const errors = {
    ...(!hasTitle && { title: titleMissing.text }),
    ...(!hasLyrics && { lyrics_hindi: lyricsMissing.text, lyrics_english: lyricsMissing.text }),
  };
  return refusalOf(hasTitle ? lyricsMissing : titleMissing, errors);
}

function refusalOf(notice: Notice, errors: LyricErrors): Answer {
  return { status: 400, body: { outcome: { notice }, errors } };
}

async function trySaving(sql: Live["sql"], sent: Sent, id: SongId): Promise<Answer> {
  try {
    const twin = sent.isRenamed ? await findUnknownTwin(sql, sent, id) : null;
    if (twin) return { status: 409, body: { twin } };
    const song = await saveSong(sql, inputOf(sent.text), { ...(id !== null && { id }), ...sent.attempt });
    const next = sent.isAnother ? { next: `/admin/lyrics/add?after=${song.id}` } : {};
    return { status: 200, body: saved(sent, id, song.id), ...next };
  } catch (error) {
    return error instanceof SongRefused ? await refused(sql, error, id) : failed(error, id);
  }
}

/** A song that is minded; not the one that this form has saved before its answer was lost. */
async function findUnknownTwin(
  sql: Live["sql"],
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

function inputOf({ year, ...text }: LyricText): SongInput {
  // Whoever writes Hindi may have its digits under the fingers.
  const digits = year.trim().replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return { ...text, year: digits === "" ? null : Number(digits) };
}

function saved({ text, isAnother, search }: Sent, id: SongId, savedId: number): Partial<LyricResult> {
  const [title, done] = id === null ? ["Lyric Added", "added"] : ["Lyric Updated", "updated"];
  const notice = { title, text: `"${text.title.trim()}" has been successfully ${done}.` };
  return {
    isSaved: true,
    outcome: isAnother ? { notice } : { notice, to: listAddress("/admin/lyrics", search, savedId) },
  };
}

const staleText = "It was saved elsewhere in the meantime. Nothing was overwritten.";

async function refused(sql: Live["sql"], refusal: SongRefused, id: SongId): Promise<Answer> {
  const { code, field, message } = refusal;
  if (code === "title-missing") return refusalOf(titleMissing, { title: message });
  if (code === "lyrics-missing")
    return refusalOf(lyricsMissing, { lyrics_hindi: message, lyrics_english: message });
  const notice = { title: errorTitle(id), text: message, failed: true };
  if (field !== null) return refusalOf(notice, { [field]: message });
  const stored = id === null ? null : await findSongToEdit(sql, id);
  if (!stored) return { status: 410, body: { outcome: { notice }, trouble: "gone" } };
  const stale = { text: textOfSong(stored), version: stored.version };
  return { status: 409, body: { outcome: { notice: { ...notice, text: staleText } }, stale } };
}

function failed(error: unknown, id: SongId): Answer {
  logFailure(id === null ? "Error adding a lyric:" : "Error updating a lyric:", error);
  const notice = { title: errorTitle(id), text: unexpectedError, failed: true };
  return { status: 503, body: { outcome: { notice }, trouble: "database" } };
}

function errorTitle(id: SongId): string {
  return id === null ? "Error Adding Lyric" : "Error updating Lyric";
}
