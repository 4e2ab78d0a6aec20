/** The door of realtime: live changes of the catalogue for subscribed clients. */
export type { Change, Row } from "./change-feed/change.ts";
export type { ChangeFeed } from "./change-feed/open-change-feed.ts";
export { limitTable } from "./manual.ts";
export { openRealtime, type Realtime, type RealtimeOptions } from "./open-realtime.ts";
