/** Turns a song as the catalogue found it into what its page shows. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
  type Credit,
  type SongPage,
} from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { scriptsPair } from "../components/lyrics/pair-stanzas.ts";
import { stanzasOf } from "../components/lyrics/stanzas.ts";
import type { LinkedName } from "../components/names.tsx";
import { songCardFacts } from "./card-facts.server.ts";

export type SongFacts = ReturnType<typeof songFacts>;

/** The only form of a video's id that goes into an address. */
const videoId = /^[\w-]{11}$/;

export function songFacts({ song, moreFromAlbum, moreByFirstSinger }: SongPage) {
  const sleeve = sleeveOf(song.title, song.firstHindiLine);
  const video = song.youtube_video_id;
  const [roman, hindi] = [stanzasOf(song.lyrics_english ?? ""), stanzasOf(song.lyrics_hindi ?? "")];
  return {
    id: song.id,
    address: addressOfSong(song),
    title: song.title,
    hindiLine: song.firstHindiLine,
    views: song.views,
    roman,
    hindi,
    /** Whether the scripts can be read line by line. */
    pairs: scriptsPair(roman, hindi),
    singers: linked(song.singers, addressOfSinger),
    musicDirectors: linked(song.musicDirectors, addressOfMusicDirector),
    lyricists: linked(song.lyricists, addressOfLyricist),
    album: albumOf(song),
    year: song.year,
    genre: song.genre,
    cover: { generated: sleeve.src, stored: song.cover_image_url ?? song.albumCoverUrl },
    vinyl: discOf("vinyl", sleeve.ink),
    ink: sleeve.ink,
    video: video && videoId.test(video) ? { id: video, picture: discOf("record", sleeve.ink) } : null,
    moreFromAlbum: moreFromAlbum.map(songCardFacts),
    moreByFirstSinger: moreByFirstSinger.map(songCardFacts),
  };
}

function linked(credits: readonly Credit[], addressOf: (credit: Credit) => string): LinkedName[] {
  return credits.map(({ id, name }) => ({ id, name, address: addressOf({ id, name }) }));
}

function albumOf({ albumId, albumName }: SongPage["song"]): LinkedName | null {
  if (albumId === null || albumName === null) return null;
  return { id: albumId, name: albumName, address: addressOfAlbum({ id: albumId, name: albumName }) };
}
