export {
  addressOfAlbum,
  addressOfArtist,
  addressOfLyricist,
  addressOfMachineVersion,
  addressOfMusicDirector,
  addressOfSinger,
  addressOfSong,
  readSlugId,
} from "./addresses.ts";
export { romanise } from "./romanise.ts";
export { slugOf } from "./slug.ts";
