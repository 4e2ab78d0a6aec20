/** Why a song was not saved, with messages for the administrator: the only table of the rules for songs. */
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
  | "track-invalid"
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
    case "a_song_has_at_most_50_own_words":
      return tooManyParts("word_meanings");
    case "a_song_has_at_most_50_notes":
      return tooManyParts("notes");
    case "a_song_has_at_most_100_singers":
      return tooManyPeople("singerNames");
    case "a_song_has_at_most_100_lyricists":
      return tooManyPeople("lyricistNames");
    case "a_song_has_at_most_100_music_directors":
      return tooManyPeople("musicDirectorNames");
    case "song_cover_begins_with_http_or_https":
      return invalidPictureUrl("cover_image_url");
    case "song_year_is_from_1900_to_two_years_from_now":
      return invalidYear();
    case "track_number_is_from_1_to_999":
      return invalidTrack();
    default:
      return beyondLimit(constraint);
  }
}

const fieldOfLimit: Readonly<Record<string, keyof SongInput>> = {
  title: "title",
  english_lyrics: "lyrics_english",
  hindi_lyrics: "lyrics_hindi",
  genre: "genre",
  english_translation: "translation_english",
  plain_hindi: "translation_hindi",
  translator: "translator",
  own_word: "word_meanings",
  own_english: "word_meanings",
  own_hindi: "word_meanings",
  noted_line: "notes",
  note: "notes",
  song_cover: "cover_image_url",
  album_name: "albumName",
  singer_name: "singerNames",
  lyricist_name: "lyricistNames",
  music_director_name: "musicDirectorNames",
};

/** The name of a constraint contains its limit: `title_is_at_most_300_characters`. */
function beyondLimit(constraint: string): SongRefusal | null {
  const [, what = "", limit] = /^(\w+?)_(?:is|are)_at_most_(\d+)_characters$/.exec(constraint) ?? [];
  const field = fieldOfLimit[what];
  return field && limit ? tooLong(field, what.replaceAll("_", " "), limit) : null;
}

/** Of each kind; the database has the same limit. */
export const mostPeopleOfSong = 100;

export const peopleFields = ["singerNames", "lyricistNames", "musicDirectorNames"] as const;
const peopleOf = {
  singerNames: "singers",
  lyricistNames: "lyricists",
  musicDirectorNames: "music directors",
};

export function tooManyPeople(field: (typeof peopleFields)[number]): SongRefusal {
  const message = `A song may have at most ${mostPeopleOfSong} ${peopleOf[field]}. Please leave out the others.`;
  return { code: "too-many", field, message };
}

/** Also used for numbers that are not whole. */
export function invalidTrack(): SongRefusal {
  const message = "Please give a track number from 1 to 999, or none.";
  return { code: "track-invalid", field: "track_number", message };
}
