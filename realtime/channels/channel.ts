/** A channel that a client has joined, its client, and what all channels share. */
import type { CloseReason } from "../errors.ts";
import type { Limits } from "../limits.ts";
import type { ProtocolVersion } from "../wire/message.ts";
import type { Binding } from "./join-payload.ts";
import type { Subscription } from "./subscription.ts";
import type { Identify, Identity } from "./tables.ts";

export interface Client {
  readonly version: ProtocolVersion;
  /** According to the key of the connection. */
  readonly identity: Identity;
  /** Sends text, or the bytes of a text. */
  send(frame: string | Buffer): void;
  close(closing: CloseReason): void;
}

export interface Channel {
  readonly client: Client;
  readonly topic: string;
  /** Identifies this join of the topic. */
  readonly joinRef: string | null;
  /** The subscriptions as the client wrote them. */
  readonly bindings: readonly Binding[];
  /** The last one that the client has sent; null when the key of the connection counts. */
  token: string | null;
  /** Whose rights it has; null until its token was verified. */
  identity: Identity | null;
  /** Ends the channel together with its token. */
  expiry: NodeJS.Timeout | undefined;
  /** Empty until the database has confirmed the tables and columns. */
  subscriptions: readonly Subscription[];
}

export interface Hub {
  readonly limits: Limits;
  /** The channels of all clients with at least one subscription. */
  readonly subscribers: Set<Channel>;
  /** @throws {MessageRefused} */
  subscribe(bindings: readonly Binding[], role: string): Promise<readonly Subscription[]>;
  readonly identify: Identify;
  /** The catalogue's version. */
  version(): number;
  logError(message: string): void;
}

export const topicPrefix = "realtime:";

/** The topic without the prefix that the client library adds. */
export function nameOf(topic: string): string {
  return topic.slice(topicPrefix.length);
}
