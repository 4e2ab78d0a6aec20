/** Messages between clients and their presence, across all processes of the database. */
import type { Sql } from "#postgres";
import { type Broadcasts, openBroadcasts } from "./broadcast/open-broadcasts.ts";
import { openBus } from "./bus/open-bus.ts";
import { countSenders } from "./channels/count-senders.ts";
import type { LiveMessages } from "./channels/live-messages.ts";
import type { Topics } from "./channels/topics.ts";
import type { Limits } from "./limits.ts";
import { openPresence, type Presence } from "./presence/open-presence.ts";

interface Messages {
  readonly broadcasts: Broadcasts;
  readonly presence: Presence;
  close(): Promise<void>;
}

interface MessageParts {
  readonly sql: Sql;
  readonly topics: Topics;
  readonly limits: Limits;
  readonly allowed: LiveMessages;
  logError(message: string): void;
}

/** @throws when the database refuses LISTEN */
export async function openMessages({
  sql,
  topics,
  limits,
  allowed,
  logError,
}: MessageParts): Promise<Messages> {
  const bus = await openBus({ sql, limits, logError });
  const countInNetwork = countSenders(limits);
  const broadcasts = openBroadcasts({ bus, topics, limits, allowed, countInNetwork });
  const presence = openPresence({ bus, topics, limits, allowed, countInNetwork, logError });
  bus.follow({
    hear: (message, instance) =>
      message.kind === "broadcast" ? broadcasts.hear(message) : presence.hear(message, instance),
    onGap: presence.onGap,
  });
  return {
    broadcasts,
    presence,
    async close() {
      presence.close();
      await bus.close();
    },
  };
}
