/** Why a song was not saved, in words for the person who typed it. The one table of the rules that a song can break. */
import type { DatabaseComplaint } from "../database-complaint.ts";
import type { SongInput } from "./song-input.ts";

export type SongRefusalCode =
  | "title-missing"
  | "lyrics-missing"
  | "video-invalid"
  | "url-invalid"
  | "year-invalid"
  | "name-invalid"
  | "too-long"
  | "album-ambiguous"
  | "stale"
  | "gone";

/** Nothing was saved. The message names the cause and the next step. */
export class SongRefused extends Error {
  override readonly name = "SongRefused";
  readonly code: SongRefusalCode;
  /** The field that the refusal is about, if it is about one. */
  readonly field: keyof SongInput | null;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.message, options);
    this.code = refusal.code;
    this.field = refusal.field;
  }
}

/** What a refusal says. */
export interface Refusal {
  readonly code: SongRefusalCode;
  readonly field: keyof SongInput | null;
  readonly message: string;
}

/** @returns null when the error is not about what was typed */
export function refusalOf(complaint: DatabaseComplaint): SongRefused | null {
  const refusal = refusalFor(complaint);
  return refusal && new SongRefused(refusal, { cause: complaint });
}

function refusalFor(complaint: DatabaseComplaint): Refusal | null {
  const told = [complaint.message, complaint.hint].filter(Boolean).join(" ");
  switch (complaint.code) {
    case "AN001":
      return { code: "stale", field: null, message: told };
    case "AN002":
      return { code: "gone", field: null, message: told };
    case "AN003":
      return { code: "album-ambiguous", field: "albumName", message: told };
    default:
      return byConstraint(complaint.constraint_name ?? "");
  }
}

function byConstraint(constraint: string): Refusal | null {
  switch (constraint) {
    case "a_title_is_required":
      return { code: "title-missing", field: "title", message: "Please fill out the Song Title." };
    case "at_least_one_language_of_lyrics_is_required":
      return {
        code: "lyrics-missing",
        field: "lyrics_hindi",
        message: "Please provide lyrics in at least one language.",
      };
    case "video_is_a_youtube_address_or_video_id":
      return {
        code: "video-invalid",
        field: "youtube_video_id",
        message:
          "This is not a video on YouTube. Paste the video's address, its embed code, or its 11 characters.",
      };
    case "song_cover_begins_with_http_or_https":
      return {
        code: "url-invalid",
        field: "cover_image_url",
        message:
          "This is not the address of a picture. It begins with https:// or http:// and has no blanks.",
      };
    case "song_year_is_from_1900_to_two_years_from_now":
      return wrongYear();
    default:
      return tooLong(constraint);
  }
}

/** Also for what is no whole number, which the database would not even read. */
export function wrongYear(): Refusal {
  const last = new Date().getUTCFullYear() + 2;
  return { code: "year-invalid", field: "year", message: `Please give a year from 1900 to ${last}.` };
}

const fieldOfLimit: Readonly<Record<string, keyof SongInput>> = {
  title: "title",
  english_lyrics: "lyrics_english",
  hindi_lyrics: "lyrics_hindi",
  genre: "genre",
  song_cover: "cover_image_url",
  album_name: "albumName",
  singer_name: "singerNames",
  lyricist_name: "lyricistNames",
  music_director_name: "musicDirectorNames",
};

/** Limits stand in the names of their constraints: `title_is_at_most_300_characters`. */
function tooLong(constraint: string): Refusal | null {
  const [, what = "", limit] = /^(\w+?)_(?:is|are)_at_most_(\d+)_characters$/.exec(constraint) ?? [];
  const field = fieldOfLimit[what];
  if (!field) return null;
  const words = what.replaceAll("_", " ");
  return {
    code: "too-long",
    field,
    message: `The ${words} may have at most ${limit} characters. Please shorten it.`,
  };
}
