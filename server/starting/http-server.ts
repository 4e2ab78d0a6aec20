/**
 * The server that listens. Refuses clients that send so slowly, or so much before their request, or read so slowly, that
 * others wait.
 */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { namesTwoHosts } from "../answering/index.ts";
import { sayLastWords } from "./last-words.ts";

const second = 1_000;

/** Milliseconds that a client may take. */
interface Patience {
  /** For the address and all headers. */
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
  /** Without reading anything of an answer that is there; it begins with the next look. */
  readonly silence: number;
  /** Between two looks at who takes too long. */
  readonly interval: number;
  /** For reading why it was refused, when it still sends. */
  readonly lastWords: number;
}

export const usualPatience: Patience = {
  headers: 10 * second,
  /** The longest song over a slow line of 100 kbit/s takes two minutes. */
  request: 120 * second,
  silence: 120 * second,
  interval: 5 * second,
  lastWords: 2 * second,
};

export function createHttpServer(patience: Patience = usualPatience): Server {
  const server = createServer({
    /** Bytes of the address and all headers together; more is answered 431. */
    maxHeaderSize: 16_384,
    /** Whoever sends one header after the other slowly is cut off, with 408. */
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.interval,
    /** Longer than proxies keep an idle connection, which would else send a request into its end: nginx 60 s, HAProxy less. */
    keepAliveTimeout: 65 * second,
    /** Some programs ask each server for HTTP/2; whoever does not speak it answers as if they had not. */
    shouldUpgradeCallback: (request) =>
      request.headers.upgrade?.toLowerCase() === "websocket" && !namesTwoHosts(request),
  });
  sayLastWords(server, patience.lastWords);
  endUnread(server, patience);
  return server;
}

/**
 * Whoever asks and never reads the answer would else hold it in memory for ever. The timeout is only set where something
 * waits to be read: set for every connection it is wound up and down with each request, a tenth of the time of a kept page.
 */
function endUnread(server: Server, { silence, interval }: Patience): void {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  // Those have their own way to end who does not answer.
  server.on("upgrade", (_request, socket) => sockets.delete(socket as Socket));
  const look = () => {
    for (const socket of sockets)
      if (socket.writableLength > 0 && !socket.timeout) socket.setTimeout(silence);
  };
  server.on("listening", () => {
    const timer = setInterval(look, interval).unref();
    server.once("close", () => clearInterval(timer));
  });
}
