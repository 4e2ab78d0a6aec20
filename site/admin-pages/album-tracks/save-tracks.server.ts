/** Saves the table of an album's songs, or says at each row why not; a refused table saves nothing. */
import { data } from "react-router";
import {
  findOfferedNames,
  findTracks,
  mostTracks,
  offersByText,
  type SongOffer,
  type SongRefused,
  type Sql,
  saveTracks,
  TracksRefused,
  type TrackToSave,
  writeOffered,
} from "#catalogue";
import { formatCount } from "../../components/format-count.ts";
import { failureNotice } from "../components/action-result.ts";
import { failedForm } from "../forms/refused-form.server.ts";
import { labelsOf } from "../kind-labels.ts";
import { listAddress } from "../list-position.ts";
import { keyOf, type NameAnswers } from "../lyric-form/offered-names.ts";
import { readNameAnswers } from "../lyric-form/sent-form.server.ts";
import { isVersion, readAttempt, readForm, readNumber, textOf } from "../read-form.server.ts";
import { type FormArgs, respondToForm } from "../respond-to-form.server.ts";
import {
  fieldsOfRow,
  nameOf,
  type OpenedRow,
  type RowText,
  rowText,
  rowTextOf,
  type TracksResult,
  trackFields,
} from "./track-text.ts";

const title = "Error Saving Songs";

/** @throws 400 for what our form does not send */
export async function saveTracksOf(args: FormArgs, sql: Sql, albumId: number) {
  const form = await readForm(args.request);
  const { saveKey } = readAttempt(form, false);
  const names = readNameAnswers(form);
  const rows = readRows(form);
  const { status, ...body } = await trySaving(sql, albumId, { rows, saveKey, names }, args.url.search);
  const typed = Object.assign({}, ...Array.from(rows, ([id, row]) => fieldsOfRow(id, row)));
  const kept = { typed, names, ...(saveKey !== undefined && { saveKey }) };
  return respondToForm(args, data<TracksResult>({ ...kept, ...body }, status));
}

interface SentTracks {
  readonly rows: ReadonlyMap<number, RowText>;
  readonly saveKey: string | undefined;
  readonly names: NameAnswers;
}

function readRows(form: FormData): ReadonlyMap<number, RowText> {
  const ids = [...form.keys()].flatMap((name) => /^opened\.(\d{1,15})$/.exec(name)?.[1] ?? []);
  if (ids.length > mostTracks) throw data(null, { status: 400 });
  return new Map(ids.map((id) => [Number(id), rowText(id, (name) => textOf(form, name))]));
}

async function trySaving(
  sql: Sql,
  albumId: number,
  { rows, saveKey, names }: SentTracks,
  search: string,
): Promise<TracksResult & { readonly status: number }> {
  const changed = [...rows].map(changesOf).filter(({ changes }) => Object.keys(changes).length > 0);
  try {
    const offers = await findOffersOf(sql, changed);
    const open = offers.filter((offer) => !names.asked.includes(keyOf(offer)));
    if (open.length > 0) return { status: 409, question: { offers: open, misplaced: null } };
    const taken = offersByText(offers.filter((offer) => names.taken.includes(keyOf(offer))));
    const write = (typed: string) => writeOffered(typed, taken);
    await saveTracks(
      sql,
      changed.map((track) => withNames(track, write)),
      saveKey,
    );
    const text = `${formatCount(changed.length, "song")} ${changed.length === 1 ? "has" : "have"} been successfully updated.`;
    const redirectTo = listAddress(labelsOf("albums").address, search, albumId);
    return { status: 200, notice: { title: "Songs Updated", text }, redirectTo };
  } catch (error) {
    if (!(error instanceof TracksRefused)) return { status: 503, ...failedForm(error, title) };
    return await refused(sql, albumId, error.refusals);
  }
}

/** @returns what the new names of singers probably mean instead */
async function findOffersOf(sql: Sql, tracks: readonly TrackToSave[]): Promise<readonly SongOffer[]> {
  const found = await findOfferedNames(
    sql,
    tracks.map(({ changes }) => changes.singerNames),
  );
  const likely = found.filter(({ isChosen, nearSongs }) => isChosen || nearSongs !== null);
  return likely.map((offer) => ({ ...offer, field: null }));
}

/** @throws 400 for a row that our form did not send */
function changesOf([id, row]: readonly [number, RowText]): TrackToSave {
  const opened = readOpened(row.opened);
  const changed = trackFields.filter((field) => row[field] !== opened[field]);
  const typed = { ...row, track_number: readNumber(row.track_number) };
  return {
    id,
    version: opened.version,
    changes: Object.fromEntries(changed.map((field) => [field, typed[field]])),
  };
}

function readOpened(text: string): OpenedRow {
  try {
    const opened: OpenedRow = JSON.parse(text);
    if (typeof opened.version === "string" && isVersion(opened.version)) return opened;
  } catch {}
  throw data(null, { status: 400 });
}

function withNames(track: TrackToSave, write: (names: string) => string): TrackToSave {
  const { singerNames } = track.changes;
  if (typeof singerNames !== "string") return track;
  return { ...track, changes: { ...track.changes, singerNames: write(singerNames) } };
}

/** A song that was changed since comes with what is stored of it, if it is still one of the album. */
async function refused(sql: Sql, albumId: number, refusals: ReadonlyMap<number, SongRefused>) {
  const place = (field: string | null) => trackFields.find((one) => one === field) ?? "row";
  const errors = Object.fromEntries(
    Array.from(refusals, ([id, { field, code, message }]) => [
      nameOf(place(field), id),
      code === "stale" ? "This song was changed by someone else while you were editing it." : message,
    ]),
  );
  const isStale = [...refusals.values()].some(({ code }) => code === "stale");
  const present = isStale ? await findTracks(sql, albumId) : null;
  const stored = (present?.tracks ?? []).filter(({ id }) => refusals.get(id)?.code === "stale");
  const text = `${formatCount(refusals.size, "song")} cannot be saved, so nothing was saved. Please look at the marked rows.`;
  return {
    status: [...refusals.values()].every(({ field }) => field !== null) ? 400 : 409,
    notice: failureNotice(title, text),
    errors,
    stored: Object.fromEntries(stored.map((track) => [track.id, rowTextOf(track)])),
  };
}
