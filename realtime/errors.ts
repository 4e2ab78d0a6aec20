/**
 * Every refusal of the live channels, in three tables by where it happens: at the connection's beginning, as an answer to
 * a message, and as the connection's end. Reasons begin with the code that Supabase uses where it has one.
 */

/** The connection is not opened: an HTTP status and a sentence. */
export const upgradeRefusals = {
  unknownKey: {
    status: "401 Unauthorized",
    message: "No key, or not one of this site's keys, came as `apikey` in the address.",
  },
  unknownProtocol: {
    status: "400 Bad Request",
    message: "The protocol in `vsn` is not spoken here; use 1.0.0 or 2.0.0.",
  },
  tooManyFromAddress: {
    status: "429 Too Many Requests",
    message: "Too many connections are open from this address; close some.",
  },
  tooManyConnections: {
    status: "503 Service Unavailable",
    message: "Too many connections are open; try again later.",
  },
  stopping: {
    status: "503 Service Unavailable",
    message: "The site is stopping; try again in a moment.",
  },
} as const;

export type UpgradeRefusal = (typeof upgradeRefusals)[keyof typeof upgradeRefusals];

/**
 * A connection is ended. Clients decide by the code: after 1001, 1012 and 1013 they come back, after 1007, 1008 and 1009
 * the same client would be refused again. 1009, a message that is too long, is sent by `ws` itself.
 */
export const closings = {
  malformed: { code: 1007, reason: "This is no message of the Phoenix channel protocol." },
  tooManyMessages: { code: 1008, reason: "Too many messages in one second." },
  silent: { code: 1001, reason: "Nothing was heard for too long; send heartbeats." },
  slow: { code: 1013, reason: "The client reads too slowly; connect again and load anew." },
  stopping: { code: 1012, reason: "The site is stopping; connect again in a moment." },
} as const;

export type Closing = (typeof closings)[keyof typeof closings];

/** A message is answered with an error. */
const reasons = {
  unmatchedTopic: "unmatched topic",
  topicNameRequired: "TopicNameRequired: You must provide a topic name, as in realtime:NAME.",
  unknownEvent: "UnknownEvent: There is no event {event}.",
  tooManyChannels: "ChannelRateLimitReached: Too many channels; a connection has {most} at most.",
  tooManyJoins: "ClientJoinRateLimitReached: Too many joins per second; {most} at most.",
  malformedJoin: "InvalidJoinPayload: {where}: {problem}",
  unknownToken: "Unauthorized: The access token is not one of this site's keys.",
  privateChannel: "PrivateChannelsNotOffered: There are no private channels; join without `private`.",
  broadcast: "BroadcastNotOffered: Channels carry changes of tables only; nothing was sent.",
  presence: "PresenceNotOffered: Channels carry changes of tables only; nobody is tracked.",
  tooManySubscriptions: "TooManySubscriptions: A channel has {most} subscriptions at most.",
  unknownSchema: "RealtimeDisabledForConfiguration: The schema {schema} is not followed; only public is.",
  unknownTable: "RealtimeDisabledForConfiguration: The table {table} does not exist, or is not followed.",
  forbiddenTable: "RealtimeDisabledForConfiguration: The table {table} may not be read with this key.",
  unknownColumn: "RealtimeDisabledForConfiguration: The table {table} has no column {column}.",
  tableRequired: "RealtimeDisabledForConfiguration: {what} needs a table.",
  malformedFilter: "RealtimeDisabledForConfiguration: The filter {filter} is not understood: {problem}",
  malformedValue:
    "RealtimeDisabledForConfiguration: A filter compares with what its column cannot hold: {problem}.",
  databaseAway: "UnableToSubscribe: The database does not answer; join again in a moment.",
} as const;

/** A message that is answered with an error; its text is what the client gets as reason. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

/** @param facts what stands in the reason in braces */
export function refuse(
  reason: keyof typeof reasons,
  facts: Readonly<Record<string, string | number>> = {},
): MessageRefused {
  return new MessageRefused(
    reasons[reason].replace(/\{(\w+)\}/g, (_braces, fact: string) => String(facts[fact])),
  );
}
