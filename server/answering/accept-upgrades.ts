/** Accepts upgrade requests for live changes and refuses others, so that they do not hang. */
import type { IncomingMessage, Server } from "node:http";
import type { BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { networkOf } from "#networks";
import { readVisitor } from "./visitor-address/index.ts";

/** The path of the protocol's clients. */
const path = "/realtime/v1/websocket";

export type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, network: string) => void;

/**
 * @param handle gets each request for live changes, with the visitor's network, whose connections are limited
 * @param trustedProxies whose headers about the visitor's address are trusted
 */
export function acceptUpgrades(server: Server, handle: HandleUpgrade, trustedProxies: BlockList): void {
  server.on("upgrade", (request, socket, head) => {
    if (pathOf(request) === path)
      return handle(request, socket, head, networkOf(readVisitor(request, trustedProxies).address));
    // In development, Vite also listens, for its own sockets.
    if (server.listenerCount("upgrade") > 1) return;
    socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}
