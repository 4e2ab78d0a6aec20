/** What has an address with a number: the table of each kind, and its addresses, the one that is shown first. */
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
  readonly addresses: readonly [AddressOf, ...AddressOf[]];
}

export const addressedKinds = {
  song: { table: "lyrics", addresses: [({ id, name }) => addressOfSong({ id, title: name })] },
  singer: { table: "singers", addresses: [addressOfSinger, addressOfArtist] },
  lyricist: { table: "lyricists", addresses: [addressOfLyricist] },
  "music-director": { table: "music_directors", addresses: [addressOfMusicDirector] },
  album: { table: "albums", addresses: [addressOfAlbum] },
} as const satisfies Readonly<Record<string, Kind>>;

export type AddressedKind = keyof typeof addressedKinds;
