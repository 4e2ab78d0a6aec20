/** A song of a file as the form of a song would send it, and what in it no form could send. */
import type { SongInput } from "#catalogue";
import type { ExchangedSong, ReadSong } from "./exchanged-song.ts";

const wholeNumber = /^\s*\d{1,5}\s*$/;

/** ISO 8601; without a zone it is taken for UTC. */
const moment = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** @returns what is wrong before the database is asked, in words; nothing when nothing is */
export function mistakeIn({ song, mistake }: ReadSong): string | undefined {
  if (mistake) return mistake;
  if (song.year?.trim() && !wholeNumber.test(song.year)) {
    return `The year has to be a number such as 1975, not ${JSON.stringify(song.year.slice(0, 40))}.`;
  }
  const { created_at: createdAt } = song;
  if (createdAt && (!moment.test(createdAt) || Number.isNaN(Date.parse(createdAt)))) {
    return `created_at has to be a time such as 1975-08-15T10:00:00Z, not ${JSON.stringify(createdAt.slice(0, 40))}.`;
  }
  return undefined;
}

/** @param song without mistakes */
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
    youtube_video_id: song.youtube_video_id,
    cover_image_url: song.cover_image_url,
    year: song.year?.trim() ? Number(song.year) : null,
  };
}
