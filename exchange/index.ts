/** The door of the exchange: exports and imports songs, people and albums as files for other programs. */
export { writeCsv } from "./csv/write-csv.ts";
export { exportFile } from "./export-file.ts";
export { exportStream } from "./export-stream.ts";
export type { Exported } from "./exported.ts";
export { FileRefused } from "./file-refused.ts";
export { type FoundFile, findFiles } from "./find-files.ts";
export { importFile, importFiles, type Reported } from "./import-file.ts";
export {
  createRemarkCounter,
  describeCount,
  describeRemarks,
  proofreadSong,
  safeMends,
  signKinds,
  wordsInLines,
} from "./proofreading/index.ts";
export type { Examined } from "./saving/examine-part.ts";
export type { ImportStatus, Outcome } from "./saving/outcome.ts";
export { type Part, PartRefused, readNames, readPart } from "./saving/read-part.ts";
export { answerNames } from "./songs/answer-names.ts";
export type { ExchangedSong } from "./songs/exchanged-song.ts";
export { inputOf } from "./songs/song-input.ts";
export { takePart } from "./take-part.ts";
