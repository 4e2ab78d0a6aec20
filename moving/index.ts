/** The door of moving: takes whole sites of others in. */
export { addressOfMoved } from "./engine/address-of-moved.ts";
export { countMoved, findState, type StateBefore } from "./engine/find-state.ts";
export { type MoveOptions, moveIn } from "./engine/move-in.ts";
export type { MovedKind } from "./engine/moved-rows.ts";
export { type MoveOutcome, type MoveStatus, moveStatuses } from "./engine/outcome.ts";
export type { EntryKind, LeftOut, MovedEntry, MovedSite, MovedSong } from "./moved.ts";
export { defaultRules, parseRules, RulesRefused, readPosts } from "./posts/index.ts";
export { type MovedPart, readMovedPart } from "./read-moved-part.ts";
export { type OpenedSite, openTables } from "./tables/open-tables.ts";
