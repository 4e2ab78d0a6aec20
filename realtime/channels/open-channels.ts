/** Joins the change feed with the channels that clients have subscribed to. */
import type { Sql } from "#postgres";
import type { Change, Row } from "../change-feed/change.ts";
import type { ChangeFeed } from "../change-feed/open-change-feed.ts";
import type { Limits } from "../limits.ts";
import { createRate } from "../rate.ts";
import type { Channel, Client, House } from "./channel.ts";
import { type Conversation, openConversation } from "./conversation.ts";
import { spreadChanges, tellAll } from "./spread-changes.ts";
import { subscribe } from "./subscribe.ts";
import { showsViews } from "./subscription.ts";
import { keepTables, type Role } from "./tables.ts";
import { gatherViewedSongs } from "./viewed-songs.ts";

export interface Channels {
  /** A client has connected. */
  converse(client: Client): Conversation;
  close(): void;
}

interface ChannelParts {
  readonly sql: Sql;
  readonly feed: ChangeFeed;
  readonly limits: Limits;
  identify(key: string): Role | null;
  logError(message: string): void;
}

/** When the database is away, every client would have a line of its own. */
const linesPerSecond = 1;

export function openChannels({ sql, feed, limits, identify, logError }: ChannelParts): Channels {
  const tables = keepTables(sql);
  const followers = new Set<Channel>();
  const mayLog = createRate(linesPerSecond);
  const log = (message: string) => {
    if (mayLog()) logError(message);
  };
  const house: House = {
    limits,
    followers,
    subscribe: async (bindings, role) => {
      if (bindings.length === 0) return [];
      return subscribe(sql, { tables: await tables(), role, limits }, bindings);
    },
    identify,
    version: feed.version,
    logError: log,
  };
  const viewed = gatherViewedSongs((songIds) => {
    if (followViews(followers)) {
      spreadViews(sql, songIds, followers).catch((error) =>
        log(`Views were not told to those who follow them: ${String(error)}`),
      );
    }
  }, limits);
  const endings = [
    feed.onChange((batch) => {
      if (batch.kind === "changes") return spreadChanges(batch.changes, followers);
      const message = batch.kind === "many" ? "many changed" : "changes may have been missed";
      tellAll(followers, message, batch.version);
    }),
    feed.onViews((songIds) => {
      if (followViews(followers)) viewed.add(songIds);
    }),
    viewed.close,
  ];
  return {
    converse: (client) => openConversation(client, house),
    close: () => {
      for (const end of endings) end();
    },
  };
}

/** Whether anybody wants to hear of views at all. */
function followViews(followers: ReadonlySet<Channel>): boolean {
  return [...followers].some(({ subscriptions }) =>
    subscriptions.some(
      ({ event, tables, shape }) =>
        (event === "*" || event === "UPDATE") && tables.has("lyrics") && showsViews(shape),
    ),
  );
}

async function spreadViews(
  sql: Sql,
  songIds: readonly number[],
  followers: ReadonlySet<Channel>,
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
  await spreadChanges(changes, followers, true);
}
