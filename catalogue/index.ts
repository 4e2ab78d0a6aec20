/** The door of the catalogue: what the product is and can do. */
export type { Sql } from "#postgres";
export { findHomePage } from "./home-page.ts";
export * from "./slug/index.ts";
export { findSongPage } from "./songs/find-song.ts";
export { type SavedSong, type SaveOptions, saveSong } from "./songs/save-song.ts";
export type { Credit, HomePage, PersonCard, Song, SongCard, SongPage } from "./songs/song.ts";
export type { SongInput } from "./songs/song-input.ts";
export { type SongRefusalCode, SongRefused } from "./songs/song-refused.ts";
export { splitNames } from "./songs/split-names.ts";
export { createViewCounter, type ViewCounter } from "./views/count-view.ts";
