/** Why a song was not saved, with messages for the administrator: the only table of the rules for songs. */
import { allSongFields, songFieldRows } from "#fields";
import type { DatabaseError } from "../database-error.ts";
import { invalidPictureUrl, invalidYear, type Refusal, Refused, refusalOfEdit, tooLong } from "../refused.ts";
import type { SongInput } from "./song-input.ts";
import { tooManyParts } from "./song-parts.ts";

type SongRefusalCode =
  | "title-missing"
  | "lyrics-missing"
  | "translation-missing"
  | "video-invalid"
  | "url-invalid"
  | "year-invalid"
  | "number-invalid"
  | "name-invalid"
  | "too-long"
  | "too-many"
  | "parts-doubled"
  | "part-incomplete"
  | "album-ambiguous"
  | "stale"
  | "gone"
  | "busy";

type SongRefusal = Refusal<SongRefusalCode, keyof SongInput>;

/** Nothing was saved. The message names the cause and the next step. */
export class SongRefused extends Refused<SongRefusalCode, keyof SongInput> {
  override readonly name = "SongRefused";
}

/** @returns null if the error is not about the input */
export function refusalOf(databaseError: DatabaseError): SongRefused | null {
  const refusal = refusalFor(databaseError);
  return refusal && new SongRefused(refusal, { cause: databaseError });
}

function refusalFor(databaseError: DatabaseError): SongRefusal | null {
  switch (databaseError.code) {
    case "AN003":
      return {
        code: "album-ambiguous",
        field: "albumName",
        message: `${databaseError.message} ${databaseError.hint}`,
      };
    // The lock timeout of catalogue/songs/save-song.ts.
    case "55P03":
      return {
        code: "busy",
        field: null,
        message: "Many songs are being changed at the moment, this one too. Please save again in a minute.",
      };
    default:
      return refusalOfEdit(databaseError) ?? byConstraint(databaseError.constraint_name ?? "");
  }
}

function byConstraint(constraint: string): SongRefusal | null {
  switch (constraint) {
    case "a_title_is_required":
      return { code: "title-missing", field: "title", message: "Please fill out the Song Title." };
    case "at_least_one_language_of_lyrics_is_required":
      return {
        code: "lyrics-missing",
        field: "lyrics_hindi",
        message: "Please provide lyrics in at least one language.",
      };
    case "a_translation_has_english_or_plain_hindi":
      return {
        code: "translation-missing",
        field: "translator",
        message: "There is no translation to credit. Please add it, or leave the translator empty.",
      };
    case "video_is_a_youtube_address_or_video_id":
      return {
        code: "video-invalid",
        field: "youtube_video_id",
        message:
          "This is not a video on YouTube. Paste the video's address, its embed code, or its 11 characters.",
      };
    case "own_word_is_one_word":
      return {
        code: "part-incomplete",
        field: "word_meanings",
        message: "A meaning here belongs to no word. Please choose one word of the lyrics for it.",
      };
    case "a_note_names_its_line":
      return {
        code: "part-incomplete",
        field: "notes",
        message: "A note here belongs to no line. Please choose its line.",
      };
    default:
      return bySubject(constraint);
  }
}

/** The name of a constraint consists of its subject and its rule: `title_is_at_most_300_characters`. */
function bySubject(constraint: string): SongRefusal | null {
  const [, counted] = /^a_song_has_at_most_\d+_(\w+)s$/.exec(constraint) ?? [];
  // The others have no constraints.
  for (const field of allSongFields as readonly (keyof SongInput)[]) {
    const { kind, column, constraints = [] } = songFieldRows[field];
    if (counted && (column === `${counted}s` || constraints.includes(counted))) return tooMany(field);
    const subject = constraints.find((begin) => constraint.startsWith(`${begin}_`));
    if (subject === undefined) continue;
    const [, limit] = /_(?:is|are)_at_most_(\d+)_characters$/.exec(constraint) ?? [];
    if (limit) return tooLong(field, subject.replaceAll("_", " "), limit);
    if (kind === "number") return invalidNumber(field);
    if (kind === "address") return invalidPictureUrl(field);
  }
  return null;
}

/** Of each kind; the database has the same limit. */
export const mostPeopleOfSong = 100;

export function tooMany(field: keyof SongInput): SongRefusal {
  if (field === "word_meanings" || field === "notes") return tooManyParts(field);
  const people = songFieldRows[field].name.toLowerCase();
  const message = `A song may have at most ${mostPeopleOfSong} ${people}. Please leave out the others.`;
  return { code: "too-many", field, message };
}

/** Also used for numbers that are not whole. */
export function invalidNumber(field: keyof SongInput): SongRefusal {
  const { name, range } = songFieldRows[field];
  if (!range) return invalidYear();
  const message = `Please give a ${name.toLowerCase()} from ${range[0]} to ${range[1]}, or none.`;
  return { code: "number-invalid", field, message };
}
