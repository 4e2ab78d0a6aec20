/** Turns songs, people and albums of the catalogue into the data of cards. */
import {
  type AlbumCard,
  addressOfAlbum,
  addressOfArtist,
  addressOfSong,
  type PersonCard,
  type SongCard,
} from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import type { EntryCardData } from "../components/entry-card.tsx";
import type { SongCardData } from "../components/song-card.tsx";
import { yearBesideName } from "./year-beside-name.server.ts";

export function songCardData(song: SongCard): SongCardData {
  return {
    id: song.id,
    address: addressOfSong(song),
    title: song.title,
    hindiLine: hindiLineOf(song),
    singer: song.singersInDevanagari || song.singerName || null,
    album: song.albumInDevanagari ?? song.albumName,
    genre: song.genreInDevanagari ?? song.genre,
    cover: {
      generated: sleeveOf(song.title, song.firstHindiLine).src,
      stored: song.cover_image_url ?? song.albumCoverUrl,
    },
  };
}

/** Characters. A longer line would become a paragraph on a card of half a phone's width. */
const maxLineLength = 60;

function hindiLineOf({ title, firstHindiLine }: SongCard): string | null {
  return firstHindiLine && firstHindiLine !== title && firstHindiLine.length <= maxLineLength
    ? firstHindiLine
    : null;
}

export function personCardData(
  { id, name, devanagari, songCount, image_url }: PersonCard,
  addressOf = addressOfArtist,
): EntryCardData {
  return {
    id,
    address: addressOf({ id, name }),
    name,
    devanagari,
    songCount,
    picture: { generated: portraitOf(name).src, stored: image_url },
  };
}

export function albumCardData({
  id,
  name,
  devanagari,
  year,
  songCount,
  image_url,
}: AlbumCard): EntryCardData {
  return {
    id,
    address: addressOfAlbum({ id, name }),
    name,
    devanagari,
    songCount,
    year: yearBesideName({ name, year }),
    picture: { generated: sleeveOf(name).src, stored: image_url },
  };
}
