/** A song as other rooms see it: the column names of `lyrics`, with its credits in display form. */

import type { BothNames, DevanagariName } from "../names/devanagari-name.ts";
import type { Ways } from "../song-groups/song-groups.ts";
import type { LineNote } from "./song-parts.ts";

/** A singer, lyricist or music director as a credit of a song. */
export interface Credit extends BothNames {
  readonly id: number;
}

/** What a card, a row of a chart or a search hit shows. */
export interface SongCard {
  readonly id: number;
  readonly title: string;
  readonly genre: string | null;
  /** The song's own year, otherwise its album's. */
  readonly year: number | null;
  readonly views: number;
  readonly cover_image_url: string | null;
  readonly albumId: number | null;
  readonly albumName: string | null;
  readonly albumCoverUrl: string | null;
  /** Names of the singers in the order of their credits, joined by `, `; empty if there is none. */
  readonly singerName: string;
  /** For pages in Hindi, as far as they are known; so are album and genre, null if the song has none. */
  readonly singersInDevanagari?: string;
  readonly albumInDevanagari?: string | null;
  readonly genreInDevanagari?: string | null;
  /** First line of the Hindi lyrics without a final danda or comma, for cards and generated sleeves. */
  readonly firstHindiLine: string | null;
}

/** What a song means, in its lines and stanzas; at least one of both texts is there. */
export interface Translation {
  readonly english: string | null;
  /** A paraphrase in today's Hindi, in Devanagari. */
  readonly plainHindi: string | null;
  /** Who wrote it, as it is credited. */
  readonly translator: string | null;
}

/** A whole song in display form, with credits in their order. */
export interface Song extends SongCard {
  readonly lyrics_english: string | null;
  readonly lyrics_hindi: string | null;
  readonly youtube_video_id: string | null;
  /** Part of the address of the genre; null without a genre that has letters. */
  readonly genreSlug: string | null;
  readonly albumDevanagari?: DevanagariName | null;
  readonly translation: Translation | null;
  /** In any order; their lines may be gone. */
  readonly notes: readonly LineNote[];
  /** How many of its words are explained. */
  readonly wordCount: number;
  /** Whether readers are offered a machine-made version of the script that it lacks. */
  readonly hasMachineVersion: boolean;
  /** ISO 8601 with microseconds; also the version of an edit. Views do not change it. */
  readonly updated_at: string;
  readonly singers: readonly Credit[];
  readonly lyricists: readonly Credit[];
  readonly musicDirectors: readonly Credit[];
}

/** A singer, lyricist or music director as a card. */
export interface PersonCard extends BothNames {
  readonly id: number;
  readonly image_url: string | null;
  readonly songCount: number;
}

/** A word of a song that the glossary explains. */
export interface ExplainedWord {
  /** In Devanagari and in Roman letters, as a dictionary has it. */
  readonly word: string;
  readonly roman: string;
  /** The language that it comes from, in lower case. */
  readonly origin: string;
  /** Its meaning in English, and in plain Hindi. */
  readonly english: string;
  readonly hindi: string;
  /** As the lyrics have it, Roman spellings in lower case. */
  readonly spellings: readonly string[];
  /** Readers of today know it: it is explained, and not marked in the lyrics. */
  readonly isKnown: boolean;
  /** The name by which the poet signs: in the last two lines the word has no other meaning. */
  readonly isSignature: boolean;
}

/** Everything that the song page shows. */
export interface SongPage {
  readonly song: Song;
  /** At most three other songs of the same album. */
  readonly moreFromAlbum: readonly SongCard[];
  /** At most three other songs of the first singer. */
  readonly moreByFirstSinger: readonly SongCard[];
}

/** Everything that the home page shows. */
export interface HomePage {
  /** The six newest songs. */
  readonly latest: readonly SongCard[];
  /** The four top singers. */
  readonly topSingers: readonly PersonCard[];
  /** Decades and genres, which lead to the others. */
  readonly ways: Ways;
  /** The six most viewed songs. */
  readonly top: readonly SongCard[];
}
