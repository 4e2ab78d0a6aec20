/** Turns an album of the catalogue into the data of its page. */
import { type AlbumPage, addressOfAlbum, addressOfLyricist, addressOfMusicDirector } from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { songCardData } from "./card-data.server.ts";
import { yearBesideName } from "./year-beside-name.server.ts";

export function albumData(found: AlbumPage) {
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
    songs: songs.map(songCardData),
    songCount: owner.songCount,
    page,
    pages,
  };
}
