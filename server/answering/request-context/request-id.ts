/**
 * The name of a request, by which its lines in the log belong together. A proxy that we trust may have named it already; what
 * a visitor writes into the header himself is never taken into the log.
 */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrustedProxy } from "../visitor-address/index.ts";

/** What proxies write: UUIDs, 32 hexadecimal digits and the like; nothing that would need quoting. */
const sane = /^[\w.-]{8,64}$/;

/** @returns nothing where no proxy of ours has named it */
export function idByProxy(
  { headers, socket }: IncomingMessage,
  trustedProxies: BlockList,
): string | undefined {
  const id = headers["x-request-id"];
  if (typeof id !== "string" || !sane.test(id)) return undefined;
  return isTrustedProxy(socket.remoteAddress, trustedProxies) ? id : undefined;
}
