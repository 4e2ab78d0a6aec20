/** What has an address with a number: of each kind its table, and its addresses, the one that is shown first. */
import {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
} from "./addresses.ts";

type AddressOf = (one: { readonly id: number; readonly name: string }) => string;

interface Kind {
  readonly table: string;
  /** The first parts of its addresses. */
  readonly segments: readonly [string, ...string[]];
  readonly addresses: readonly [AddressOf, ...AddressOf[]];
}

export const addressedKinds = {
  song: {
    table: "lyrics",
    segments: ["lyrics"],
    addresses: [({ id, name }) => addressOfSong({ id, title: name })],
  },
  singer: { table: "singers", segments: ["singer", "artist"], addresses: [addressOfSinger, addressOfArtist] },
  lyricist: { table: "lyricists", segments: ["lyricist"], addresses: [addressOfLyricist] },
  "music-director": {
    table: "music_directors",
    segments: ["music-director"],
    addresses: [addressOfMusicDirector],
  },
  album: { table: "albums", segments: ["album"], addresses: [addressOfAlbum] },
} as const satisfies Readonly<Record<string, Kind>>;

export type AddressedKind = keyof typeof addressedKinds;
