/** A channel that a client has joined, the client as channels see it, and what all channels share. */
import type { Closing } from "../errors.ts";
import type { Limits } from "../limits.ts";
import type { ProtocolVersion } from "../wire/message.ts";
import type { Binding } from "./join-payload.ts";
import type { Subscription } from "./subscription.ts";
import type { Role } from "./tables.ts";

export interface Client {
  readonly version: ProtocolVersion;
  /** By the key of the connection. */
  readonly role: Role;
  /** Sends text, or its bytes. */
  send(frame: string | Buffer): void;
  close(closing: Closing): void;
}

export interface Channel {
  readonly client: Client;
  readonly topic: string;
  /** Which join of the topic it is. */
  readonly joinRef: string | null;
  /** What the client wants, as it wrote it. */
  readonly bindings: readonly Binding[];
  /** As whom it reads. */
  role: Role;
  /** None until the database has said that there is such a thing. */
  subscriptions: readonly Subscription[];
}

export interface House {
  readonly limits: Limits;
  /** Channels of all clients that have subscribed to something. */
  readonly followers: Set<Channel>;
  /** @throws {MessageRefused} */
  subscribe(bindings: readonly Binding[], role: Role): Promise<readonly Subscription[]>;
  /** @returns null when it is not one of the site's keys */
  identify(key: string): Role | null;
  /** Of the catalogue. */
  version(): number;
  logError(message: string): void;
}

export const topicPrefix = "realtime:";

/** The topic as people name it: their library puts the prefix before it. */
export function nameOf(topic: string): string {
  return topic.slice(topicPrefix.length);
}
