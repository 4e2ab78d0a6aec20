/** Turns songs, people and albums of the catalogue into the data of cards. Missing values become placeholders. */
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
import { formatCount } from "../components/format-count.ts";
import type { SongCardData } from "../components/song-card.tsx";
import { yearBesideName } from "./year-beside-name.server.ts";

export function songCardData(song: SongCard): SongCardData {
  return {
    id: song.id,
    address: addressOfSong(song),
    title: song.title,
    hindiLine: hindiLineOf(song),
    singer: song.singerName || "Various Artists",
    album: song.albumName ?? "Single",
    genre: song.genre ?? "Bollywood",
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
  { id, name, songCount, image_url }: PersonCard,
  addressOf = addressOfArtist,
): EntryCardData {
  return {
    id,
    address: addressOf({ id, name }),
    name,
    details: formatCount(songCount, "Song"),
    picture: { generated: portraitOf(name).src, stored: image_url },
  };
}

export function albumCardData({ id, name, year, songCount, image_url }: AlbumCard): EntryCardData {
  const shownYear = yearBesideName({ name, year });
  const tracks = formatCount(songCount, "track");
  return {
    id,
    address: addressOfAlbum({ id, name }),
    name,
    details: shownYear === null ? tracks : `${shownYear} • ${tracks}`,
    picture: { generated: sleeveOf(name).src, stored: image_url },
  };
}
