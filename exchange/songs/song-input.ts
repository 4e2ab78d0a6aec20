/** Converts a song of a file into the form's input. */
import type { SongInput } from "#catalogue";
import type { ExchangedSong } from "./exchanged-song.ts";
import { readParts } from "./song-parts.ts";

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
