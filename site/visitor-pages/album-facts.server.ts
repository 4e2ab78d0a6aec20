/** Turns an album as the catalogue found it into what its page shows. */
import { type AlbumPage, addressOfAlbum, addressOfLyricist, addressOfMusicDirector } from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { yearBesideName } from "./album-words.server.ts";
import { songCardFacts } from "./card-facts.server.ts";

export function albumFacts(found: AlbumPage) {
  const { owner, songs, page, pages } = found;
  const { src, ink } = sleeveOf(owner.name);
  return {
    name: owner.name,
    address: addressOfAlbum(owner),
    year: yearBesideName(owner),
    musicDirectors: found.musicDirectors.map((one) => ({ ...one, address: addressOfMusicDirector(one) })),
    lyricists: found.lyricists.map((one) => ({ ...one, address: addressOfLyricist(one) })),
    cover: { generated: src, stored: owner.cover_image_url },
    vinyl: discOf("vinyl", ink),
    ink,
    songs: songs.map(songCardFacts),
    songCount: owner.songCount,
    page,
    pages,
  };
}
