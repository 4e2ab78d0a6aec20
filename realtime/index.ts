/** The door of realtime: who follows the catalogue, and what they hear of it. */
export type { Change, Row } from "./change-feed/change.ts";
export type { ChangeFeed } from "./change-feed/open-change-feed.ts";
export { limitTable } from "./manual.ts";
export { openRealtime, type Realtime, type RealtimeOptions } from "./open-realtime.ts";
