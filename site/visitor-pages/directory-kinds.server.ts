/** The four alphabetical lists, with their addresses. */
import {
  addressOfAlbum,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  type DirectoryKind as CatalogueKind,
} from "#catalogue";

export interface DirectoryKind {
  readonly listed: CatalogueKind;
  readonly address: string;
  readonly addressOf: (entry: { readonly id: number; readonly name: string }) => string;
}

/** By their pattern in `site/addresses.ts`. */
const kinds: Readonly<Record<string, DirectoryKind>> = {
  albums: {
    listed: "albums",
    address: "/albums",
    addressOf: addressOfAlbum,
  },
  singers: {
    listed: "singers",
    address: "/singers",
    addressOf: addressOfSinger,
  },
  lyricists: {
    listed: "lyricists",
    address: "/lyricists",
    addressOf: addressOfLyricist,
  },
  "music-directors": {
    listed: "music_directors",
    address: "/music-directors",
    addressOf: addressOfMusicDirector,
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
