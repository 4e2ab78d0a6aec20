/**
 * The request id, which connects the log lines of a request. A trusted proxy may set it; an id sent by a visitor
 * never gets into the log.
 */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrustedProxy } from "../visitor-address/index.ts";

/** The forms that proxies use: UUIDs, 32 hexadecimal digits and the like; nothing that needs quoting. */
const validId = /^[\w.-]{8,64}$/;

/** @returns undefined when no trusted proxy has set one */
export function requestIdByProxy(
  { headers, socket }: IncomingMessage,
  trustedProxies: BlockList,
): string | undefined {
  const id = headers["x-request-id"];
  if (typeof id !== "string" || !validId.test(id)) return undefined;
  return isTrustedProxy(socket.remoteAddress, trustedProxies) ? id : undefined;
}
