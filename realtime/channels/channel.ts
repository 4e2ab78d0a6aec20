/** A channel that a client has joined, and its client. */
import type { CloseReason } from "../errors.ts";
import type { ProtocolVersion } from "../wire/message.ts";
import type { Binding } from "./join-payload.ts";
import type { Subscription } from "./subscription.ts";
import type { Identity } from "./tables.ts";

export interface Client {
  readonly version: ProtocolVersion;
  /** According to the key of the connection. */
  readonly identity: Identity;
  /** The network of the visitor, whose messages are counted together. */
  readonly network: string;
  /** Sends text, or the bytes of a text, or bytes. */
  send(frame: string | Buffer, isBinary?: boolean): void;
  close(closing: CloseReason): void;
}

export interface Channel {
  readonly client: Client;
  readonly topic: string;
  /** Identifies this join of the topic. */
  readonly joinRef: string | null;
  /** The subscriptions as the client wrote them. */
  readonly bindings: readonly Binding[];
  /** Whether its broadcasts are acknowledged. */
  readonly wantsAck: boolean;
  /** Whether it gets its own broadcasts. */
  readonly hearsItself: boolean;
  /** The key under which its client is present. */
  readonly presenceKey: string;
  /** The last one that the client has sent; null when the key of the connection counts. */
  token: string | null;
  /** Whose rights it has; null until its token was verified. */
  identity: Identity | null;
  /** Ends the channel together with its token. */
  expiry: NodeJS.Timeout | undefined;
  /** Empty until the database has confirmed the tables and columns. */
  subscriptions: readonly Subscription[];
}

export const topicPrefix = "realtime:";

/** The topic without the prefix that the client library adds. */
export function nameOf(topic: string): string {
  return topic.slice(topicPrefix.length);
}
