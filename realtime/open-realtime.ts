/**
 * The live channels of the site: Supabase clients subscribe to changes of the catalogue over a WebSocket, and send
 * messages to each other if the site allows it. They cannot write.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Sql } from "#postgres";
import { answerHttpBroadcast, type HttpBroadcastParts } from "./broadcast/http-broadcast.ts";
import { type ChangeFeed, openChangeFeed } from "./change-feed/open-change-feed.ts";
import type { LiveMessages } from "./channels/live-messages.ts";
import { openChannels } from "./channels/open-channels.ts";
import type { Identify } from "./channels/tables.ts";
import { createTopics } from "./channels/topics.ts";
import { limits as defaultLimits, type Limits } from "./limits.ts";
import { openMessages } from "./open-messages.ts";
import { openSockets } from "./socket/open-sockets.ts";

export interface RealtimeOptions {
  readonly sql: Sql;
  /** Receives what an operator should know. */
  readonly log: { error(message: string): void };
  readonly identify: Identify;
  /** Who may send messages. */
  readonly messages: LiveMessages;
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
  /**
   * Answers requests below `/realtime/v1/api/`, by which programs send messages without a socket.
   * @param network of the visitor; null for one that is not limited
   */
  answerHttp(request: Request, network: string | null): Promise<Response>;
  /** All changes of the catalogue, from any process. */
  readonly changes: ChangeFeed;
  openSockets(): number;
  /** Disconnects all clients, which reconnect later. To be called before the database is closed. */
  close(): Promise<void>;
}

/** @throws when the database refuses LISTEN */
export async function openRealtime({
  sql,
  log,
  identify,
  messages: allowed,
  limits: replaced,
}: RealtimeOptions): Promise<Realtime> {
  const limits = { ...defaultLimits, ...replaced };
  const topics = createTopics();
  const changes = await openChangeFeed(sql, log);
  const messages =
    allowed === "off" ? null : await openMessages({ sql, topics, limits, allowed, logError: log.error });
  const channels = openChannels({
    sql,
    feed: changes,
    limits,
    identify,
    logError: (message) => log.error(message),
    topics,
    broadcasts: messages?.broadcasts ?? null,
    presence: messages?.presence ?? null,
  });
  const sockets = openSockets({ limits, identify, connect: channels.connect });
  const http: HttpBroadcastParts = { broadcasts: messages?.broadcasts ?? null, limits, identify };
  return {
    handleUpgrade: sockets.handleUpgrade,
    answerHttp: (request, network) => answerHttpBroadcast(http, request, network),
    changes,
    openSockets: sockets.count,
    async close() {
      await sockets.close();
      channels.close();
      await messages?.close();
      await changes.close();
    },
  };
}
