/**
 * Creates the HTTP server. It cuts off clients that send too slowly, send too much before their request, or read too
 * slowly.
 */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { hasDuplicateHost } from "../answering/index.ts";
import { answerClientErrors } from "./client-errors.ts";

const second = 1_000;
const minute = 60 * second;

/** Time limits for a client, in milliseconds. */
interface Timeouts {
  /** For request line and headers. */
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
  /** Without reading any of a response that is ready; counted from the next check. */
  readonly unread: number;
  /** Between two checks for slow clients. */
  readonly interval: number;
  /** For reading the reason of a refusal while still sending. */
  readonly refusalMs: number;
}

export const defaultTimeouts: Timeouts = {
  headers: 10 * second,
  /** The longest song over a slow connection of 100 kbit/s takes two minutes. */
  request: 2 * minute,
  unread: 2 * minute,
  interval: 5 * second,
  refusalMs: 2 * second,
};

export function createHttpServer(patience: Timeouts = defaultTimeouts): Server {
  const server = createServer({
    /** Bytes of request line and headers; more gets 431. */
    maxHeaderSize: 16 * 1_024,
    /** Clients that send their headers slowly are cut off with 408. */
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.interval,
    /**
     * Longer than proxies keep idle connections, which could otherwise send a request into a closing one: nginx 60 s,
     * HAProxy less.
     */
    keepAliveTimeout: 65 * second,
    /** Some clients offer an upgrade to HTTP/2; a server without it ignores the offer. */
    shouldUpgradeCallback: (request) =>
      request.headers.upgrade?.toLowerCase() === "websocket" && !hasDuplicateHost(request),
  });
  answerClientErrors(server, patience.refusalMs);
  closeUnreadConnections(server, patience);
  return server;
}

/**
 * A client that never reads its response would keep it in memory for ever. The timeout is set only where something
 * waits to be read: set on every connection, it is started and stopped with each request, which takes a tenth of the
 * time of a cached page.
 */
function closeUnreadConnections(server: Server, { unread, interval }: Timeouts): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // WebSockets have their own timeouts.
  server.on("upgrade", (_request, socket) => sockets.delete(socket as Socket));
  const check = () => {
    for (const socket of sockets) if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(unread);
  };
  server.on("listening", () => {
    const timer = setInterval(check, interval).unref();
    server.once("close", () => clearInterval(timer));
  });
}
