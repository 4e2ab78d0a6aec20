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
    hindiLine: song.firstHindiLine,
    singer: song.singerName || "Various Artists",
    album: song.albumName ?? "Single",
    genre: song.genre ?? "Bollywood",
    cover: {
      generated: sleeveOf(song.title, song.firstHindiLine).src,
      stored: song.cover_image_url ?? song.albumCoverUrl,
    },
  };
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
