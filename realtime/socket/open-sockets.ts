/**
 * Holds the connections: lets in who has a key and finds room, gives on what they send, and ends those that are silent,
 * too fast or too slow.
 */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Client } from "../channels/channel.ts";
import type { Conversation } from "../channels/conversation.ts";
import type { Role } from "../channels/tables.ts";
import { type Closing, closings, type UpgradeRefusal, upgradeRefusals } from "../errors.ts";
import type { Limits } from "../limits.ts";
import { createRate } from "../rate.ts";
import { decode, FrameRefused } from "../wire/decode.ts";
import { isProtocolVersion, type ProtocolVersion } from "../wire/message.ts";
import { refuseUpgrade } from "./refuse-upgrade.ts";

interface Sockets {
  /** @param visitorAddress whose connections are counted together */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, visitorAddress: string): void;
  count(): number;
  /** Tells all to come back later, and resolves when they have gone. */
  close(): Promise<void>;
}

interface SocketParts {
  readonly limits: Limits;
  /** @returns null when it is not one of the site's keys */
  identify(key: string): Role | null;
  converse(client: Client): Conversation;
}

/** How long a client has to answer that the connection ends, in milliseconds. */
const endWithin = 1_000;

/** Phoenix takes a client that does not name its protocol for an old one. */
const oldestProtocol = "1.0.0";

export function openSockets({ limits, identify, converse }: SocketParts): Sockets {
  // Without compression: each connection would hold its own, and each message be written anew for everybody.
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  const addresses = new Map<string, number>();
  let isStopping = false;

  function admit(request: IncomingMessage, visitorAddress: string): Admission | UpgradeRefusal {
    // Not as a URL, since some addresses that HTTP lets through are none.
    const query = new URLSearchParams(request.url?.split("?")[1]);
    const version = query.get("vsn") ?? oldestProtocol;
    const role = identify(query.get("apikey") ?? "");
    if (isStopping) return upgradeRefusals.stopping;
    if (!role) return upgradeRefusals.unknownKey;
    if (!isProtocolVersion(version)) return upgradeRefusals.unknownProtocol;
    if (server.clients.size >= limits.connections) return upgradeRefusals.tooManyConnections;
    if ((addresses.get(visitorAddress) ?? 0) >= limits.connectionsPerAddress) {
      return upgradeRefusals.tooManyFromAddress;
    }
    return { version, role };
  }

  return {
    handleUpgrade(request, socket, head, visitorAddress) {
      const admission = admit(request, visitorAddress);
      if ("status" in admission) return refuseUpgrade(socket, admission);
      server.handleUpgrade(request, socket, head, (webSocket) => {
        addresses.set(visitorAddress, (addresses.get(visitorAddress) ?? 0) + 1);
        webSocket.on("close", () => {
          const left = (addresses.get(visitorAddress) ?? 1) - 1;
          if (left > 0) addresses.set(visitorAddress, left);
          else addresses.delete(visitorAddress);
        });
        hold(webSocket, admission, limits, converse);
      });
    },
    count: () => server.clients.size,
    async close() {
      isStopping = true;
      await Promise.all(
        [...server.clients].map((webSocket) => {
          end(webSocket, closings.stopping);
          return new Promise((settle) => webSocket.once("close", settle));
        }),
      );
    },
  };
}

interface Admission {
  readonly version: ProtocolVersion;
  readonly role: Role;
}

function hold(
  webSocket: WebSocket,
  { version, role }: Admission,
  limits: Limits,
  converse: (client: Client) => Conversation,
): void {
  const isAllowed = createRate(limits.messagesPerSecond);
  const client = clientOf(webSocket, version, role, limits);
  const conversation = converse(client);
  const silence = setTimeout(() => client.close(closings.silent), limits.silenceMs).unref();
  webSocket.on("message", (data, isBinary) => {
    silence.refresh();
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (!isAllowed()) return client.close(closings.tooManyMessages);
    try {
      conversation.receive(decode(version, data as Buffer, isBinary));
    } catch (error) {
      if (!(error instanceof FrameRefused)) throw error;
      client.close(closings.malformed);
    }
  });
  webSocket.on("close", () => {
    clearTimeout(silence);
    conversation.end();
  });
  // What is no WebSocket frame, or too long, has been answered by `ws` with its code.
  webSocket.on("error", () => {});
}

function clientOf(webSocket: WebSocket, version: ProtocolVersion, role: Role, limits: Limits): Client {
  const close = (closing: Closing) => end(webSocket, closing);
  return {
    version,
    role,
    close,
    send(frame) {
      if (webSocket.readyState !== webSocket.OPEN) return;
      if (webSocket.bufferedAmount > limits.waitingBytes) return close(closings.slow);
      webSocket.send(frame, { binary: false });
    },
  };
}

/** Who does not answer in time is cut off. */
function end(webSocket: WebSocket, { code, reason }: Closing): void {
  webSocket.close(code, reason);
  const cutOff = setTimeout(() => webSocket.terminate(), endWithin);
  webSocket.once("close", () => clearTimeout(cutOff));
}
