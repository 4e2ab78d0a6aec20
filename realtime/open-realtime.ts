/**
 * The live channels of the site: Supabase clients subscribe to changes of the catalogue over a WebSocket. Clients
 * cannot write or send messages to each other.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Sql } from "#postgres";
import { type ChangeFeed, openChangeFeed } from "./change-feed/open-change-feed.ts";
import { openChannels } from "./channels/open-channels.ts";
import type { Identify } from "./channels/tables.ts";
import { limits as defaultLimits, type Limits } from "./limits.ts";
import { openSockets } from "./socket/open-sockets.ts";

export interface RealtimeOptions {
  readonly sql: Sql;
  /** Receives what an operator should know. */
  readonly log: { error(message: string): void };
  readonly identify: Identify;
  /** Replace the default limits, in tests. */
  readonly limits?: Partial<Limits>;
}

export interface Realtime {
  /** Handles the `upgrade` of requests to `/realtime/v1/websocket`. */
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    visitorAddress: string,
  ): Promise<void>;
  /** All changes of the catalogue, from any process. */
  readonly changes: ChangeFeed;
  openSockets(): number;
  /** Disconnects all clients, which reconnect later. To be called before the database is closed. */
  close(): Promise<void>;
}

/** @throws when the database refuses LISTEN */
export async function openRealtime({ sql, log, identify, limits }: RealtimeOptions): Promise<Realtime> {
  const chosen = { ...defaultLimits, ...limits };
  const changes = await openChangeFeed(sql, log);
  const channels = openChannels({
    sql,
    feed: changes,
    limits: chosen,
    identify,
    logError: (message) => log.error(message),
  });
  const sockets = openSockets({ limits: chosen, identify, connect: channels.connect });
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
