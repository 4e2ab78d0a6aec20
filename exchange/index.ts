/** The door of the exchange: exports and imports songs as files for other programs. */
export { exportSongs } from "./export-songs.ts";
export { exportStream } from "./export-stream.ts";
export { FileRefused } from "./file-refused.ts";
export { importSongs } from "./import-songs.ts";
export type { Examined } from "./saving/examine-part.ts";
export type { ImportStatus, Outcome } from "./saving/outcome.ts";
export { type Part, PartRefused, readPart } from "./saving/read-part.ts";
export { takePart } from "./take-part.ts";
