/**
 * The name of a request, by which its lines in the log belong together. A proxy that we trust may have named it already; what
 * a visitor writes into the header himself is never taken into the log.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { isTrustedProxy } from "../visitor-address/index.ts";

/** @returns the same name each time for the same request */
export type RequestIdOf = (request: IncomingMessage) => string;

/** What proxies write: UUIDs, 32 hexadecimal digits and the like; nothing that would need quoting. */
const sane = /^[\w.-]{8,64}$/;

const given = new WeakMap<IncomingMessage, string>();

/** A name is made when it is first asked for: most requests are answered without one. */
export function createRequestIds(trustedProxies: BlockList): RequestIdOf {
  return (request) => {
    const known = given.get(request) ?? nameByProxy(request, trustedProxies) ?? randomUUID();
    given.set(request, known);
    return known;
  };
}

/** @returns nothing where no proxy of ours has named it */
export function nameByProxy(
  { headers, socket }: IncomingMessage,
  trustedProxies: BlockList,
): string | undefined {
  const name = headers["x-request-id"];
  if (typeof name !== "string" || !sane.test(name)) return undefined;
  return isTrustedProxy(socket.remoteAddress, trustedProxies) ? name : undefined;
}
