/** Messages between clients, across all processes of the database. */
import type { Sql } from "#postgres";
import { type Broadcasts, openBroadcasts } from "./broadcast/open-broadcasts.ts";
import { openBus } from "./bus/open-bus.ts";
import type { LiveMessages } from "./channels/live-messages.ts";
import type { Topics } from "./channels/topics.ts";
import type { Limits } from "./limits.ts";

export interface Messages {
  readonly broadcasts: Broadcasts;
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
  const broadcasts = openBroadcasts({ bus, topics, limits, allowed });
  bus.follow({ hear: broadcasts.hear, onGap: () => {} });
  return { broadcasts, close: bus.close };
}
