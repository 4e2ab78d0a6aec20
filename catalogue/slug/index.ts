/** The door of slugs: addresses that the site gives to songs, people and albums, and what an address says. */
export {
  addressOfAlbum,
  addressOfArtist,
  addressOfDecade,
  addressOfGenre,
  addressOfLyricist,
  addressOfMachineVersion,
  addressOfMusicDirector,
  addressOfReport,
  addressOfSinger,
  addressOfSong,
  addressOfWordsOfSong,
  addressOfYear,
  readSlugId,
  readYear,
} from "./addresses.ts";
export { type AddressedKind, addressedKinds } from "./kinds.ts";
export { romanise } from "./romanise.ts";
export { slugOf } from "./slug.ts";
