/** What the page of an album tells search engines. Says only what the page shows: words for what is not known stay out. */
import type { MetaDescriptor } from "react-router";
import type { MusicAlbum, MusicRecording } from "schema-dts";
import { type Album, addressOfAlbum, addressOfSong, type PageOfSongs, type SongCard } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import { addressOfPage } from "../components/page-address.ts";
import { yearBesideName } from "./album-words.server.ts";
import { firstTitles, pageWords } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta } from "./page-meta.server.ts";

type FoundAlbum = PageOfSongs<Album>;

export function albumMeta(found: FoundAlbum, site: NamedSite): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const year = yearBesideName(owner);
  const named = year === null ? owner.name : `${owner.name} (${year})`;
  const tracks = countWords(owner.songCount, "track");
  const line = year === null ? null : String(year);
  return pageMeta({
    site,
    title: `${named} Songs and Lyrics${pageWords(page)} - ${site.name}`,
    description: `Lyrics of ${tracks} of ${named}${pageWords(page)}${firstTitles(songs)}`,
    path: addressOfPage(addressOfAlbum(owner), page),
    kind: "music.album",
    picture: { kind: "album", id: owner.id, title: owner.name, hindiLine: null, line },
    isListed: page === 1,
    structured: structuredAlbum(found, site.origin),
  });
}

export function structuredAlbum({ owner, songs }: FoundAlbum, origin: string) {
  const address = addressOfAlbum(owner);
  const album: MusicAlbum = {
    "@type": "MusicAlbum",
    "@id": `${origin + address}#album`,
    name: owner.name,
    url: origin + address,
    numTracks: owner.songCount,
    ...(owner.year !== null && { datePublished: String(owner.year) }),
    ...(owner.cover_image_url && { image: owner.cover_image_url }),
    ...(songs.length > 0 && { track: songs.map((song) => recording(song, origin)) }),
  };
  const steps = [
    { name: "Albums", address: "/albums" },
    { name: owner.name, address },
  ];
  return graphOf(album, steps, origin);
}

/** Singers are told by name alone: a card does not know more of them. */
function recording(song: SongCard, origin: string): MusicRecording {
  const singers = song.singerName.split(", ").filter(Boolean);
  return {
    "@type": "MusicRecording",
    name: song.title,
    url: origin + addressOfSong(song),
    ...(singers.length > 0 && { byArtist: singers.map((name) => ({ "@type": "Person", name })) }),
  };
}
