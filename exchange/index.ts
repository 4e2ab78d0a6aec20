/** The door of the exchange: the songs as a file for other programs, out and in. */
export { exportSongs } from "./export-songs.ts";
export { FileRefused } from "./file-refused.ts";
export { type Fate, importSongs, type Outcome } from "./import-songs.ts";
