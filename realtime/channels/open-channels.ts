/** Connects the change feed with the channels of the clients. */
import type { Sql } from "#postgres";
import type { Broadcasts } from "../broadcast/open-broadcasts.ts";
import type { Change, Row } from "../change-feed/change.ts";
import type { ChangeFeed } from "../change-feed/open-change-feed.ts";
import type { Limits } from "../limits.ts";
import type { Presence } from "../presence/open-presence.ts";
import { createRateLimiter } from "../rate-limiter.ts";
import { batchViewedSongs } from "./batch-viewed-songs.ts";
import type { Channel, Client } from "./channel.ts";
import { type ClientSession, openClientSession } from "./client-session.ts";
import { deliverChanges, sendToAll } from "./deliver-changes.ts";
import type { Hub } from "./hub.ts";
import { subscribe } from "./subscribe.ts";
import { showsViews } from "./subscription.ts";
import { cacheTables, type Identify } from "./tables.ts";
import type { Topics } from "./topics.ts";

interface Channels {
  /** Called when a client has connected. */
  connect(client: Client): ClientSession;
  close(): void;
}

interface ChannelParts {
  readonly sql: Sql;
  readonly feed: ChangeFeed;
  readonly limits: Limits;
  readonly identify: Identify;
  logError(message: string): void;
  readonly topics: Topics;
  readonly broadcasts: Broadcasts | null;
  readonly presence: Presence | null;
}

/** When the database is down, every client would cause a line. */
const logLinesPerSecond = 1;

export function openChannels({ sql, feed, limits, identify, logError, ...messages }: ChannelParts): Channels {
  const tables = cacheTables(sql);
  const subscribers = new Set<Channel>();
  const isLogAllowed = createRateLimiter(logLinesPerSecond);
  const log = (message: string) => {
    if (isLogAllowed()) logError(message);
  };
  const hub: Hub = {
    limits,
    subscribers,
    ...messages,
    subscribe: async (bindings, role) => {
      if (bindings.length === 0) return [];
      return subscribe(sql, { tables: await tables(), role, limits }, bindings);
    },
    identify,
    version: feed.version,
    logError: log,
  };
  const viewed = batchViewedSongs((songIds) => {
    if (someoneFollowsViews(subscribers)) {
      deliverViews(sql, songIds, subscribers).catch((error) =>
        log(`Views could not be delivered: ${String(error)}`),
      );
    }
  }, limits);
  const endings = [
    feed.onChange((batch) => {
      if (batch.kind === "changes") return deliverChanges(batch.changes, subscribers);
      const message = batch.kind === "many" ? "many changed" : "changes may have been missed";
      sendToAll(subscribers, message, batch.version);
    }),
    feed.onViews((songIds) => {
      if (someoneFollowsViews(subscribers)) viewed.add(songIds);
    }),
    viewed.close,
  ];
  return {
    connect: (client) => openClientSession(client, hub),
    close: () => {
      for (const end of endings) end();
    },
  };
}

/** Whether anybody subscribes to views at all. */
function someoneFollowsViews(subscribers: ReadonlySet<Channel>): boolean {
  return [...subscribers].some(({ subscriptions }) =>
    subscriptions.some(
      ({ event, tables, shape }) =>
        (event === "*" || event === "UPDATE") && tables.has("lyrics") && showsViews(shape),
    ),
  );
}

async function deliverViews(
  sql: Sql,
  songIds: readonly number[],
  subscribers: ReadonlySet<Channel>,
): Promise<void> {
  const songs = await sql<{ record: Row }[]>`
    select record from private.noted_songs(${songIds as number[]}::bigint[]) as record`;
  const committedAt = new Date().toISOString();
  const changes = songs.map(
    ({ record }): Change => ({
      type: "UPDATE",
      schema: "public",
      table: "lyrics",
      committedAt,
      record,
      oldKey: { id: record.id },
    }),
  );
  await deliverChanges(changes, subscribers, true);
}
