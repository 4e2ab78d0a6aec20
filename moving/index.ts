/** The door of moving: takes whole sites of others in. */
export { addressOfMoved } from "./engine/addresses.ts";
export { countMoved, findState, type StateBefore } from "./engine/find-state.ts";
export { type MoveOptions, moveIn } from "./engine/move-in.ts";
export { type MoveOutcome, type MoveStatus, moveStatuses } from "./engine/outcome.ts";
export {
  type EntryKind,
  type LeftOut,
  type MovedEntry,
  type MovedKind,
  type MovedSetting,
  type MovedSite,
  type MovedSong,
  movedKinds,
} from "./moved.ts";
export { defaultRules, parseRules, RulesRefused, readPosts } from "./posts/index.ts";
export { type MovedPart, readMovedPart } from "./read-moved-part.ts";
export { type OpenedSite, openTables } from "./tables/open-tables.ts";
