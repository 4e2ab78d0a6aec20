/** Turns what the catalogue found into what cards show: addresses, pictures and the words for what is not known. */
import {
  type AlbumCard,
  addressOfAlbum,
  addressOfArtist,
  addressOfSong,
  type PersonCard,
  type SongCard,
} from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import { countWords } from "../components/count-words.ts";
import type { EntryCardFacts } from "../components/entry-card.tsx";
import type { SongCardFacts } from "../components/song-card.tsx";
import { yearBesideName } from "./album-words.server.ts";

export function songCardFacts(song: SongCard): SongCardFacts {
  return {
    id: song.id,
    address: addressOfSong(song),
    title: song.title,
    hindiLine: lineOfCard(song),
    singer: song.singerName || "Various Artists",
    album: song.albumName ?? "Single",
    genre: song.genre ?? "Bollywood",
    cover: {
      generated: sleeveOf(song.title, song.firstHindiLine).src,
      stored: song.cover_image_url ?? song.albumCoverUrl,
    },
  };
}

/** Letters. A longer line would be a paragraph at half a phone's width, and half a line says nothing. */
const longestLine = 60;

function lineOfCard({ title, firstHindiLine }: SongCard): string | null {
  return firstHindiLine && firstHindiLine !== title && firstHindiLine.length <= longestLine
    ? firstHindiLine
    : null;
}

export function personCardFacts(
  { id, name, songCount, image_url }: PersonCard,
  addressOf = addressOfArtist,
): EntryCardFacts {
  return {
    id,
    address: addressOf({ id, name }),
    name,
    words: countWords(songCount, "Song"),
    picture: { generated: portraitOf(name).src, stored: image_url },
  };
}

export function albumCardFacts({ id, name, year, songCount, image_url }: AlbumCard): EntryCardFacts {
  const shownYear = yearBesideName({ name, year });
  const tracks = countWords(songCount, "track");
  return {
    id,
    address: addressOfAlbum({ id, name }),
    name,
    words: shownYear === null ? tracks : `${shownYear} • ${tracks}`,
    picture: { generated: sleeveOf(name).src, stored: image_url },
  };
}
