/** What the page of an album tells search engines. Says only what the page shows: words for what is not known stay out. */
import type { MetaDescriptor } from "react-router";
import type { Graph, MusicAlbum, MusicRecording } from "schema-dts";
import { type Album, addressOfAlbum, addressOfSong, type PageOfSongs, type SongCard } from "#catalogue";
import { countWords } from "../components/count-words.ts";
import { addressOfPage } from "../components/page-address.ts";
import { yearBesideName } from "./album-words.server.ts";
import { breadcrumbs, firstTitles, pageWords, robotsOfPage } from "./list-meta.server.ts";
import { pageMeta } from "./page-meta.server.ts";
import { socialPicture } from "./social-picture.server.ts";

interface Site {
  readonly name: string;
  readonly origin: string;
}

type FoundAlbum = PageOfSongs<Album>;

export function albumMeta(found: FoundAlbum, site: Site): MetaDescriptor[] {
  const { owner, page, songs } = found;
  const year = yearBesideName(owner);
  const named = year === null ? owner.name : `${owner.name} (${year})`;
  const tracks = countWords(owner.songCount, "track");
  return [
    ...pageMeta({
      siteName: site.name,
      title: `${named} Songs and Lyrics${pageWords(page)} - ${site.name}`,
      description: `Lyrics of ${tracks} of ${named}${pageWords(page)}${firstTitles(songs)}`,
      canonical: addressOfPage(site.origin + addressOfAlbum(owner), page),
      kind: "music.album",
      picture: socialPicture(
        {
          kind: "album",
          id: owner.id,
          title: owner.name,
          hindiLine: null,
          line: year === null ? null : String(year),
        },
        site,
      ),
    }),
    ...robotsOfPage(page),
    { "script:ld+json": structuredAlbum(found, site.origin) },
  ];
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
  return {
    "@context": "https://schema.org",
    "@graph": [album, breadcrumbs(steps, origin)],
  } satisfies Graph;
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
