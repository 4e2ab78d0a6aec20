/** A song as the rest of the house sees it: the column names of `lyrics`, with its credits in display form. */

/** A singer, lyricist or music director as a credit of a song. */
export interface Credit {
  readonly id: number;
  readonly name: string;
}

/** What a card, a row of a chart or a search hit shows of a song. */
export interface SongCard {
  readonly id: number;
  readonly title: string;
  readonly genre: string | null;
  /** The song's own year, else its album's. */
  readonly year: number | null;
  readonly views: number;
  readonly cover_image_url: string | null;
  readonly albumId: number | null;
  readonly albumName: string | null;
  readonly albumCoverUrl: string | null;
  /** Names of the singers in the order of their credits, joined by `, `; empty when there is none. */
  readonly singerName: string;
  /** First line of the Hindi lyrics without a closing danda or comma, for cards and generated sleeves. */
  readonly firstHindiLine: string | null;
}

/** A whole song in display form. Credits stand in their order. */
export interface Song extends SongCard {
  readonly lyrics_english: string | null;
  readonly lyrics_hindi: string | null;
  readonly youtube_video_id: string | null;
  /** ISO 8601 with microseconds; also the version of an edit. Not touched by views. */
  readonly updated_at: string;
  readonly singers: readonly Credit[];
  readonly lyricists: readonly Credit[];
  readonly musicDirectors: readonly Credit[];
}

/** A singer (or, with the same shape, a lyricist or music director) as a card. */
export interface PersonCard {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
  readonly songCount: number;
}

/** Everything the song page shows, found in one round trip. */
export interface SongPage {
  readonly song: Song;
  /** At most three other songs of the same album. */
  readonly moreFromAlbum: readonly SongCard[];
  /** At most three other songs of the first singer. */
  readonly moreByFirstSinger: readonly SongCard[];
}

/** Everything the home page shows, found in one round trip. */
export interface HomePage {
  /** The six newest songs. */
  readonly latest: readonly SongCard[];
  /** The four top singers. */
  readonly topSingers: readonly PersonCard[];
  /** The six most viewed songs. */
  readonly top: readonly SongCard[];
}
