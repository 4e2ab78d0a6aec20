/** A small site for tests: an HTTP server with live channels, and clients of both kinds. */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import type { Sql } from "#postgres";
import type { Identity } from "../channels/tables.ts";
import { openRealtime, type Realtime, type RealtimeOptions } from "../index.ts";

export const publicKey = "public-key";
export const secretKey = "secret-key";

/** The keys of each test's site; tests add tokens. */
export const identities = new Map<string, Identity>([
  [publicKey, { role: "anon", endsAt: null }],
  [secretKey, { role: "service_role", endsAt: null }],
]);

export interface TestSite {
  readonly port: number;
  readonly realtime: Realtime;
  /** Lines of the log. */
  readonly logged: string[];
  close(): Promise<void>;
}

interface TestSiteOptions {
  readonly limits?: RealtimeOptions["limits"];
  /** Everybody may send by default. */
  readonly messages?: RealtimeOptions["messages"];
  /** The port of a site that was closed. */
  readonly port?: number;
  /** The visitor's address of a request; the same for all by default. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

/** Opens a site; it is closed at the end of the test at the latest. */
export async function openSite(
  sql: Sql,
  { limits, messages = "everyone", port = 0, addressOf }: TestSiteOptions = {},
): Promise<TestSite> {
  const logged: string[] = [];
  const realtime = await openRealtime({
    sql,
    log: { error: (message) => logged.push(message) },
    identify: async (key) => identities.get(key) ?? null,
    messages,
    limits,
  });
  const server = createServer(
    getRequestListener((request) =>
      request.url.includes("/realtime/v1/api/")
        ? realtime.answerHttp(request, "192.0.2.1")
        : new Response(null, { status: 404 }),
    ),
  );
  server.on("upgrade", (request, socket, head) =>
    realtime.handleUpgrade(request, socket, head, addressOf?.(request) ?? "192.0.2.1"),
  );
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  let closed: Promise<void> | undefined;
  const close = async () => {
    await realtime.close();
    server.close();
    server.closeAllConnections();
  };
  const site: TestSite = {
    port: (server.address() as AddressInfo).port,
    realtime,
    logged,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
  onTestFinished(site.close);
  return site;
}

/** The official client; it is disconnected at the end of the test. */
export function connectSupabase(
  { port }: Pick<TestSite, "port">,
  { key = publicKey, vsn }: { readonly key?: string; readonly vsn?: string } = {},
): SupabaseClient {
  const client = createClient(`http://127.0.0.1:${port}`, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { ...(vsn && { vsn }), reconnectAfterMs: () => 50 },
  });
  // Not awaited: the client checks only every 150 ms whether it is closed.
  onTestFinished(() => void client.realtime.disconnect());
  return client;
}

/** A plain WebSocket, for what the official client never sends. */
export interface PlainClient {
  readonly socket: WebSocket;
  /** All messages so far. */
  readonly received: unknown[];
  send(message: unknown): void;
  /** @returns the first matching message, already received or still to come */
  find<Message>(fits: (message: Message) => boolean): Promise<Message>;
  /** The code and reason with which the connection is closed. */
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>;
}

/** @throws {Error} with the status and message of the refusal */
export async function connectPlainly(
  { port }: Pick<TestSite, "port">,
  query = `apikey=${publicKey}&vsn=2.0.0`,
): Promise<PlainClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?${query}`);
  onTestFinished(() => socket.terminate());
  const received: unknown[] = [];
  socket.on("message", (data) => {
    received.push(JSON.parse(String(data)));
    socket.emit("received");
  });
  const ended = new Promise<{ code: number; reason: string }>((settle) =>
    socket.once("close", (code, reason) => settle({ code, reason: String(reason) })),
  );
  await new Promise<void>((settle, refuse) => {
    socket.once("open", settle);
    socket.once("error", refuse);
    socket.once("unexpected-response", async (_request, response) => {
      const body = await response.toArray();
      refuse(new Error(`${response.statusCode} ${Buffer.concat(body)}`));
    });
  });
  return {
    socket,
    received,
    send: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    async find(fits) {
      for (let seen = 0; ; ) {
        const message = received.slice(seen).find((each) => fits(each as never));
        if (message !== undefined) return message as never;
        seen = received.length;
        await once(socket, "received");
      }
    },
    ended,
  };
}
