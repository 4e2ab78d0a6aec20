/** What the form of a song sends. */

/** The fields of the song form as they were typed. A field that is left out is blank. */
export interface SongInput {
  readonly title: string;
  /** `Devdas (2002)` names an album with its year. */
  readonly albumName?: string | null;
  /** Names are comma-separated, in the order of the credits. */
  readonly singerNames?: string | null;
  readonly lyricistNames?: string | null;
  readonly musicDirectorNames?: string | null;
  readonly genre?: string | null;
  readonly lyrics_hindi?: string | null;
  readonly lyrics_english?: string | null;
  /** Any YouTube address, or the 11 characters. */
  readonly youtube_video_id?: string | null;
  readonly cover_image_url?: string | null;
  readonly year?: number | null;
}
