/** Converts a song of a file into the form's input, and checks what a form could not send. */
import type { SongInput } from "#catalogue";
import type { ExchangedSong, ReadSong } from "./exchanged-song.ts";
import { partFieldsOf, problemInParts, readParts } from "./song-parts.ts";

const wholeNumber = /^\s*\d{1,5}\s*$/;

/** ISO 8601; UTC when no zone is given. */
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** @returns a problem that can be found without a query, or undefined */
export function problemIn({ song, problem }: ReadSong): string | undefined {
  if (problem) return problem;
  if (song.year?.trim() && !wholeNumber.test(song.year)) {
    return `The year has to be a number such as 1975, not ${JSON.stringify(song.year.slice(0, 40))}.`;
  }
  if (song.track_number?.trim() && !wholeNumber.test(song.track_number)) {
    return `The track number has to be a number such as 3, not ${JSON.stringify(song.track_number.slice(0, 40))}.`;
  }
  const wrong = partFieldsOf(song).map(problemInParts).find(Boolean);
  if (wrong) return wrong;
  const { created_at: createdAt } = song;
  if (createdAt && (!moment.test(createdAt) || Number.isNaN(Date.parse(createdAt)))) {
    return `created_at has to be a time such as 1975-08-15T10:00:00Z, not ${JSON.stringify(createdAt.slice(0, 40))}.`;
  }
  return undefined;
}

/** @param song without problems */
export function inputOf(song: ExchangedSong): SongInput {
  return {
    title: song.title ?? "",
    albumName: song.album,
    singerNames: song.singers,
    lyricistNames: song.lyricists,
    musicDirectorNames: song.music_directors,
    genre: song.genre,
    lyrics_hindi: song.lyrics_hindi,
    lyrics_english: song.lyrics_english,
    translation_english: song.translation_english,
    translation_hindi: song.translation_hindi,
    translator: song.translator,
    word_meanings: readParts("word_meanings", song.word_meanings),
    notes: readParts("notes", song.notes),
    youtube_video_id: song.youtube_video_id,
    cover_image_url: song.cover_image_url,
    year: song.year?.trim() ? Number(song.year) : null,
    ...(song.track_number !== undefined && {
      track_number: song.track_number.trim() ? Number(song.track_number) : null,
    }),
  };
}
