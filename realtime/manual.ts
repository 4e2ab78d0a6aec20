/** The manual's table of live channel limits, taken from the limits in the code. */
import { type Limits, limits } from "./limits.ts";

const descriptions: Readonly<Record<keyof Limits, string>> = {
  connections: "open connections",
  connectionsPerAddress: "open connections from one visitor's address",
  channelsPerConnection: "channels of a connection",
  subscriptionsPerChannel: "subscriptions of a channel",
  conditionsPerFilter: "conditions in a subscription's filter",
  valuesPerList: "values in a filter's list",
  joinsPerSecond: "joins of a connection in a second",
  messagesPerSecond: "messages of a connection in a second",
  messageBytes: "bytes of a message from a client",
  nameCharacters: "characters of a topic, an event or a reference",
  silenceMs: "milliseconds of silence; send heartbeats",
  waitingBytes: "bytes that wait for a client that reads slowly",
  viewsEveryMs: "milliseconds until changed views of a song are sent",
  songsViewedAtOnce: "songs whose views are sent at once",
};

/** @returns a row for each limit: the number and its description */
export function limitTable(): readonly (readonly [number: string, description: string])[] {
  return (Object.keys(descriptions) as (keyof Limits)[]).map((name) => [
    limits[name].toLocaleString("en"),
    descriptions[name],
  ]);
}
