/** The door of the exchange: exports and imports songs as files for other programs. */
export { exportSongs } from "./export-songs.ts";
export { FileRefused } from "./file-refused.ts";
export { type ImportStatus, importSongs, type Outcome } from "./import-songs.ts";
