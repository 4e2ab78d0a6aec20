/**
 * Manages the connections: accepts those with a valid key and within the limits, passes on their messages, and closes
 * those that are silent, too fast or too slow.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Client } from "../channels/channel.ts";
import type { ClientSession } from "../channels/client-session.ts";
import type { Identify } from "../channels/tables.ts";
import { type CloseReason, closeReasons, type UpgradeRefusal, upgradeRefusals } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { createRateLimiter } from "../rate-limiter.ts";
import { decode, FrameRefused } from "../wire/decode.ts";
import { isProtocolVersion } from "../wire/message.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";

interface Sockets {
  /** @param visitorAddress connections are limited per address */
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    visitorAddress: string,
  ): Promise<void>;
  count(): number;
  /** Asks all clients to reconnect later, and resolves when they have gone. */
  close(): Promise<void>;
}

interface SocketParts {
  readonly limits: Limits;
  readonly identify: Identify;
  connect(client: Client): ClientSession;
}

/** How long a client has to confirm the close. */
const closeTimeoutMs = 1_000;

/** Phoenix assumes the oldest protocol when a client names none. */
const oldestProtocol = "1.0.0";

export function openSockets({ limits, identify, connect }: SocketParts): Sockets {
  // No compression: each connection would keep its own state, and each message would be compressed again for every
  // client.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const addresses = new Map<string, number>();
  let isStopping = false;

  async function admit(
    request: IncomingMessage,
    visitorAddress: string,
  ): Promise<Admission | UpgradeRefusal> {
    // Not parsed as a URL, since HTTP lets addresses through that are not valid URLs.
    const query = new URLSearchParams(request.url?.split("?")[1]);
    const version = query.get("vsn") ?? oldestProtocol;
    const identity = await identify(query.get("apikey") ?? "").catch(() => "unknown" as const);
    if (isStopping) return upgradeRefusals.stopping;
    if (identity === "unknown") return upgradeRefusals.databaseAway;
    if (!identity) return upgradeRefusals.unknownKey;
    if (!isProtocolVersion(version)) return upgradeRefusals.unknownProtocol;
    if (server.clients.size >= limits.connections) return upgradeRefusals.tooManyConnections;
    if ((addresses.get(visitorAddress) ?? 0) >= limits.connectionsPerAddress) {
      return upgradeRefusals.tooManyFromAddress;
    }
    return { version, identity, network: visitorAddress };
  }

  return {
    async handleUpgrade(request, socket, head, visitorAddress) {
      // Without a listener, a client that resets the connection meanwhile would end the process.
      const ignoreReset = () => {};
      socket.on("error", ignoreReset);
      const admission = await admit(request, visitorAddress);
      if (socket.destroyed) return;
      if ("status" in admission) return refuseUpgrade(socket, admission);
      socket.off("error", ignoreReset);
      server.handleUpgrade(request, socket, head, (webSocket) => {
        addresses.set(visitorAddress, (addresses.get(visitorAddress) ?? 0) + 1);
        webSocket.on("close", () => {
          const left = (addresses.get(visitorAddress) ?? 1) - 1;
          if (left > 0) addresses.set(visitorAddress, left);
          else addresses.delete(visitorAddress);
        });
        serveConnection(webSocket, admission, limits, connect);
      });
    },
    count: () => server.clients.size,
    async close() {
      isStopping = true;
      await Promise.all(
        [...server.clients].map((webSocket) => {
          end(webSocket, closeReasons.stopping);
          return new Promise((settle) => webSocket.once("close", settle));
        }),
      );
    },
  };
}

type Admission = Pick<Client, "version" | "identity" | "network">;

function serveConnection(
  webSocket: WebSocket,
  admission: Admission,
  limits: Limits,
  connect: (client: Client) => ClientSession,
): void {
  const isAllowed = createRateLimiter(limits.messagesPerSecond);
  const client = clientOf(webSocket, admission, limits);
  const session = connect(client);
  const silence = setTimeout(() => client.close(closeReasons.silent), limits.silenceMs).unref();
  webSocket.on("message", (data, isBinary) => {
    silence.refresh();
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (!isAllowed()) return client.close(closeReasons.tooManyMessages);
    try {
      session.receive(decode(client.version, data as Buffer, isBinary));
    } catch (error) {
      if (!(error instanceof FrameRefused)) throw error;
      client.close(closeReasons.malformed);
    }
  });
  webSocket.on("close", () => {
    clearTimeout(silence);
    session.end();
  });
  // `ws` has already answered invalid frames and messages that are too long.
  webSocket.on("error", () => {});
}

function clientOf(webSocket: WebSocket, admission: Admission, limits: Limits): Client {
  const close = (closing: CloseReason) => end(webSocket, closing);
  return {
    ...admission,
    close,
    send(frame, isBinary = false) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > limits.waitingBytes) return close(closeReasons.slow);
      webSocket.send(frame, { binary: isBinary });
    },
  };
}

/** Clients that do not confirm in time are cut off. */
function end(webSocket: WebSocket, { code, reason }: CloseReason): void {
  webSocket.close(code, reason);
  const cutOff = setTimeout(() => webSocket.terminate(), closeTimeoutMs);
  webSocket.once("close", () => clearTimeout(cutOff));
}
