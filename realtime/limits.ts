/** Limits of one connection, one visitor and all together. Each limit has its error in `errors.ts`, and a test. */
export const limits = {
  /**
   * Open connections at once. 3,000 that subscribe to everything took 20 KB each, and a change reached all in 0.1 s.
   */
  connections: 5_000,
  /** Open connections at once from one visitor's address: an office, or a few phones behind one. */
  connectionsPerAddress: 50,
  /** Channels of one connection. */
  channelsPerConnection: 100,
  /** Subscriptions of one channel. */
  subscriptionsPerChannel: 100,
  /** Conditions in one subscription's filter. */
  conditionsPerFilter: 10,
  /** Values in one `in.(…)`. */
  valuesPerList: 100,
  /** Values in all filters of one channel: the database reads each, and 20,000 in one join took it 0.3 s. */
  valuesPerChannel: 1_000,
  /** Length of a pattern for `like` or `ilike`. */
  patternCharacters: 64,
  /** Patterns in all filters of one connection: each is compared with the text of every changed song. */
  patternsPerConnection: 5,
  /** Of one connection, per second. More wait their turn, as many as there may be channels: clients wait for 10 s. */
  joinsPerSecond: 20,
  /** Of one connection, per second, including joins and heartbeats. All channels may be joined at once. */
  messagesPerSecond: 150,
  /** Size of one message from a client. */
  messageBytes: 64 * 1_024,
  /** Length of a topic, an event's name or a reference: what the protocol's binary form can hold. */
  nameCharacters: 255,
  /** How long a connection may be silent. Clients send a heartbeat every 25 to 30 s. */
  silenceMs: 60_000,
  /** Bytes that may be buffered for a slow client. */
  waitingBytes: 1_024 * 1_024,
  /** Channels that are joined at once, of all connections. */
  channels: 20_000,
  /** Size of the payload of a broadcast. It passes through the database in pieces of 8 KB. */
  broadcastBytes: 32 * 1_024,
  /** Messages of one request over HTTP. */
  messagesPerRequest: 100,
  /** Size of one request over HTTP: four payloads of the greatest size. */
  requestBytes: 128 * 1_024,
  /** Broadcasts and changes of presence of one connection, per second. */
  sendsPerSecond: 50,
  /** The same of visitors from one network, per second: a fifth of the broadcasts that all visitors may send. */
  sendsPerSecondOfNetwork: 100,
  /** Broadcasts to one channel, per second. */
  broadcastsPerSecondOfChannel: 100,
  /** Broadcasts of all visitors, per second, and as many with the secret key. */
  broadcastsPerSecond: 500,
  /** Size of what a member tells of itself. The list of a full channel then has 1 MB. */
  presenceBytes: 1_024,
  /** Length of the key that members choose. */
  presenceKeyCharacters: 255,
  /** Members of one channel, in all processes. */
  membersPerChannel: 1_000,
  /** Members of all channels, in all processes. */
  members: 5_000,
  /**
   * Channels in which one connection of a visitor is tracked. With all connections of an address, a tenth of all
   * members.
   */
  membersPerConnection: 10,
  /** How often changes of presence are told. */
  presenceEveryMs: 50,
  /** How long another process may be silent before its members count as gone. */
  instanceSilenceMs: 30_000,
  /** Bytes of messages that wait for the database. */
  busWaitingBytes: 4 * 1_024 * 1_024,
  /** How long a message may take through the database before it counts as not sent. Clients wait for 10 s. */
  busTimeoutMs: 5_000,
  /** Bytes of broadcasts that wait for their delivery to the members. */
  deliveryWaitingBytes: 8 * 1_024 * 1_024,
  /** How often the views of a song are sent. */
  viewsEveryMs: 10_000,
  /** How many songs' views are sent at once; the rest follow the next time. */
  songsViewedAtOnce: 1_000,
} as const;

export type Limits = Readonly<Record<keyof typeof limits, number>>;
