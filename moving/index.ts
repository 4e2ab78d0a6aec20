/** The door of moving: takes whole sites of others in. */
export type { EntryKind, LeftOut, MovedEntry, MovedSite, MovedSong } from "./moved.ts";
