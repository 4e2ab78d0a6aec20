/** The four alphabetical lists, with their texts and metadata. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  type DirectoryKind as CatalogueKind,
} from "#catalogue";

export interface DirectoryKind {
  readonly listed: CatalogueKind;
  readonly heading: string;
  /** Hindi ornament beside the heading. */
  readonly ornament: string;
  readonly address: string;
  readonly addressOf: (entry: { readonly id: number; readonly name: string }) => string;
  /** Name of one entry. */
  readonly singular: string;
  readonly description: string;
}

/** By their pattern in `site/addresses.ts`. */
const kinds: Readonly<Record<string, DirectoryKind>> = {
  albums: {
    listed: "albums",
    heading: "All Albums",
    ornament: "एल्बम",
    address: "/albums",
    addressOf: addressOfAlbum,
    singular: "album",
    description: "Hindi albums from A to Z with their years and tracks, and the lyrics of their songs",
  },
  singers: {
    listed: "singers",
    heading: "Singers",
    ornament: "गायक",
    address: "/singers",
    addressOf: addressOfSinger,
    singular: "singer",
    description: "Singers of Hindi songs from A to Z, and the lyrics of what they sang",
  },
  lyricists: {
    listed: "lyricists",
    heading: "Lyricists",
    ornament: "गीतकार",
    address: "/lyricists",
    addressOf: addressOfLyricist,
    singular: "lyricist",
    description: "Lyricists of Hindi songs from A to Z, and the lyrics that they wrote",
  },
  "music-directors": {
    listed: "music_directors",
    heading: "Music Directors",
    ornament: "संगीतकार",
    address: "/music-directors",
    addressOf: addressOfMusicDirector,
    singular: "music director",
    description: "Music directors of Hindi songs from A to Z, and the lyrics of what they composed",
  },
};

/** @throws if `site/addresses.ts` has a pattern that is missing above */
export function kindOfDirectory(pattern: string): DirectoryKind {
  const kind = kinds[pattern.replace(/^\//, "")];
  if (!kind)
    throw new Error(
      `Nothing is listed at ${pattern}; add the address to kinds in site/visitor-pages/directory-kinds.server.ts.`,
    );
  return kind;
}
