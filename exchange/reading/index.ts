/**
 * The second door of the exchange: how files are read, without a database and without Node.js, so that browsers can
 * do it too.
 */

export { columnsOf, columnsToRead } from "../entries/entry-columns.ts";
export { type FileFormat, formatOf, isFormat, isOfSongs, isOfSystem } from "../file-format.ts";
export { FileRefused } from "../file-refused.ts";
export { createAlbumMemory } from "../songs/earlier-albums.ts";
export { type ExchangedSong, type Field, fieldOfColumn, type ReadSong } from "../songs/exchanged-song.ts";
export { createDuplicateFinder } from "../songs/find-duplicates.ts";
export {
  albumsAsOffered,
  type CollectedNames,
  collectNames,
  keyOfOffer,
  type NamesToAsk,
  namesToAsk,
  newNamesToAsk,
  noNames,
  type OfferInFile,
  type OfferOfKind,
  offersByKey,
  offersInFile,
  offersOfKind,
  partsToAsk,
  readAsOffered,
} from "../songs/offered-names.ts";
export { ownCopy } from "../songs/own-copy.ts";
export { personKey } from "../songs/person-key.ts";
export { problemIn, problemInTexts } from "../songs/problem-in-song.ts";
export { creditsOf, fieldOfCredit, isHeading } from "./credits.ts";
export { decodeText } from "./decode-text.ts";
export { type ColumnsOfFile, describeColumns } from "./describe-columns.ts";
export { namesPeople } from "./match-columns.ts";
export { mostBytesOfPart, mostSongsOfFile, mostSongsOfPart } from "./part-limits.ts";
export { readCsv } from "./read-csv.ts";
export { readMoment } from "./read-moment.ts";
export { readPlainText } from "./read-plain-text.ts";
export { readSongs } from "./read-songs.ts";
export { isMarkedSection } from "./section-labels.ts";
export { listOf, sameLetters } from "./song-of-text.ts";
export type { SourceFile } from "./source-file.ts";
export { withYear, withYearOfFilm } from "./year-of-album.ts";
