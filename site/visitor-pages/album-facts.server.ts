/** Turns an album as the catalogue found it into what its page shows. */
import { type Album, addressOfAlbum, type PageOfSongs } from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import type { PictureFacts } from "../components/picture.tsx";
import type { SongListFacts } from "../components/song-list.tsx";
import { songCardFacts } from "./card-facts.server.ts";

export interface AlbumFacts extends SongListFacts {
  readonly name: string;
  readonly address: string;
  readonly year: number | null;
  readonly cover: PictureFacts;
  readonly vinyl: string;
  readonly ink: string;
}

export function albumFacts({ owner, songs, page, pages }: PageOfSongs<Album>): AlbumFacts {
  const { src, ink } = sleeveOf(owner.name);
  return {
    name: owner.name,
    address: addressOfAlbum(owner),
    year: owner.year,
    cover: { generated: src, stored: owner.cover_image_url },
    vinyl: discOf("vinyl", ink),
    ink,
    songs: songs.map(songCardFacts),
    songCount: owner.songCount,
    page,
    pages,
  };
}
