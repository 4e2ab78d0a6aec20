/**
 * The metadata of the page of an album. Contains only what the page shows, without placeholders for missing values.
 */
import type { MetaDescriptor } from "react-router";
import type { MusicAlbum, MusicRecording } from "schema-dts";
import { type Album, addressOfAlbum, type PageOfSongs, type Track } from "#catalogue";
import { namesIn } from "../components/names-in.ts";
import { addressOfPage } from "../components/page-address.ts";
import type { Texts } from "../texts/en/index.ts";
import { alternateNames } from "./alternate-names.server.ts";
import { firstTitles, structuredRecording } from "./list-meta.server.ts";
import { graphOf, type NamedSite, pageMeta, type UrlOf, urlsIn } from "./page-meta.server.ts";
import { yearBesideName } from "./year-beside-name.server.ts";

type FoundAlbum = PageOfSongs<Album, Track>;

export function albumMeta(found: FoundAlbum, site: NamedSite, texts: Texts): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const year = yearBesideName(owner);
  const { first: name } = namesIn(texts, owner);
  const nameAndYear = year === null ? name : `${name} (${year})`;
  const { title, description } = texts.album;
  const suffix = texts.lists.page(page);
  const line = year === null ? null : String(year);
  return pageMeta({
    texts,
    site,
    title: `${title(nameAndYear)}${suffix} - ${site.name}`,
    description: description(owner.songCount, nameAndYear) + suffix + firstTitles(songs, texts),
    path: addressOfPage(addressOfAlbum(owner), page),
    kind: "music.album",
    picture: { kind: "album", id: owner.id, title: owner.name, hindiLine: null, line },
    isIndexed: page === 1,
    structured: structuredAlbum(found, urlsIn(site, texts), texts),
  });
}

export function structuredAlbum({ owner, songs }: FoundAlbum, url: UrlOf, texts: Texts) {
  const address = addressOfAlbum(owner);
  const album: MusicAlbum = {
    "@type": "MusicAlbum",
    "@id": `${url(address)}#album`,
    name: owner.name,
    url: url(address),
    numTracks: owner.songCount,
    ...alternateNames(owner),
    ...(owner.about && { description: owner.about }),
    ...(owner.year !== null && { datePublished: String(owner.year) }),
    ...(owner.cover_image_url && { image: owner.cover_image_url }),
    ...(songs.length > 0 && { track: songs.map((song) => structuredTrack(song, url)) }),
  };
  const breadcrumbs = [
    { name: texts.links.header["/albums"], address: "/albums" },
    { name: owner.name, address },
  ];
  return graphOf(album, breadcrumbs, url, texts);
}

function structuredTrack(song: Track, url: UrlOf): MusicRecording {
  const recording = structuredRecording(song, url);
  return song.trackNumber === null ? recording : { ...recording, position: song.trackNumber };
}
