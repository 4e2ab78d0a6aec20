/** The manual's table of live channel limits, taken from the limits in the code. */
import { type Limits, limits } from "./limits.ts";

const descriptions: Readonly<Record<keyof Limits, string>> = {
  connections: "open connections",
  connectionsPerAddress: "open connections from one visitor's address",
  channelsPerConnection: "channels of a connection",
  subscriptionsPerChannel: "subscriptions of a channel",
  conditionsPerFilter: "conditions in a subscription's filter",
  valuesPerList: "values in a filter's list",
  valuesPerChannel: "values in all filters of a channel",
  patternCharacters: "characters of a pattern in a filter",
  patternsPerConnection: "patterns in all filters of a connection",
  joinsPerSecond:
    "joins of a connection in a second; more wait their turn, as many as a connection may have channels",
  messagesPerSecond: "messages of a connection in a second",
  messageBytes: "bytes of a message from a client",
  nameCharacters: "characters of a topic, an event or a reference",
  silenceMs: "milliseconds of silence; send heartbeats",
  waitingBytes: "bytes that wait for a client that reads slowly",
  channels: "channels that are joined at once, of all connections",
  broadcastBytes: "bytes of the payload of a broadcast",
  messagesPerRequest: "messages of a request over HTTP",
  requestBytes: "bytes of a request over HTTP",
  sendsPerSecond: "broadcasts and changes of presence of a connection in a second",
  sendsPerSecondOfNetwork: "broadcasts and changes of presence of visitors from one network in a second",
  broadcastsPerSecondOfChannel: "broadcasts to a channel in a second",
  broadcastsPerSecond: "broadcasts of all visitors in a second, and as many with the secret key",
  presenceBytes: "bytes of what a member tells of itself",
  presenceKeyCharacters: "characters of a member's key",
  membersPerChannel: "members of a channel",
  members: "members of all channels",
  membersPerConnection: "channels in which a connection of a visitor is tracked",
  presenceEveryMs: "milliseconds until a change of presence is told",
  instanceSilenceMs:
    "milliseconds of silence until a process counts as dead, looked at three times in this time",
  busWaitingBytes: "bytes of messages that wait for the database",
  busTimeoutMs: "milliseconds until a message that did not come through the database counts as not sent",
  deliveryWaitingBytes: "bytes of broadcasts that wait for their delivery",
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
