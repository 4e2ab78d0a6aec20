/** What all channels share. */
import type { Broadcasts } from "../broadcast/open-broadcasts.ts";
import type { Limits } from "../limits.ts";
import type { Presence } from "../presence/open-presence.ts";
import type { Channel } from "./channel.ts";
import type { Binding } from "./join-payload.ts";
import type { Subscription } from "./subscription.ts";
import type { Identify } from "./tables.ts";
import type { Topics } from "./topics.ts";

export interface Hub {
  readonly limits: Limits;
  /** The channels of all clients with at least one subscription. */
  readonly subscribers: Set<Channel>;
  /** All joined channels. */
  readonly topics: Topics;
  /** Null when messages between clients are off. */
  readonly broadcasts: Broadcasts | null;
  readonly presence: Presence | null;
  /** @throws {MessageRefused} */
  subscribe(bindings: readonly Binding[], role: string): Promise<readonly Subscription[]>;
  readonly identify: Identify;
  /** The catalogue's version. */
  version(): number;
  logError(message: string): void;
}
