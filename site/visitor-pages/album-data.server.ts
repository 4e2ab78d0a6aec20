/** Turns an album of the catalogue into the data of its page. */
import {
  type AlbumPage,
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  type Credit,
  type Makers,
} from "#catalogue";
import { discOf, sleeveOf } from "#pictures";
import { namesIn } from "../components/names-in.ts";
import type { Texts } from "../texts/en/index.ts";
import { songCardData } from "./card-data.server.ts";
import { yearBesideName } from "./year-beside-name.server.ts";

export function albumData(found: AlbumPage, texts: Texts) {
  const { owner, songs, page, pages } = found;
  const { src, ink } = sleeveOf(owner.name);
  return {
    names: namesIn(texts, owner),
    address: addressOfAlbum(owner),
    label: owner.label,
    about: owner.about,
    aliases: owner.aliases,
    year: yearBesideName(owner),
    musicDirectors: makers(found.musicDirectors, addressOfMusicDirector),
    lyricists: makers(found.lyricists, addressOfLyricist),
    cover: { generated: src, stored: owner.cover_image_url },
    vinyl: discOf("vinyl", ink),
    ink,
    songs: songs.map((song) => ({ ...songCardData(song), track: song.trackNumber })),
    songCount: owner.songCount,
    page,
    pages,
  };
}

function makers({ names, hasOthers }: Makers, addressOf: (one: Credit) => string) {
  return { names: names.map((one) => ({ ...one, address: addressOf(one) })), hasOthers };
}
