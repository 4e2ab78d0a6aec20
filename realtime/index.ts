/** The door of realtime: live changes of the catalogue, and messages between clients. */
export type { Change, Row } from "./change-feed/change.ts";
export { type ChangeFeed, forgetOldChanges } from "./change-feed/open-change-feed.ts";
export type { LiveMessages } from "./channels/live-messages.ts";
export { limitTable } from "./manual.ts";
export { openRealtime, type Realtime, type RealtimeOptions } from "./open-realtime.ts";
