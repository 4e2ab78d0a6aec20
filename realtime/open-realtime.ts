/**
 * The live channels of the site: clients of Supabase follow the tables of the catalogue over a WebSocket. Nothing can be
 * written here, and nothing be sent to others.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Sql } from "#postgres";
import { type ChangeFeed, openChangeFeed } from "./change-feed/open-change-feed.ts";
import { openChannels } from "./channels/open-channels.ts";
import type { Role } from "./channels/tables.ts";
import { type Limits, limits as ownLimits } from "./limits.ts";
import { openSockets } from "./socket/open-sockets.ts";

export interface RealtimeOptions {
  readonly sql: Sql;
  /** Gets a line for what an operator should know. */
  readonly log: { error(message: string): void };
  /** @returns as whom a key reads; null when it is not one of the site's keys */
  identify(key: string): Role | null;
  /** Others than the project's own. */
  readonly limits?: Partial<Limits>;
}

export interface Realtime {
  /** For the `upgrade` of requests to `/realtime/v1/websocket`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visitorAddress: string): void;
  /** What changes in the catalogue, whoever changes it. */
  readonly changes: ChangeFeed;
  openSockets(): number;
  /** Sends all clients away until the site is back. Before the database is closed. */
  close(): Promise<void>;
}

/** @throws when the database cannot be listened to */
export async function openRealtime({ sql, log, identify, limits }: RealtimeOptions): Promise<Realtime> {
  const chosen = { ...ownLimits, ...limits };
  const changes = await openChangeFeed(sql, log);
  const channels = openChannels({
    sql,
    feed: changes,
    limits: chosen,
    identify,
    logError: (message) => log.error(message),
  });
  const sockets = openSockets({ limits: chosen, identify, converse: channels.converse });
  return {
    handleUpgrade: sockets.handleUpgrade,
    changes,
    openSockets: sockets.count,
    async close() {
      await sockets.close();
      channels.close();
      await changes.close();
    },
  };
}
