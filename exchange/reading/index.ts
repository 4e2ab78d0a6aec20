/**
 * The second door of the exchange: how files are read, without a database and without Node.js, so that browsers can
 * do it too.
 */

export { columnsOf, columnsToRead } from "../entries/entry-columns.ts";
export { type FileFormat, formatOf, isFormat, isOfSongs, isOfSystem } from "../file-format.ts";
export { FileRefused } from "../file-refused.ts";
export { createAlbumMemory } from "../songs/earlier-albums.ts";
export { type ExchangedSong, fieldOfColumn, type ReadSong } from "../songs/exchanged-song.ts";
export { createDuplicateFinder } from "../songs/find-duplicates.ts";
export {
  type CollectedNames,
  collectNames,
  type OfferInFile,
  offersInFile,
  readAsOffered,
} from "../songs/offered-names.ts";
export { ownCopy } from "../songs/own-copy.ts";
export { personKey } from "../songs/person-key.ts";
export { problemIn, problemInTexts } from "../songs/problem-in-song.ts";
export { decodeText } from "./decode-text.ts";
export { type ColumnsOfFile, describeColumns } from "./describe-columns.ts";
export { mostBytesOfPart, mostSongsOfFile, mostSongsOfPart, mostTextsOfNames } from "./part-limits.ts";
export { readCsv } from "./read-csv.ts";
export { readPlainText } from "./read-plain-text.ts";
export { readSongs } from "./read-songs.ts";
export type { SourceFile } from "./source-file.ts";
