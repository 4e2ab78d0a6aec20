/**
 * Makes a song of a source one that can be saved: a value that breaks a rule costs the value, and a song that could
 * not be public is a draft. Each loss is told.
 */
import type { SongInput, SongRefused } from "#catalogue";
import { type ExchangedSong, inputOf } from "#exchange";
import { mendSong, rowOfKind, type SignKind, safeMends } from "../../exchange/proofreading/index.ts";
import { readMoment } from "../../exchange/reading/index.ts";
import type { MovedSong } from "../moved.ts";
import { storableText, yearIn } from "./names.ts";

export interface SongToMove {
  readonly input: SongInput;
  readonly createdAt?: string;
  readonly status: "public" | "draft" | "withdrawn";
  readonly publishAt: string | null;
  readonly remarks: readonly string[];
}

const longestTitle = 300;
const longestName = 200;
const mostPeople = 100;

export function songToMove({ oldId, place, song, remarks: told = [] }: MovedSong): SongToMove {
  const remarks = [...told];
  const { song: tidy, mended = [] } = mendSong({ place, song }, safeMends);
  for (const kind of mended.filter(isTold)) remarks.push(`${rowOfKind[kind].name}: mended.`);
  const texts = Object.entries(tidy).map(([field, text = ""]) => [field, storableText(text)]);
  const {
    created_at: added,
    publish_at: publishAt,
    status,
    year,
    ...fields
  }: ExchangedSong = Object.fromEntries(texts);
  const isKnownYear = !year?.trim() || yearIn(year) !== undefined;
  if (!isKnownYear) remarks.push(`Its year ${year} was left out.`);
  const createdAt = momentIn(added);
  if (added?.trim() && !createdAt)
    remarks.push(`When it was added, ${JSON.stringify(added)}, could not be read.`);
  const at = momentIn(publishAt);
  const { lyrics_hindi: hindi = "", lyrics_english: roman = "" } = fields;
  const hasLyrics = `${hindi}${roman}`.trim() !== "";
  if (!hasLyrics) remarks.push("It has no lyrics, so it is a draft.");
  const title = titleOf(fields, oldId, remarks);
  const isDraft =
    !hasLyrics || title !== fields.title?.trim() || status === "draft" || Boolean(publishAt?.trim());
  return {
    input: inputOf({ ...fields, title, ...(isKnownYear && year !== undefined && { year }) }),
    ...(createdAt !== undefined && { createdAt }),
    status: status === "withdrawn" ? status : isDraft ? "draft" : "public",
    publishAt: hasLyrics && at !== undefined && Date.parse(at) > Date.now() ? at : null,
    remarks,
  };
}

/** Spaces and commas are nothing to tell about each of thousands of songs. */
function isTold(kind: SignKind): boolean {
  return kind === "markup" || kind === "wrong encoding";
}

/** ISO 8601 of a time that PostgreSQL knows too. */
function momentIn(text = ""): string | undefined {
  const iso = readMoment(text.trim())?.iso;
  return iso !== undefined && !iso.startsWith("0") && !Number.isNaN(Date.parse(iso)) ? iso : undefined;
}

/** Of a song without one its first line, for somebody to look at. */
function titleOf(song: ExchangedSong, oldId: string, remarks: string[]): string {
  const title = (song.title ?? "").trim();
  if (title === "") {
    const lines = `${song.lyrics_hindi ?? ""}\n${song.lyrics_english ?? ""}`.split(/[\r\n]+/);
    const first = lines.map((line) => line.trim()).find(Boolean) ?? `Song ${oldId}`;
    remarks.push("It has no title, so it is a draft that has its first line as title.");
    return cut(first);
  }
  if (cut(title) === title) return title;
  remarks.push(
    `Its title is longer than ${longestTitle} characters, so it is a draft with the beginning of it.`,
  );
  return cut(title);
}

function cut(title: string): string {
  return Array.from(title).slice(0, longestTitle).join("").trim();
}

/** Fields that a song can do without. */
const spared: ReadonlySet<string> = new Set([
  ...[
    "albumName",
    "genre",
    "year",
    "track_number",
    "youtube_video_id",
    "cover_image_url",
    "translation_english",
  ],
  ...["translation_hindi", "translator", "word_meanings", "notes"],
]);

/** @returns the song without what was refused; undefined where it cannot do without */
export function withoutRefused(
  song: SongToMove,
  { code, field, message }: SongRefused,
): SongToMove | undefined {
  const { input, remarks } = song;
  if (!field) return undefined;
  const become = (value: unknown, remark: string): SongToMove => ({
    ...song,
    input: { ...input, [field]: value },
    remarks: [...remarks, remark],
  });
  const text = String(input[field] ?? "");
  if (code === "album-ambiguous")
    return become(`${text} (no year)`, `${message} It has the one without a year.`);
  if (spared.has(field)) {
    const isList = field === "word_meanings" || field === "notes";
    return become(isList ? [] : null, `${field} was left out: ${message}`);
  }
  if (!field.endsWith("Names")) return undefined;
  const names = text.split(",").filter((name) => Array.from(name.trim()).length <= longestName);
  const rest = names.slice(0, mostPeople).join(",");
  return rest === text ? undefined : become(rest, `Some ${field} were left out: ${message}`);
}
