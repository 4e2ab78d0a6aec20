/**
 * All refusals of the live channels, in three tables: when connecting, as reply to a message, and when the connection
 * is closed. Reasons begin with Supabase's code where it has one.
 */

/** The connection is not accepted: an HTTP status and a message. */
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
  databaseAway: {
    status: "503 Service Unavailable",
    message: "The database does not answer; connect again in a moment.",
  },
  stopping: {
    status: "503 Service Unavailable",
    message: "The site is stopping; try again in a moment.",
  },
} as const;

export type UpgradeRefusal = (typeof upgradeRefusals)[keyof typeof upgradeRefusals];

/**
 * The connection is closed. Clients decide by the code: they reconnect after 1001, 1012 and 1013; after 1007, 1008
 * and 1009 the same client would be refused again. `ws` itself sends 1009, for a message that is too long.
 */
export const closeReasons = {
  malformed: { code: 1007, reason: "This is no message of the Phoenix channel protocol." },
  tooManyMessages: { code: 1008, reason: "Too many messages in one second." },
  silent: { code: 1001, reason: "Nothing was heard for too long; send heartbeats." },
  slow: { code: 1013, reason: "The client reads too slowly; connect again and load anew." },
  stopping: { code: 1012, reason: "The site is stopping; connect again in a moment." },
} as const;

export type CloseReason = (typeof closeReasons)[keyof typeof closeReasons];

/** A reply with an error, or the answer to a broadcast over HTTP. */
const reasons = {
  unmatchedTopic: "unmatched topic",
  topicNameRequired: "TopicNameRequired: You must provide a topic name, as in realtime:NAME.",
  unknownEvent: "UnknownEvent: There is no event {event}.",
  tooManyChannels: "ChannelRateLimitReached: Too many channels; a connection has {most} at most.",
  tooManyChannelsInAll: "ChannelRateLimitReached: Too many channels are open on this site; join again later.",
  tooManyJoins: "ClientJoinRateLimitReached: Too many joins per second; {most} at most.",
  malformedJoin: "InvalidJoinPayload: {where}: {problem}",
  unknownToken: "Unauthorized: The access token is neither one of this site's keys nor a valid token.",
  tokenEnded: "InvalidJWTToken: The access token has ended; send a new one and join again.",
  privateChannel: "PrivateChannelsNotOffered: There are no private channels; join without `private`.",
  replay: "ReplayNotOffered: Messages are not kept; join without `replay`.",
  persist: "PersistNotOffered: Messages are not kept; send without `persist`.",
  messagesOff: "MessagesNotOffered: This site carries no messages between clients; nothing was sent.",
  messagesOfService: "Unauthorized: On this site only the secret key may send; nothing was sent.",
  malformedBroadcast: "InvalidBroadcast: Nothing was sent: {problem}.",
  broadcastTooLong: "PayloadTooLarge: A payload has {most} bytes at most; nothing was sent.",
  tooManyBroadcasts:
    "RateLimitReached: {who} sends {most} messages per second at most; this one was not sent.",
  tooMuchToSend: "UnableToSend: Too many messages wait; nothing was sent. Try again in a moment.",
  notSent: "UnableToSend: The database does not answer, so others may not hear it. Try again in a moment.",
  unknownKey: "Unauthorized: No key, or not one of this site's keys, came as `apikey` or as a bearer token.",
  noSuchAddress: "NotFound: Send to /realtime/v1/api/broadcast, or to …/api/broadcast/TOPIC/events/EVENT.",
  postOnly: "MethodNotAllowed: Messages are sent with POST.",
  requestTooLong: "PayloadTooLarge: A request has {most} bytes at most; nothing was sent.",
  tooManyInRequest: "PayloadTooLarge: A request has {most} messages at most; nothing was sent.",
  malformedPresence: "InvalidPresence: The event is track with an object as payload, or untrack.",
  metaTooLong: "PayloadTooLarge: What is tracked has {most} bytes at most; nobody is tracked.",
  tooManyMembers: "PresenceLimitReached: {where} has {most} members at most; nobody more is tracked.",
  tooManySubscriptions: "TooManySubscriptions: A channel has {most} subscriptions at most.",
  unknownSchema: "RealtimeDisabledForConfiguration: The schema {schema} is not followed; only public is.",
  unknownTable: "RealtimeDisabledForConfiguration: The table {table} does not exist, or is not followed.",
  forbiddenTable:
    "RealtimeDisabledForConfiguration: The table {table} may not be read as a whole with this key or token.",
  unknownColumn: "RealtimeDisabledForConfiguration: The table {table} has no column {column}.",
  tableRequired: "RealtimeDisabledForConfiguration: {what} needs a table.",
  malformedFilter: "RealtimeDisabledForConfiguration: The filter {filter} is not understood: {problem}",
  patternNeedsText:
    "RealtimeDisabledForConfiguration: The column {column} of {table} is no text, which {operator} needs.",
  tooManyValues: "TooManyValues: A channel has {most} values in its filters at most.",
  tooManyPatterns: "TooManyPatterns: A connection has {most} patterns in its filters at most.",
  malformedValue:
    "RealtimeDisabledForConfiguration: A filter compares with what its column cannot hold: {problem}.",
  databaseAway: "UnableToSubscribe: The database does not answer; join again in a moment.",
} as const;

/** Thrown for a message that gets an error as reply; its text is the reason that the client receives. */
export class MessageRefused extends Error {
  override readonly name = "MessageRefused";
  readonly reason: Reason;
  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export type Reason = keyof typeof reasons;

/** @param facts values for the names in braces */
export function refuse(
  reason: Reason,
  facts: Readonly<Record<string, string | number>> = {},
): MessageRefused {
  return new MessageRefused(
    reason,
    reasons[reason].replace(/\{(\w+)\}/g, (_braces, fact: string) => String(facts[fact])),
  );
}
