/** Turns what the catalogue found into what cards show: addresses, pictures and the words for what is not known. */
import { addressOfArtist, addressOfSong, type PersonCard, type SongCard } from "#catalogue";
import { portraitOf, sleeveOf } from "#pictures";
import type { ArtistCardFacts } from "../components/artist-card.tsx";
import type { SongCardFacts } from "../components/song-card.tsx";

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

export function artistCardFacts(artist: PersonCard): ArtistCardFacts {
  return {
    id: artist.id,
    address: addressOfArtist(artist),
    name: artist.name,
    songCount: artist.songCount,
    portrait: { generated: portraitOf(artist.name).src, stored: artist.image_url },
  };
}
