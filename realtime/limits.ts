/** Limits of one connection, one visitor and all together. Each limit has its error in `errors.ts`, and a test. */

/** Open connections at once. 3,000 that subscribe to everything took 20 KB each, and a change reached all in 0.1 s. */
const connections = 5_000;

/** Open connections at once from one visitor's address: an office, or a few phones behind one. */
const connectionsPerAddress = 50;

/** Channels of one connection. */
const channelsPerConnection = 100;

/** Subscriptions of one channel. */
const subscriptionsPerChannel = 100;

/** Conditions in one subscription's filter. */
const conditionsPerFilter = 10;

/** Values in one `in.(…)`. */
const valuesPerList = 100;

/** Of one connection, per second. */
const joinsPerSecond = 20;

/** Of one connection, per second, including joins and heartbeats. */
const messagesPerSecond = 100;

/** Size of one message from a client. */
const messageBytes = 64 * 1_024;

/** Length of a topic, an event's name or a reference: what the protocol's binary form can hold. */
const nameCharacters = 255;

/** How long a connection may be silent. Clients send a heartbeat every 25 to 30 s. */
const silenceMs = 60_000;

/** Bytes that may be buffered for a slow client. */
const waitingBytes = 1_024 * 1_024;

/** How often the views of a song are sent. */
const viewsEveryMs = 10_000;

/** How many songs' views are sent at once; the rest follow the next time. */
const songsViewedAtOnce = 1_000;

export const limits = {
  connections,
  connectionsPerAddress,
  channelsPerConnection,
  subscriptionsPerChannel,
  conditionsPerFilter,
  valuesPerList,
  joinsPerSecond,
  messagesPerSecond,
  messageBytes,
  nameCharacters,
  silenceMs,
  waitingBytes,
  viewsEveryMs,
  songsViewedAtOnce,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
