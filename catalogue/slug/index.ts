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
export { romanise } from "./romanise.ts";
export { slugOf } from "./slug.ts";
