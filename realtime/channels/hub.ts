/** What all channels share. */
import type { Broadcasts } from "../broadcast/open-broadcasts.ts";
import type { Limits } from "../limits.ts";
import type { Channel } from "./channel.ts";
import type { Binding } from "./join-payload.ts";
import type { Subscription } from "./subscription.ts";
import type { Role } from "./tables.ts";
import type { Topics } from "./topics.ts";

export interface Hub {
  readonly limits: Limits;
  /** The channels of all clients with at least one subscription. */
  readonly subscribers: Set<Channel>;
  /** All joined channels. */
  readonly topics: Topics;
  /** Null when messages between clients are off. */
  readonly broadcasts: Broadcasts | null;
  /** @throws {MessageRefused} */
  subscribe(bindings: readonly Binding[], role: Role): Promise<readonly Subscription[]>;
  /** @returns null when it is not one of the site's keys */
  identify(key: string): Role | null;
  /** The catalogue's version. */
  version(): number;
  logError(message: string): void;
}
